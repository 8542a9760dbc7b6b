import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sweepDeleted, sweepReports } from '../domain/moderation/sweep-cases.server.ts';
import { pruneNotifications } from '../domain/notifications/prune-notifications.server.ts';
import { sweepTokens } from '../domain/sign-in/api-tokens.server.ts';
import { sweepSessions } from '../domain/sign-in/sessions.server.ts';
import { releaseAbandoned } from '../domain/writing/generation-release.server.ts';
import { BackupError } from '../platform/backup/backup-files.server.ts';
import { updateStatistics } from '../platform/db/database.server.ts';
import { sweepObjects } from '../platform/files/picture-storage.server.ts';
import type { Services } from '../platform/services.ts';
import { RETENTION } from '../platform/time/retention.ts';
import { dateAt, DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/time/time-units.ts';
import { acquireLease, deleteOld, forgetTranslations, renewLease } from './job-store.server.ts';

/** Something done by the clock. `every` in milliseconds; null: switched off. */
export type Job = {
  name: string;
  every: (services: Services) => number | null;
  /** `stopping` aborts when the process is to end: a long job then ends early. */
  run: (services: Services, stopping: AbortSignal) => Promise<unknown>;
};

const TICK_MS = 15_000;
/** So long after its process was killed, another takes a job over. A running job holds on to its turn more often. */
const LEASE_MS = MINUTE_MS;

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
    counterPeriod: dateAt(now - RETENTION.counters),
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
      const times = { now, until: now + LEASE_MS, firstDue: now + period };
      if (!(await acquireLease(services.db, turn, times))) continue;
      const result = await withLease(services, turn, now + period, () => run(services, stopping));
      services.log.debug({ job: name, result }, 'a job ran');
    } catch (error) {
      services.faults.jobFailed(name, 1);
      services.log.error({ err: error, job: name }, 'a job failed');
    }
  }
}

/** Keeps the turn while `work` goes on, and gives it up until `nextDue` afterwards, also when it fails. */
async function withLease<T>(
  services: Services,
  turn: { name: string; holder: string },
  nextDue: number,
  work: () => Promise<T>,
): Promise<T> {
  const { db, log } = services;
  const timer = setInterval(() => {
    renewLease(db, turn, services.now() + LEASE_MS, false).catch((error: unknown) => {
      log.warn({ err: error, job: turn.name }, 'a job could not hold its turn');
    });
  }, LEASE_MS / 3);
  timer.unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await renewLease(db, turn, nextDue, true);
  }
}

/** Looks every 15 seconds what is due. Returns the stop: it waits for a job that runs. */
export function startJobs(services: Services, jobs: readonly Job[] = JOBS): () => Promise<void> {
  for (const { name } of jobs) services.faults.jobFailed(name, 0);
  const stopping = new AbortController();
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => runDueJobs(services, jobs, stopping.signal));
  }, TICK_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    stopping.abort();
    return running;
  };
}

/**
 * The backup by the clock. It runs `script` in a process of its own: copying must not hold up answers.
 * When the server stops, it stops too, and leaves nothing that looks like a backup.
 */
export function backupJob(script: string): Job {
  return {
    name: 'back-up',
    every: ({ settings }) => settings.backupEveryHours * HOUR_MS || null,
    async run({ settings }, stopping) {
      const { dataDir, backupDir, databaseUrl = '' } = settings;
      const child = spawn(process.execPath, [script, 'backup', '--scheduled'], {
        env: {
          ...process.env,
          DATA_DIR: dataDir,
          BACKUP_DIR: backupDir,
          DATABASE_URL: databaseUrl,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const stop = () => void child.kill();
      stopping.addEventListener('abort', stop);
      let words = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => (words += text));
      }
      const [code] = (await once(child, 'close')) as [number | null];
      stopping.removeEventListener('abort', stop);
      if (code !== 0 && !stopping.aborted) throw new BackupError(words.trim());
      return words.trim();
    },
  };
}
