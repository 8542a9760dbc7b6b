import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sendDigest } from '../domain/moderation/digest.server.ts';
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
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/time/time-units.ts';
import { acquireLease, deleteOld, forgetTranslations, renewLease } from './job-store.server.ts';

/** A scheduled job. `every` in milliseconds; null: off. */
export type Job = {
  name: string;
  every: (services: Services) => number | null;
  /** `stopping` aborts when the server stops. */
  run: (services: Services, stopping: AbortSignal) => Promise<unknown>;
};

const TICK_MS = 15_000;
/** Another process takes over the job of a killed one after this time. */
const LEASE_MS = MINUTE_MS;

export const JOBS: readonly Job[] = [
  { name: 'give-back-abandoned-generations', every: () => MINUTE_MS, run: releaseAbandoned },
  { name: 'delete-old-rows', every: () => HOUR_MS, run: ({ db, now }) => deleteOld(db, now()) },
  {
    name: 'forget-translations',
    every: () => HOUR_MS,
    run: ({ db, now }) => forgetTranslations(db, now() - RETENTION.translations),
  },
  { name: 'delete-ended-sessions', every: () => HOUR_MS, run: sweepSessions },
  { name: 'delete-ended-tokens', every: () => DAY_MS, run: sweepTokens },
  { name: 'delete-removed-posts', every: () => HOUR_MS, run: sweepDeleted },
  { name: 'delete-orphaned-files', every: () => 10 * MINUTE_MS, run: sweepObjects },
  { name: 'delete-old-notifications', every: () => HOUR_MS, run: pruneNotifications },
  { name: 'delete-old-reports', every: () => DAY_MS, run: sweepReports },
  {
    name: 'send-moderation-digest',
    every: ({ settings }) => (settings.moderationWebhook === undefined ? null : DAY_MS),
    run: sendDigest,
  },
  { name: 'update-statistics', every: () => DAY_MS, run: ({ db }) => updateStatistics(db) },
];

/** Runs every job that is due. Logs and counts a failed job and continues. */
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
      const lease = { name, holder: services.bootId };
      const times = { now, until: now + LEASE_MS, firstDue: now + period };
      if (!(await acquireLease(services.db, lease, times))) continue;
      const result = await withLease(services, lease, now + period, () => run(services, stopping));
      services.log.debug({ job: name, result }, 'a job ran');
    } catch (error) {
      services.errorCounters.countJobFailure(name, 1);
      services.log.error({ err: error, job: name }, 'a job failed');
    }
  }
}

/** Renews the lease while `work` runs, then sets the next run to `nextDue`, also after a failure. */
async function withLease<T>(
  services: Pick<Services, 'db' | 'now' | 'log'>,
  lease: { name: string; holder: string },
  nextDue: number,
  work: () => Promise<T>,
): Promise<T> {
  const { db, log } = services;
  const timer = setInterval(() => {
    renewLease(db, lease, services.now() + LEASE_MS, false).catch((error: unknown) => {
      log.warn({ err: error, job: lease.name }, 'a job could not hold its turn');
    });
  }, LEASE_MS / 3);
  timer.unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await renewLease(db, lease, nextDue, true);
  }
}

/** Runs due jobs every 15 seconds. Returns a function that stops them and waits for a running job. */
export function startJobs(services: Services, jobs: readonly Job[] = JOBS): () => Promise<void> {
  for (const { name } of jobs) services.errorCounters.countJobFailure(name, 0);
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

const execute = promisify(execFile);

/**
 * The scheduled backup. Runs `script` in a child process, so that copying does not block responses. The child ends with
 * the server, and then leaves no backup.
 */
export function backupJob(script: string): Job {
  return {
    name: 'back-up',
    every: ({ settings }) => settings.backupEveryHours * HOUR_MS || null,
    async run({ settings }, stopping) {
      const { dataDir: DATA_DIR, backupDir: BACKUP_DIR, databaseUrl: DATABASE_URL = '' } = settings;
      const env = { ...process.env, DATA_DIR, BACKUP_DIR, DATABASE_URL };
      const running = execute(process.execPath, [script, 'backup', '--scheduled'], { env });
      // Not the option `signal`, which does not wait for the end of the child.
      const stop = () => void running.child.kill();
      stopping.addEventListener('abort', stop, { once: true });
      try {
        return (await running).stdout.trim();
      } catch (error) {
        if (stopping.aborted) return '';
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        throw new BackupError((stdout + stderr).trim());
      } finally {
        stopping.removeEventListener('abort', stop);
      }
    },
  };
}
