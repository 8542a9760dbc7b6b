import { readLogoPicture } from '../../domain/instance/change-instance.server.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { NOT_FOUND } from '../../platform/http/rejection.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/logo-route';

export const handle = { readers: 'everyone', query: ['v'] } satisfies RouteHandle;

/** GET /instance/logo.png: the logo of this instance. `v` in its address changes with the picture. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, look, requestId } = context.get(requestContext);
  const picture = look.logo === null ? null : await readLogoPicture(services);
  if (picture === null) return problemResponse(NOT_FOUND, requestId);
  const isCurrent = new URL(request.url).searchParams.get('v') === look.logo?.version;
  return new Response(Uint8Array.from(picture), {
    headers: {
      'content-type': 'image/png',
      'content-disposition': 'inline; filename="logo.png"',
      'cache-control': isCurrent ? 'public, max-age=86400' : 'no-cache',
    },
  });
}
