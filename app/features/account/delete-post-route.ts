import { removeOwnPost } from '../../domain/sign-in/change-account.server.ts';
import { POST_DELETED } from '../../domain/posts/post.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/delete-post-route';

export const handle = { readers: 'members', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly()];

/** POST /account/posts/{id}/delete: deletes the viewer’s own post. */
export const action = (args: Route.ActionArgs) =>
  answerMember(args, (services, member) => removeOwnPost(services, member, args.params.id), {
    page: '/account',
    done: () => ({ words: POST_DELETED }),
  });
