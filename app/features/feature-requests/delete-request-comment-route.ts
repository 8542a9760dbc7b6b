import { DELETED } from '../../domain/community/comment.ts';
import { deleteRequestComment } from '../../domain/feature-requests/request-comments.server.ts';
import { requestPath } from '../../domain/feature-requests/requests.ts';
import { NOT_FOUND } from '../../platform/http/rejection.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/delete-request-comment-route';

export const handle = { readers: 'members', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly()];

/** POST /requests/{id}/comments/{comment}/delete: deletes the viewer’s own comment, or any for an admin. */
export const action = (args: Route.ActionArgs) =>
  answerMember(
    args,
    async (services, member) =>
      (await deleteRequestComment(services, member, args.params.comment))
        ? { ok: true }
        : NOT_FOUND,
    {
      page: requestPath(args.params.id),
      done: () => ({ to: `${requestPath(args.params.id)}#comments`, words: DELETED }),
    },
  );
