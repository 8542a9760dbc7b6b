import { z } from 'zod';
import { countSafely, sumByMetric } from '../../platform/observe/rollup-store.server.ts';
import { quarterOf } from '../../platform/observe/rollup.ts';
import type { Services } from '../../platform/services.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';

/** The measured values (largest paint, slowest input, layout shift) and the upper bounds of their histogram buckets. */
const VITALS = {
  lcp: { bounds: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, Infinity], unit: 'ms' },
  inp: { bounds: [50, 100, 150, 200, 300, 500, 1000, Infinity], unit: 'ms' },
  /** In thousandths. */
  cls: { bounds: [10, 25, 50, 100, 150, 250, 500, Infinity], unit: '' },
} as const;
type Vital = keyof typeof VITALS;
const NAMES = Object.keys(VITALS) as Vital[];

/** The pages that are counted separately, by the first segment of their path. */
const ROUTES: readonly string[] = [
  '/',
  '/login',
  '/signup',
  '/home',
  '/generator',
  '/reply-generator',
  '/preview',
  '/community',
  '/post',
  '/resources',
  '/account',
  '/notifications',
  '/requests',
  '/admin',
  'other',
];

const measured = z.number().min(0).max(600_000).optional();
const visit = z.strictObject({
  path: z.string().startsWith('/').max(500),
  lcp: measured,
  inp: measured,
  cls: measured,
});
export type Visit = z.output<typeof visit>;

/** Parses the body of a browser's report. Null when it is invalid. */
export function parseVisit(body: unknown): Visit | null {
  return visit.safeParse(body).data ?? null;
}

/** The counted page of a path. The path itself may contain the id of a post or a member. */
export function routeOf(path: string): string {
  const first = `/${path.split('/')[1] ?? ''}`;
  return ROUTES.includes(first) ? first : 'other';
}

/** The metrics that a visit increments. */
export function metricsOf(visit: Visit): string[] {
  const route = routeOf(visit.path);
  const vitals = NAMES.flatMap((vital) => {
    const value = visit[vital];
    if (value === undefined) return [];
    const index = VITALS[vital].bounds.findIndex((bound) => value <= bound);
    return [vitalMetric(vital, route, index)];
  });
  return [`view:${route}`, ...vitals];
}

function vitalMetric(vital: Vital, route: string, index: number): string {
  return `vital:${vital}:${route}:${index}`;
}

/** The bound below which 75 % of the visits are; null without visits, infinite above the last bound. */
export function percentile75(vital: Vital, counts: readonly number[]): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let seen = 0;
  const index = counts.findIndex((count) => (seen += count) >= total * 0.75);
  return VITALS[vital].bounds[index] ?? Infinity;
}

/** "≤ 2.5 s". */
export function formatVital(vital: Vital, value: number | null): string {
  if (value === null) return '—';
  const { bounds, unit } = VITALS[vital];
  const shown = Number.isFinite(value) ? value : (bounds.at(-2) ?? 0);
  const sign = Number.isFinite(value) ? '≤' : '>';
  if (unit === '') return `${sign} ${(shown / 1000).toFixed(3)}`;
  return shown >= 1000 ? `${sign} ${(shown / 1000).toFixed(1)} s` : `${sign} ${shown} ms`;
}

/** Counts a visit on its day (UTC). An error is logged and not shown to the visitor. */
export async function countVisit(services: Services, visit: Visit): Promise<void> {
  const counts = Object.fromEntries(metricsOf(visit).map((metric) => [metric, 1]));
  const day = Math.floor(services.now() / DAY_MS) * DAY_MS;
  await countSafely(services, counts, 'a visit was not counted', day);
}

export type PageVitals = { route: string; views: number } & Record<Vital, string>;

/** The 75th percentiles of the last seven days by page, most visited first. */
export async function readVitals({ db, now }: Pick<Services, 'db' | 'now'>): Promise<PageVitals[]> {
  const since = quarterOf(Math.floor(now() / DAY_MS - 6) * DAY_MS);
  const metrics = ROUTES.flatMap((route) => [
    `view:${route}`,
    ...NAMES.flatMap((vital) => bucketMetrics(vital, route)),
  ]);
  const sums = await sumByMetric(db, metrics, since);
  const shown = (vital: Vital, route: string) => {
    const counts = bucketMetrics(vital, route).map((metric) => sums.get(metric) ?? 0);
    return formatVital(vital, percentile75(vital, counts));
  };
  return ROUTES.map((route) => ({
    route,
    views: sums.get(`view:${route}`) ?? 0,
    lcp: shown('lcp', route),
    inp: shown('inp', route),
    cls: shown('cls', route),
  }))
    .filter(({ views }) => views > 0)
    .sort((one, other) => other.views - one.views);
}

/** The metrics of the buckets of a value on a page. */
function bucketMetrics(vital: Vital, route: string): string[] {
  return VITALS[vital].bounds.map((_, index) => vitalMetric(vital, route, index));
}
