import { deleteOwnPost } from '../../domain/posts/posts.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { memberAction } from '../request/member-action.server.ts';
import type { Route } from './+types/post-route';

export const middleware = [allowMethods('DELETE', 'not-found')];

/** DELETE /api/posts/{id}: deletes the member's own post with all its versions, shared or not: 204. */
export const action = memberAction(
  ({ services, member }, { params }: Route.ActionArgs) =>
    deleteOwnPost(services, member, params.id),
  { guestError: 'not-found' },
);
