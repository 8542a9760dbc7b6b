import { unblock } from '../../domain/moderation/blocks.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { memberAction } from '../request/member-action.server.ts';
import type { Route } from './+types/unblock-route';

export const middleware = [allowMethods('DELETE')];

/** DELETE /api/blocks/{id}: removes one of the viewer's blocks. 204. */
export const action = memberAction(({ services, member }, { params }: Route.ActionArgs) =>
  unblock(services, member, params.id),
);
