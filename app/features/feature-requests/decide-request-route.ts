import { decideRequest } from '../../domain/feature-requests/request-decisions.server.ts';
import { DECIDED_WORDS, REASON_ADDED } from '../../domain/feature-requests/request-words.ts';
import { DECISIONS } from '../../domain/feature-requests/requests.ts';
import { formText } from '../../platform/http/form-text.ts';
import { UNKNOWN_FORM } from '../../platform/http/rejection.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { adminsOnly, membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/decide-request-route';

export const handle = { readers: 'members', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly(), adminsOnly];

/** POST /requests/{id}/decision: decides a request with a `status`, for admins. `text` is the reason of a rejection. */
export const action = (args: Route.ActionArgs) =>
  answerMember(
    args,
    async (services, member, form): ReturnType<typeof decideRequest> => {
      const status = DECISIONS.find((one) => one === form.get('status'));
      if (status === undefined) return UNKNOWN_FORM;
      const reason = formText(form, 'text');
      return decideRequest(services, member, { requestId: args.params.id, status, reason });
    },
    {
      page: '/admin/feature-requests',
      done: ({ request: { status, reason } }) => {
        if (status === 'pending') return {};
        // A rejection has no field for the reason: it is added afterwards.
        return { words: reason === null ? DECIDED_WORDS[status] : REASON_ADDED };
      },
    },
  );
