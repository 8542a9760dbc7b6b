import { SITUATIONS } from '../../../comedy/posts/situations.ts';
import { readInstance } from '../../domain/instance/instance.server.ts';
import { situationsOn } from '../../domain/instance/own-situations.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/situations-route';

export const handle = { readers: 'guests' } satisfies RouteHandle;

/** GET /api/situations: the situations of the house and the owner, for 'Surprise me'. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { services } = context.get(requestContext);
  const { situations } = await readInstance(services.db);
  return Response.json({ situations: [...SITUATIONS, ...situationsOn(situations, null)] });
}
