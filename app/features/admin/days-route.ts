import { requireAdmin } from '../http/guards.server.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/days-route';
import { countDays } from '../../domain/admin/day-counts.server.ts';
import { notUnderstood } from '../../domain/admin/overview-numbers.ts';
import { isDay, isZone } from '../../domain/admin/periods.ts';

export const handle = { readers: 'admins', query: ['period', 'day', 'zone'] } satisfies RouteHandle;

export const middleware = [requireAdmin];

/** GET /api/admin/days?period=week|month&day=&zone=: returns the guest activity of each day, for admins. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const asked = new URL(request.url).searchParams;
  const given = (name: string) => asked.get(name) ?? '';
  const [kind, day, zone] = [given('period'), given('day'), given('zone')];
  const refuse = (field: string) =>
    problemResponse({ reason: 'invalid-request', field, message: notUnderstood(field) }, requestId);
  if (kind !== 'week' && kind !== 'month') return refuse('period');
  if (!isDay(day)) return refuse('day');
  if (!isZone(zone)) return refuse('zone');
  return Response.json({ days: await countDays(services, { kind, day, zone }) });
}
