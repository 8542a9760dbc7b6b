import { readLogoPicture } from '../../domain/instance/change-instance.server.ts';
import { problemResponse } from '../../platform/http/errors.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/logo-route';

/** GET /instance/logo.png: the logo of this instance. `v` in its address changes with the picture. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, look, requestId } = context.get(requestContext);
  const picture = look.logo === null ? null : await readLogoPicture(services);
  if (picture === null) return problemResponse('not-found', { requestId });
  const isCurrent = new URL(request.url).searchParams.get('v') === look.logo?.version;
  return new Response(Uint8Array.from(picture), {
    headers: {
      'content-type': 'image/png',
      'content-disposition': 'inline; filename="logo.png"',
      'cache-control': isCurrent ? 'public, max-age=86400' : 'no-cache',
    },
  });
}
