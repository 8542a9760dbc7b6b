import { commentOnRequest } from '../../domain/feature-requests/request-comments.server.ts';
import { COMMENTED } from '../../domain/feature-requests/request-words.ts';
import { requestPath } from '../../domain/feature-requests/requests.ts';
import { formText } from '../../platform/http/form-text.ts';
import { readFormKey } from '../../platform/http/request-body.server.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import { PLAIN_FORMS } from '../site/rejected-form.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/request-comment-route';

export const handle = { readers: 'members', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly()];

/** POST /requests/{id}/comments: comments on a request, once for each `key`. */
export const action = (args: Route.ActionArgs) =>
  answerMember(
    args,
    (services, member, form) =>
      commentOnRequest(services, member, {
        requestId: args.params.id,
        text: formText(form, 'text'),
        key: readFormKey(form, services.newId),
      }),
    {
      page: requestPath(args.params.id),
      form: PLAIN_FORMS.requestComment,
      done: () => ({ to: `${requestPath(args.params.id)}#comments`, words: COMMENTED }),
    },
  );
