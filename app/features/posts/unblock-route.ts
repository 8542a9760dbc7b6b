import { unblock } from '../../domain/community/blocks.server.ts';
import { postPath } from '../../domain/posts/post.ts';
import { UNBLOCKED } from '../../domain/screening/moderation-words.ts';
import { formText } from '../../platform/http/form-text.ts';
import { NOT_FOUND } from '../../platform/http/rejection.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/unblock-route';

export const handle = {
  readers: 'members',
  methods: ['POST'],
  needs: 'hasCommunity',
  opensToAuthor: true,
} satisfies RouteHandle;

export const middleware = [membersOnly()];

/** POST /post/{id}/unblock: ends the `block` of its author. */
export const action = (args: Route.ActionArgs) =>
  answerMember(
    args,
    async (services, member, form) =>
      (await unblock(services, member, formText(form, 'block'))) ? { ok: true } : NOT_FOUND,
    { page: postPath(args.params.id), done: () => ({ words: UNBLOCKED }) },
  );
