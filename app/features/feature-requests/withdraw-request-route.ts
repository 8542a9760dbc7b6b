import { withdrawRequest } from '../../domain/feature-requests/request-decisions.server.ts';
import { WITHDRAWN } from '../../domain/feature-requests/request-words.ts';
import { requestPath } from '../../domain/feature-requests/requests.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/withdraw-request-route';

export const handle = { readers: 'members', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly()];

/** POST /requests/{id}/withdraw: takes the viewer’s own request back. */
export const action = (args: Route.ActionArgs) =>
  answerMember(args, (services, member) => withdrawRequest(services, member, args.params.id), {
    page: requestPath(args.params.id),
    done: () => ({ to: '/requests', words: WITHDRAWN }),
  });
