import { findGameDate, leaveGame, putInGame } from '../../domain/game/game-posts.server.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { adminsOnly, membersOnly } from '../http/guards.server.ts';
import { emptyResponse } from '../http/empty-response.ts';
import { noBody } from '../http/request-bodies.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/game-post-route';

export const handle = {
  readers: 'admins',
  methods: ['GET', 'PUT', 'DELETE'],
  query: ['date'],
} satisfies RouteHandle;

export const middleware = [membersOnly(), adminsOnly, noBody];

/** GET: the date of the game that a shared post is in, or null. For admins. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { services } = context.get(requestContext);
  const date = await findGameDate(services, context.get(memberContext), params.id);
  return Response.json({ date }, { headers: { 'cache-control': 'no-store' } });
}

/** PUT ?date= puts a shared post into a game, DELETE takes it out. For admins. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const admin = context.get(memberContext);
  if (request.method === 'DELETE') {
    return emptyResponse(await leaveGame(services, admin, params.id), context);
  }
  const date = new URL(request.url).searchParams.get('date') ?? '';
  const outcome = await putInGame(services, admin, params.id, date);
  return outcome.ok ? emptyResponse(true, context) : problemResponse(outcome, requestId);
}
