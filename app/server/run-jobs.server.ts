import { sweepTokens } from '../domain/sign-in/change-tokens.server.ts';
import { sweepSessions } from '../domain/sign-in/sweep-sessions.server.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/time/durations.ts';
import { releaseAbandoned } from '../domain/writing/release-generation.server.ts';
import { pruneNotifications } from '../domain/notifications/prune-notifications.server.ts';
import { sweepDeleted, sweepReports } from '../domain/moderation/sweep-cases.server.ts';
import { RETENTION } from '../platform/time/retention.ts';
import type { Services } from '../platform/services.ts';
import { sweepObjects } from '../platform/files/sweep-objects.server.ts';
import { keepTurn, takeTurn } from './job-store.server.ts';
import { updateStatistics } from '../platform/db/update-statistics.server.ts';
import { deleteOld, forgetTranslations } from './retention-store.server.ts';

/** Something done by the clock. `every` in milliseconds; null: switched off. */
export type Job = {
  name: string;
  every: (services: Services) => number | null;
  /** `stopping` aborts when the process is to end: a long job then ends early. */
  run: (services: Services, stopping: AbortSignal) => Promise<unknown>;
};

const TICK = 15_000;
/** So long after its process was killed, another takes a job over. A running job holds on to its turn more often. */
const LEASE = MINUTE_MS;

export const JOBS: readonly Job[] = [
  { name: 'give-back-abandoned-generations', every: () => MINUTE_MS, run: releaseAbandoned },
  { name: 'delete-old-rows', every: () => HOUR_MS, run: applyRetention },
  { name: 'forget-translations', every: () => HOUR_MS, run: forgetOldTranslations },
  { name: 'delete-ended-sessions', every: () => HOUR_MS, run: sweepSessions },
  { name: 'delete-ended-tokens', every: () => DAY_MS, run: sweepTokens },
  { name: 'delete-removed-posts', every: () => HOUR_MS, run: sweepDeleted },
  { name: 'delete-orphaned-files', every: () => 10 * MINUTE_MS, run: sweepObjects },
  { name: 'delete-old-notices', every: () => HOUR_MS, run: pruneNotifications },
  { name: 'delete-old-reports', every: () => DAY_MS, run: sweepReports },
  { name: 'update-statistics', every: () => DAY_MS, run: ({ db }) => updateStatistics(db) },
];

/** Raw events, attempts without a post and counters of single days are kept as long as RETENTION says. */
export function applyRetention(services: Services): Promise<unknown> {
  const now = services.now();
  return deleteOld(services.db, {
    events: now - RETENTION.events,
    attempts: now - RETENTION.attempts,
    counterPeriod: new Date(now - RETENTION.counters).toISOString().slice(0, 10),
    rateLimitPeriod: new Date(now - RETENTION.rateLimitCounters).toISOString(),
  });
}

function forgetOldTranslations(services: Services): Promise<unknown> {
  return forgetTranslations(services.db, services.now() - RETENTION.translations);
}

/** Runs every job whose turn it is. A job that fails is logged and does not stop the others. */
export async function runDueJobs(
  services: Services,
  jobs: readonly Job[] = JOBS,
  stopping: AbortSignal = new AbortController().signal,
): Promise<void> {
  for (const { name, every, run } of jobs) {
    const period = every(services);
    if (period === null || stopping.aborted) continue;
    try {
      const now = services.now();
      const turn = { name, holder: services.bootId };
      const times = { now, until: now + LEASE, firstDue: now + period };
      if (!(await takeTurn(services.db, turn, times))) continue;
      const result = await holding(services, turn, now + period, () => run(services, stopping));
      services.log.debug({ job: name, result }, 'a job ran');
    } catch (error) {
      services.faults.jobFailed(name, 1);
      services.log.error({ err: error, job: name }, 'a job failed');
    }
  }
}

/** Keeps the turn while `work` goes on, and gives it up until `nextDue` afterwards, also when it fails. */
async function holding<T>(
  services: Services,
  turn: { name: string; holder: string },
  nextDue: number,
  work: () => Promise<T>,
): Promise<T> {
  const { db, log } = services;
  const timer = setInterval(() => {
    keepTurn(db, turn, services.now() + LEASE, false).catch((error: unknown) => {
      log.warn({ err: error, job: turn.name }, 'a job could not hold its turn');
    });
  }, LEASE / 3);
  timer.unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await keepTurn(db, turn, nextDue, true);
  }
}

/** Looks every 15 seconds what is due. Returns the stop: it waits for a job that runs. */
export function startJobs(services: Services, jobs: readonly Job[] = JOBS): () => Promise<void> {
  for (const { name } of jobs) services.faults.jobFailed(name, 0);
  const stopping = new AbortController();
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => runDueJobs(services, jobs, stopping.signal));
  }, TICK);
  timer.unref();
  return () => {
    clearInterval(timer);
    stopping.abort();
    return running;
  };
}
