import { quarterOf } from '../../platform/observe/rollup.ts';
import { addToRollups } from '../../platform/observe/rollup-store.server.ts';
import { DAY_MS } from '../../platform/time/durations.ts';
import type { Services } from '../../platform/services.ts';
import { metricsOf, type Visit } from './vitals.ts';

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
