import { readInstance } from '../../domain/instance/instance.server.ts';
import { situationsOn } from '../../domain/instance/own-situations.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/situations-route';

/** GET /api/situations: the owner's situations, for 'Surprise me'. The browser has those of the house. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { services } = context.get(requestContext);
  const { situations } = await readInstance(services.db);
  return Response.json({ situations: situationsOn(situations, null) });
}
