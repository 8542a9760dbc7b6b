import { postPath } from '../../domain/posts/post.ts';
import { hidePremise } from '../../domain/posts/sharing.server.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/hide-premise-route';

export const handle = { readers: 'members', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly()];

/** POST /post/{id}/hide-premise: hides what happened from an own post. Of another post it hides nothing. */
export const action = (args: Route.ActionArgs) =>
  answerMember(
    args,
    async (services, member) => {
      await hidePremise(services, member, args.params.id);
      return { ok: true };
    },
    { page: postPath(args.params.id) },
  );
