import { DELETED, DELETE_FAILED } from '../../domain/community/comment.ts';
import { removeComment } from '../../domain/community/comments.server.ts';
import { postPath } from '../../domain/posts/post.ts';
import { NOT_FOUND } from '../../platform/http/rejection.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/delete-comment-route';

export const handle = {
  readers: 'members',
  methods: ['POST'],
  needs: 'hasCommunity',
  opensToAuthor: true,
} satisfies RouteHandle;

export const middleware = [membersOnly()];

/** POST /post/{id}/comments/{comment}/delete: deletes an own comment, or one on an own post. */
export const action = (args: Route.ActionArgs) =>
  answerMember(
    args,
    async (services, member) => {
      const isGone = await removeComment(services, member, args.params.comment);
      return isGone ? { ok: true } : { ...NOT_FOUND, message: DELETE_FAILED };
    },
    {
      page: postPath(args.params.id),
      done: () => ({ to: `${postPath(args.params.id)}#comments`, words: DELETED }),
    },
  );
