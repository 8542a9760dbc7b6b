import { reactToPost } from '../../domain/community/react-to-post.server.ts';
import { readReaction } from '../../domain/community/reaction.ts';
import { postPath } from '../../domain/posts/post.ts';
import { formText } from '../../platform/http/form-text.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { formPage, membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/reactions-route';

export const handle = {
  readers: 'members',
  methods: ['POST'],
  needs: 'hasCommunity',
  opensToAuthor: true,
} satisfies RouteHandle;

export const middleware = [membersOnly()];

/** POST /post/{id}/reactions: sets the reaction to a post to `kind`; without one, takes it back. */
export const action = (args: Route.ActionArgs) => {
  const { id } = args.params;
  const page = postPath(id);
  return answerMember(
    args,
    async (services, member, form) => {
      const taken = await services.rateLimits.take('reaction', member);
      if (!taken.ok) return taken;
      const sent = formText(form, 'kind');
      const kind = readReaction(sent);
      if (kind === null && sent !== '') return { ok: false, reason: 'invalid-request' };
      return reactToPost(services, member, id, kind);
    },
    { page, done: () => ({ to: `${formPage(args.request, page)}#post-${id}` }) },
  );
};
