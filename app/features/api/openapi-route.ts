import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/openapi-route';
import { openapi } from './openapi.ts';

export const middleware = [allowMethods('GET')];

/** GET /api/v1/openapi.json: what /api/v1 is, for programs. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { services } = context.get(requestContext);
  return Response.json(openapi(services.publicOrigin), {
    headers: { 'cache-control': 'public, max-age=300' },
  });
}
