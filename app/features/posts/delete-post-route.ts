import { POST_DELETED, postPath } from '../../domain/posts/post.ts';
import { deleteOwnPost } from '../../domain/posts/posts.server.ts';
import { NOT_FOUND } from '../../platform/http/rejection.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/delete-post-route';

export const handle = { readers: 'members', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly('not-found')];

/** POST /post/{id}/delete: deletes an own post with all its versions, shared or not. */
export const action = (args: Route.ActionArgs) =>
  answerMember(
    args,
    async (services, member) =>
      (await deleteOwnPost(services, member, args.params.id))
        ? { ok: true }
        : { ...NOT_FOUND, message: 'This post is already gone.' },
    { page: postPath(args.params.id), done: () => ({ to: '/account', words: POST_DELETED }) },
  );
