import { problemResponse } from '../../platform/http/errors.ts';
import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/replay-link-route';
import { replayLink } from '../../domain/writing/replays.server.ts';

export const middleware = [allowMethods('GET')];

/** GET /api/generations/{id}/replay: the path of the replay link of an own post; 422 where it cannot have one. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (viewer.kind !== 'member') return problemResponse('not-found', { requestId });
  const found = await replayLink(services, viewer, params.id);
  if (!found.ok) return problemResponse(found.reason, { requestId });
  const headers = { 'cache-control': 'private, no-store' };
  return Response.json({ path: found.path }, { headers });
}
