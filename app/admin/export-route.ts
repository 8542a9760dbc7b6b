import { barePage } from '../bare-page.server.ts';
import { requireAdmin } from '../auth/guards.server.ts';
import { problemResponse } from '../errors.ts';
import { requestContext } from '../request-context.ts';
import type { Route } from './+types/export-route';
import { exportOverview } from './export-overview.server.ts';
import { EXPORT_FAILED, notUnderstood } from './overview-words.ts';
import { isZone } from './periods.ts';

export const middleware = [requireAdmin];

/** GET /admin/export?zone=: the overview as CSV, for admins. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId, ...frame } = context.get(requestContext);
  const zone = new URL(request.url).searchParams.get('zone') ?? 'UTC';
  if (!isZone(zone)) {
    const title = notUnderstood('zone');
    return problemResponse('invalid-request', { requestId, field: 'zone', title });
  }
  const file = await exportOverview(services, viewer, zone).catch((error: unknown) => {
    services.log.error({ err: error, requestId }, 'the overview could not be exported');
    return 'failed' as const;
  });
  if (file === null) return problemResponse('not-found', { requestId });
  if (file === 'failed') return barePage({ status: 503, ...EXPORT_FAILED }, frame);
  return new Response(file.text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="broetry-overview-${file.day}.csv"`,
    },
  });
}
