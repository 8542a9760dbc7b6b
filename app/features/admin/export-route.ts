import { minimalPage } from '../../platform/http/minimal-pages.server.ts';
import { requireAdmin } from '../http/guards.server.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/export-route';
import { exportOverview } from '../../domain/admin/overview.server.ts';
import { EXPORT_FAILED, notUnderstood } from '../../domain/admin/overview-numbers.ts';
import { isZone } from '../../domain/admin/periods.ts';

export const handle = { readers: 'admins', query: ['zone'] } satisfies RouteHandle;

export const middleware = [requireAdmin];

/** GET /admin/export?zone=: returns the overview as CSV, for admins. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId, ...frame } = context.get(requestContext);
  const zone = new URL(request.url).searchParams.get('zone') ?? 'UTC';
  if (!isZone(zone)) {
    const message = notUnderstood('zone');
    return problemResponse({ reason: 'invalid-request', field: 'zone', message }, requestId);
  }
  const file = await exportOverview(services, zone).catch((error: unknown) => {
    services.log.error({ err: error, requestId }, 'the overview could not be exported');
    return null;
  });
  if (file === null) return minimalPage({ status: 503, ...EXPORT_FAILED }, frame);
  return new Response(file.text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="broetry-overview-${file.day}.csv"`,
    },
  });
}
