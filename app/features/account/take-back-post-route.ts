import { takeBackPost } from '../../domain/sign-in/change-account.server.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/take-back-post-route';

export const handle = { readers: 'members', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly()];

/** POST /account/posts/{id}/take-back: takes the viewer’s own post back from the community. */
export const action = (args: Route.ActionArgs) =>
  answerMember(args, (services, member) => takeBackPost(services, member, args.params.id), {
    page: '/account',
  });
