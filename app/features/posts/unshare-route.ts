import { postPath, TAKEN_BACK } from '../../domain/posts/post.ts';
import { unsharePost } from '../../domain/posts/sharing.server.ts';
import { NOT_FOUND } from '../../platform/http/rejection.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/unshare-route';

export const handle = { readers: 'members', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly('not-found')];

/** POST /post/{id}/unshare: takes an own post out of the community. */
export const action = (args: Route.ActionArgs) =>
  answerMember(
    args,
    async (services, member) =>
      (await unsharePost(services, member, args.params.id))
        ? { ok: true }
        : { ...NOT_FOUND, message: 'This post is not in the community.' },
    { page: postPath(args.params.id), done: () => ({ to: '/account', words: TAKEN_BACK }) },
  );
