import { removeComment } from '../../domain/community/comments.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { memberAction } from '../request/member-action.server.ts';
import type { Route } from './+types/comment-route';

export const middleware = [allowMethods('DELETE', 'not-found')];

/** DELETE /api/comments/{id}: an own comment, or one below an own post. 204. */
export const action = memberAction(({ services, member }, { params }: Route.ActionArgs) =>
  removeComment(services, member, params.id),
);
