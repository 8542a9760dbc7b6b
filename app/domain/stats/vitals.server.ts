import { z } from 'zod';
import { addToRollups, sumByMetric } from '../../platform/observe/rollup-store.server.ts';
import { quarterOf } from '../../platform/observe/rollup.ts';
import type { Services } from '../../platform/services.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';

/** What is measured of a visit, and the upper bounds it is sorted by; what is above goes to the last index. */
const VITALS = {
  lcp: {
    label: 'Largest paint',
    bounds: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000],
    unit: 'ms',
  },
  inp: { label: 'Slowest input', bounds: [50, 100, 150, 200, 300, 500, 1000], unit: 'ms' },
  /** In thousandths. */
  cls: { label: 'Layout shift', bounds: [10, 25, 50, 100, 150, 250, 500], unit: '' },
} as const;
type Vital = keyof typeof VITALS;

/** The pages that are told apart, by the first part of their address. */
const PAGES = [
  '/',
  '/login',
  '/signup',
  '/home',
  '/generator',
  '/reply-generator',
  '/preview',
  '/studio',
  '/community',
  '/post',
  '/resources',
  '/account',
  '/notices',
  '/requests',
  '/admin',
] as const;
const ROUTES: readonly string[] = [...PAGES, 'other'];

const measured = z.number().min(0).max(600_000).optional();
const visit = z.strictObject({
  path: z.string().startsWith('/').max(500),
  lcp: measured,
  inp: measured,
  cls: measured,
});
export type Visit = z.output<typeof visit>;

/** Checks what a browser tells of a visit. Null for another shape or size. */
export function parseVisit(body: unknown): Visit | null {
  return visit.safeParse(body).data ?? null;
}

/** The page behind an address: never the address itself, which may name a post or a member. */
export function routeOf(path: string): string {
  const first = `/${path.split('/')[1] ?? ''}`;
  return ROUTES.includes(first) ? first : 'other';
}

/** The names under which a visit is counted. */
export function metricsOf(visit: Visit): string[] {
  const route = routeOf(visit.path);
  const vitals = (Object.keys(VITALS) as Vital[]).flatMap((vital) => {
    const value = visit[vital];
    return value === undefined ? [] : [vitalMetric(vital, route, boundIndex(vital, value))];
  });
  return [`view:${route}`, ...vitals];
}

/** The name under which one figure of a visit is counted: its route, and between which bounds it lies. */
function vitalMetric(vital: Vital, route: string, index: number): string {
  return `vital:${vital}:${route}:${index}`;
}

/** Three of four visits were at most this; null where there were none, infinite above the last bound. */
export function percentile75(vital: Vital, counts: readonly number[]): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let seen = 0;
  for (const [index, count] of counts.entries()) {
    seen += count;
    if (seen >= total * 0.75) return VITALS[vital].bounds[index] ?? Number.POSITIVE_INFINITY;
  }
  return Number.POSITIVE_INFINITY;
}

/** "≤ 2.5 s". */
export function vitalWords(vital: Vital, value: number | null): string {
  if (value === null) return '—';
  const { bounds, unit } = VITALS[vital];
  const shown = Number.isFinite(value) ? value : (bounds.at(-1) ?? 0);
  const sign = Number.isFinite(value) ? '≤' : '>';
  if (unit === '') return `${sign} ${(shown / 1000).toFixed(3)}`;
  return shown >= 1000 ? `${sign} ${(shown / 1000).toFixed(1)} s` : `${sign} ${shown} ms`;
}

function boundIndex(vital: Vital, value: number): number {
  const index = VITALS[vital].bounds.findIndex((bound) => value <= bound);
  return index < 0 ? VITALS[vital].bounds.length : index;
}

/** Counts a visit on its day, UTC. A failure is silent for the visitor and goes to the log. */
export async function countVisit({ db, log, now }: Services, visit: Visit): Promise<void> {
  const bucket = quarterOf(Math.floor(now() / DAY_MS) * DAY_MS);
  try {
    await addToRollups(
      db,
      metricsOf(visit).map((metric) => ({ metric, bucket, by: 1 })),
    );
  } catch (error) {
    log.warn({ err: error }, 'a visit was not counted');
  }
}

const NAMES = Object.keys(VITALS) as Vital[];

export type PageVitals = { route: string; views: number } & Record<Vital, string>;

/** How fast pages were in the last seven days, the most visited first. */
export async function readVitals({ db, now }: Services): Promise<PageVitals[]> {
  const since = quarterOf(Math.floor(now() / DAY_MS - 6) * DAY_MS);
  const wanted = ROUTES.flatMap((route) => [
    `view:${route}`,
    ...NAMES.flatMap((vital) =>
      boundIndexes(vital).map((index) => vitalMetric(vital, route, index)),
    ),
  ]);
  const sums = await sumByMetric(db, wanted, since);
  const shown = (vital: Vital, route: string) => {
    const counts = boundIndexes(vital).map(
      (index) => sums.get(vitalMetric(vital, route, index)) ?? 0,
    );
    return vitalWords(vital, percentile75(vital, counts));
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

function boundIndexes(vital: Vital): number[] {
  return Array.from({ length: VITALS[vital].bounds.length + 1 }, (_, index) => index);
}
