import { findGameDate, leaveGame, putInGame } from '../../domain/game/game-posts.server.ts';
import { problemResponse } from '../../platform/http/errors.ts';
import { allowMethods } from '../request/guards.server.ts';
import { memberAction } from '../request/member-action.server.ts';
import type { Route } from './+types/game-post-route';

export const middleware = [allowMethods('GET, PUT, DELETE')];

/** GET: the date of the game that a shared post is in, or null. For admins. */
export const loader = memberAction(
  async ({ services, member }, { params }: Route.LoaderArgs) => {
    const date = await findGameDate(services, member, params.id);
    return Response.json({ date }, { headers: { 'cache-control': 'no-store' } });
  },
  { isForAdmins: true },
);

/** PUT ?date= puts a shared post into a game, DELETE takes it out. For admins. */
export const action = memberAction(
  async ({ services, member, requestId }, { request, params }: Route.ActionArgs) => {
    if (request.method === 'DELETE') return leaveGame(services, member, params.id);
    const date = new URL(request.url).searchParams.get('date') ?? '';
    const outcome = await putInGame(services, member, params.id, date);
    if (outcome.ok || outcome.reason === 'not-found') return outcome.ok;
    const { message: title } = outcome;
    return problemResponse('invalid-field', { requestId, field: 'date', title });
  },
  { isForAdmins: true },
);
