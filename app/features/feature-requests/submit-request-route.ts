import { submitRequest } from '../../domain/feature-requests/request-submission.server.ts';
import { ASKED_BEFORE, SUBMITTED } from '../../domain/feature-requests/request-words.ts';
import { formText } from '../../platform/http/form-text.ts';
import { readFormKey } from '../../platform/http/request-body.server.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import { PLAIN_FORMS } from '../site/rejected-form.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/submit-request-route';

export const handle = { readers: 'members', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly()];

/** POST /requests/new: asks for something, once for each `key`. Gives the request, an earlier one where `isKnown`. */
export const action = (args: Route.ActionArgs) =>
  answerMember(
    args,
    (services, member, form) =>
      submitRequest(services, member, {
        text: formText(form, 'text'),
        key: readFormKey(form, services.newId),
      }),
    {
      page: '/requests',
      form: PLAIN_FORMS.request,
      done: ({ request, isKnown }) =>
        isKnown
          ? { to: `/requests/${request.id}`, words: ASKED_BEFORE }
          : { to: '/requests?sort=newest', words: SUBMITTED },
    },
  );
