import { onlyMethods } from '../../platform/http/errors.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/openapi-route';
import { openapi } from './openapi.ts';

/** GET /api/v1/openapi.json: what /api/v1 is, for programs. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { services } = context.get(requestContext);
  return Response.json(openapi(services.publicOrigin), {
    headers: { 'cache-control': 'public, max-age=300' },
  });
}

/** There is nothing to send. */
export function action({ context }: Route.ActionArgs): Response {
  return onlyMethods('GET', context.get(requestContext).requestId);
}
