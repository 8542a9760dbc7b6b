import { z } from 'zod';
import { findGameDate, leaveGame, putInGame } from '../../domain/game/game-posts.server.ts';
import { shapeFailure, type ShapeFailure } from '../../platform/http/body-validation.ts';
import { problemResponse } from '../../platform/http/errors.ts';
import { parseJsonBody } from '../../platform/http/request-body.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/game-post-route';

export const middleware = [allowMethods('GET, PUT, DELETE')];

/** GET: the date of the game that a shared post is in, or null. For admins. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  if (!viewer.isAdmin) return problemResponse('not-allowed', { requestId });
  const date = await findGameDate(services, viewer, params.id);
  return Response.json({ date }, { headers: { 'cache-control': 'no-store' } });
}

/** PUT {date} puts a shared post into a game, DELETE takes it out. For admins. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  if (!viewer.isAdmin) return problemResponse('not-allowed', { requestId });
  if (request.method === 'DELETE') {
    if (await leaveGame(services, viewer, params.id)) return new Response(null, { status: 204 });
    return problemResponse('not-found', { requestId });
  }
  const parsed = await parseJsonBody(request, requestId, parseUse);
  if (!parsed.ok) return parsed.response;
  const outcome = await putInGame(services, viewer, params.id, parsed.date);
  if (outcome.ok) return Response.json({ date: outcome.date });
  if (outcome.reason === 'not-found') return problemResponse('not-found', { requestId });
  return problemResponse('invalid-field', { requestId, field: 'date', title: outcome.message });
}

const shape = z.strictObject({ date: z.string() });

function parseUse(body: unknown): { ok: true; date: string } | ShapeFailure {
  const parsed = shape.safeParse(body);
  return parsed.success ? { ok: true, date: parsed.data.date } : shapeFailure(parsed.error);
}
