import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/openapi-route';
import { openapi } from './openapi.ts';

export const handle = { readers: 'guests' } satisfies RouteHandle;

/** GET /api/v1/openapi.json: returns the OpenAPI description of /api/v1. Cached for 5 minutes. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { services } = context.get(requestContext);
  return Response.json(openapi(services.publicOrigin), {
    headers: { 'cache-control': 'public, max-age=300' },
  });
}
