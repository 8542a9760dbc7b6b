import { removeRequest } from '../../domain/feature-requests/request-decisions.server.ts';
import { REQUEST_DELETED } from '../../domain/feature-requests/request-words.ts';
import { requestPath } from '../../domain/feature-requests/requests.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { adminsOnly, membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/delete-request-route';

export const handle = { readers: 'members', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly(), adminsOnly];

/** POST /requests/{id}/delete: deletes a request, for admins. */
export const action = (args: Route.ActionArgs) =>
  answerMember(args, (services, member) => removeRequest(services, member, args.params.id), {
    page: requestPath(args.params.id),
    done: () => ({ to: '/requests', words: REQUEST_DELETED }),
  });
