import { quarterOf } from '../../platform/observe/rollup.ts';
import { sumByMetric } from '../../platform/observe/rollup-store.server.ts';
import { DAY_MS } from '../../platform/time/durations.ts';
import type { Services } from '../../platform/services.ts';
import { ROUTES, threeOfFour, type Vital, vitalMetric, VITALS, vitalWords } from './vitals.ts';

const NAMES = Object.keys(VITALS) as Vital[];

export type PageVitals = { route: string; views: number } & Record<Vital, string>;

/** How fast pages were in the last seven days, the most visited first. */
export async function readVitals({ db, now }: Services): Promise<PageVitals[]> {
  const since = quarterOf(Math.floor(now() / DAY_MS - 6) * DAY_MS);
  const wanted = ROUTES.flatMap((route) => [
    `view:${route}`,
    ...NAMES.flatMap((vital) => places(vital).map((place) => vitalMetric(vital, route, place))),
  ]);
  const sums = await sumByMetric(db, wanted, since);
  const shown = (vital: Vital, route: string) => {
    const counts = places(vital).map((place) => sums.get(vitalMetric(vital, route, place)) ?? 0);
    return vitalWords(vital, threeOfFour(vital, counts));
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

function places(vital: Vital): number[] {
  return Array.from({ length: VITALS[vital].bounds.length + 1 }, (_, place) => place);
}
