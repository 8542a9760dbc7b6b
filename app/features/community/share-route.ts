import { unsharePost } from '../../domain/posts/sharing.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { memberAction } from '../request/member-action.server.ts';
import type { Route } from './+types/share-route';

export const middleware = [allowMethods('DELETE')];

/** DELETE /api/posts/{id}/share takes a post out of the community: 204. */
export const action = memberAction(
  ({ services, member }, { params }: Route.ActionArgs) => unsharePost(services, member, params.id),
  { guestError: 'not-found' },
);
