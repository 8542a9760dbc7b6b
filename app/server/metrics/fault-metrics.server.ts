import { timeOfBackup } from '../../platform/backup/backup-name.ts';
import { newestName } from '../../platform/backup/newest-backup.server.ts';
import type { Health } from './health.server.ts';
import { withTimeout } from '../../platform/time/with-timeout.ts';
import type { Services } from '../../platform/services.ts';
import { gauge, type Measured } from './metrics-text.ts';

const HOUR = 3600;
/** Milliseconds. */
const DISK_WITHIN = 3000;

type Disk = { free: number | null; backup: string | null };

const looks = new WeakMap<Services, Promise<Disk>>();

/** One look at a time: a disk that does not answer must not take a thread of the process for each that asks. */
function lookAtDisk(services: Services): Promise<Disk> {
  const running = looks.get(services);
  if (running) return running;
  const look = Promise.all([
    services.freeSpace().catch(() => null),
    newestName(services.settings.backupDir).catch(() => null),
  ])
    .then(([free, backup]) => ({ free, backup }))
    .finally(() => looks.delete(services));
  looks.set(services, look);
  return look;
}

/** What deploy/alerts.yaml looks at beside load and model: refusals, failures, and whether there is room and a backup. */
export async function ofFaults(services: Services, health: Health): Promise<Measured[]> {
  const { faults, settings, now } = services;
  const { faults: faulty, refusals, failedJobs } = faults.read();
  const [isReady, disk] = await Promise.all([
    health.ready(),
    withTimeout(DISK_WITHIN, () => lookAtDisk(services)),
  ]);
  const { free = null, backup = null } = disk ?? {};
  return [
    counter(
      'refusals_total',
      'Answers of this process that refused, by their code.',
      'code',
      refusals,
    ),
    counter('faults_total', 'What went wrong in this process without a refusal.', 'fault', faulty),
    counter(
      'job_failures_total',
      'Jobs of the clock that failed in this process.',
      'name',
      failedJobs,
    ),
    gauge('ready', 'Whether /readyz says ok.', isReady ? 1 : 0),
    gauge('clock_seconds', 'What this server takes for the time, since 1970.', now() / 1000),
    gauge('disk_free_bytes', 'Room that is left where DATA_DIR is.', free),
    gauge(
      'backup_every_seconds',
      'Between backups by the clock; 0: never.',
      settings.backupEveryHours * HOUR,
    ),
    gauge(
      'last_backup_seconds',
      'When the newest backup was made, since 1970.',
      backup === null ? null : timeOfBackup(backup) / 1000,
    ),
  ];
}

function counter(
  name: string,
  help: string,
  label: string,
  counts: ReadonlyMap<string, number>,
): Measured {
  const samples = [...counts].map(([key, value]) => ({ labels: { [label]: key }, value }));
  return { name: `broetry_${name}`, help, kind: 'counter', samples };
}
