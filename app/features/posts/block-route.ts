import { blockWriter } from '../../domain/community/blocks.server.ts';
import { postPath } from '../../domain/posts/post.ts';
import { BLOCKED } from '../../domain/screening/moderation-words.ts';
import { NOT_FOUND } from '../../platform/http/rejection.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/block-route';

export const handle = {
  readers: 'members',
  methods: ['POST'],
  needs: 'hasCommunity',
  opensToAuthor: true,
} satisfies RouteHandle;

export const middleware = [membersOnly()];

/** POST /post/{id}/block: blocks the author of a shared post. Gives the id of the `block`. */
export const action = (args: Route.ActionArgs) =>
  answerMember(
    args,
    async (services, member) => {
      const block = await blockWriter(services, member, args.params.id);
      return block === null ? NOT_FOUND : { ok: true, block };
    },
    { page: postPath(args.params.id), done: () => ({ to: '/community', words: BLOCKED }) },
  );
