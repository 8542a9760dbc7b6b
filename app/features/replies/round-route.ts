import { deleteOwnRound } from '../../domain/writing/reply-rounds.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { memberAction } from '../request/member-action.server.ts';
import type { Route } from './+types/round-route';

export const middleware = [allowMethods('DELETE', 'not-found')];

/** DELETE /api/replies/{id}: an own round of replies. 204. */
export const action = memberAction(
  ({ services, member }, { params }: Route.ActionArgs) =>
    deleteOwnRound(services, member, params.id),
  { guestError: 'not-found' },
);
