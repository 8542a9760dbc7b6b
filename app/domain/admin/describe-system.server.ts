import { countAll, countEver } from '../../platform/observe/rollup-store.server.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newestBackupName, timeOfBackup } from '../../platform/backup/stored-backups.server.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import type { Services } from '../../platform/services.ts';
import { type PageVitals, readVitals } from '../stats/vitals.server.ts';
import { listUnswept } from '../../platform/files/object-store.server.ts';
import { storageWords } from '../../platform/files/picture-storage.server.ts';
import { describeModel, type ModelFacts } from './describe-model.server.ts';
import { describeSite, type SiteFacts } from './describe-site.server.ts';
import { isAdmin } from './is-admin.ts';
import { wholeNumber } from './overview-words.ts';
import { databaseSize, findAttempts } from './system-store.server.ts';
import { type WritingHealth, writingHealth } from './writing-health.ts';

/** What an operator asks when something is odd. */
export type SystemFacts = {
  site: SiteFacts;
  writing: WritingHealth;
  model: ModelFacts;
  storage: SiteFacts;
  vitals: PageVitals[];
};

/** The facts, for admins. Null for everybody else. What cannot be asked says so and hides nothing else. */
export async function describeSystem(
  services: Services,
  viewer: Viewer,
): Promise<SystemFacts | null> {
  const site = describeSite(services, viewer);
  if (!isAdmin(viewer) || !site) return null;
  const attempts = await findAttempts(services.db, services.now() - DAY_MS);
  return {
    site,
    writing: writingHealth(attempts),
    model: await describeModel(services),
    storage: await describeStorage(services),
    vitals: await readVitals(services),
  };
}

async function describeStorage(services: Services): Promise<SiteFacts> {
  const { db, settings, freeSpace } = services;
  const shown = (asked: Promise<string>) => asked.catch(() => 'could not be read');
  return [
    { label: 'Database', value: await shown(databaseSize(db).then(megabytes)) },
    { label: 'Pictures', value: await shown(picturesKept(services)) },
    { label: 'Not removed yet', value: await shown(filesNotRemoved(db)) },
    { label: 'Kept', value: storageWords(settings) },
    { label: 'Free on the disk', value: await shown(freeSpace().then(megabytes)) },
    { label: 'Last backup', value: await shown(lastBackup(settings.backupDir)) },
  ];
}

// Without the small ones that are made of each.
async function picturesKept({ db }: Services): Promise<string> {
  const counts = await countAll(db, {
    shown: countEver('resources'),
    bytes: countEver('picture-bytes'),
  });
  return `${wholeNumber(counts.shown)} in the library; ${megabytes(counts.bytes)} with what is hidden`;
}

const MOST_NAMED = 20;

async function filesNotRemoved(db: Services['db']): Promise<string> {
  const places = await listUnswept(db, MOST_NAMED + 1);
  if (places.length === 0) return 'none';
  const named = places.slice(0, MOST_NAMED).join(', ');
  const more = places.length > MOST_NAMED ? ', and more' : '';
  return `The storage did not delete these files of removed pictures. The server tries again within an hour: ${named}${more}`;
}

async function lastBackup(folder: string): Promise<string> {
  const last = await newestBackupName(folder);
  if (last === null) return 'none yet';
  const [day, time = ''] = new Date(timeOfBackup(last)).toISOString().split('T');
  return `${day} ${time.slice(0, 5)} UTC`;
}

function megabytes(bytes: number): string {
  const size = bytes / 1024 / 1024;
  return size < 1024 ? `${size.toFixed(1)} MB` : `${(size / 1024).toFixed(1)} GB`;
}
