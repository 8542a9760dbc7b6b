import { newestBackupName, timeOfBackup } from '../../platform/backup/stored-backups.server.ts';
import { listUnswept } from '../../platform/files/object-store.server.ts';
import { storageWords } from '../../platform/files/picture-storage.server.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { readModelErrors } from '../../platform/observe/model-metrics.server.ts';
import { countAll, countBetween, countEver } from '../../platform/observe/rollup-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { hasModel } from '../../platform/settings/model-settings.server.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import { modelCalls, usedPoints } from '../rate-limits/quotas.server.ts';
import { type PageVitals, readVitals } from '../stats/vitals.server.ts';
import { isAdmin } from './is-admin.ts';
import { percentOf, wholeNumber } from './overview.ts';
import { describeSite, type SiteFacts } from './site-facts.server.ts';
import { type Attempt, databaseSize, findAttempts } from './system-store.server.ts';

const DAYS = 14;

/** What the model has done on a day of UTC, as its allowance goes by. */
export type ModelDay = {
  day: string;
  tokensIn: number;
  tokensOut: number;
  /** Calls that failed, those among them that a second call made good. */
  errors: number;
  retries: number;
};

/** `days`: the last two weeks, today first; empty when no model has been asked in them. */
type ModelFacts = { today: SiteFacts; days: ModelDay[] };

/** What an operator asks of the model. */
async function describeModel(services: Services): Promise<ModelFacts> {
  const days = await readDays(services);
  const isQuiet = days.every(({ tokensIn, errors }) => tokensIn === 0 && errors === 0);
  if (!hasModel(services.settings)) return { today: [], days: isQuiet ? [] : days };
  return { today: await describeToday(services), days };
}

/** How many calls to the model the day, UTC, still allows. */
export async function modelCallsLeft({
  db,
  settings,
  now,
}: Pick<Services, 'db' | 'settings' | 'now'>): Promise<number> {
  const used = await usedPoints(db, modelCalls(now()));
  return Math.max(0, settings.modelCallsPerDay - used);
}

async function describeToday({ db, settings, now }: Services): Promise<SiteFacts> {
  const left = await modelCallsLeft({ db, settings, now });
  const errors = await readModelErrors(db, now() - DAY_MS);
  const what = errors.map(([kind, count]) => `${kind.replaceAll('_', ' ')} (${count})`).join(', ');
  return [
    {
      label: 'Calls left today',
      value: `${wholeNumber(left)} of ${wholeNumber(settings.modelCallsPerDay)}`,
    },
    { label: 'Errors, last 24 hours', value: what || 'none' },
  ];
}

async function readDays({ db, now }: Services): Promise<ModelDay[]> {
  const today = Math.floor(now() / DAY_MS) * DAY_MS;
  const starts = Array.from({ length: DAYS }, (_, index) => today - index * DAY_MS);
  const metrics = ['tokens:in', 'tokens:out', 'model-errors', 'model-retries'] as const;
  const counts = await countAll(
    db,
    Object.fromEntries(
      starts.flatMap((start) =>
        metrics.map((metric) => [
          `${start} ${metric}`,
          countBetween(metric, start, start + DAY_MS),
        ]),
      ),
    ),
  );
  return starts.map((start) => {
    const count = (metric: (typeof metrics)[number]) => counts[`${start} ${metric}`] ?? 0;
    return {
      day: new Date(start).toISOString().slice(0, 10),
      tokensIn: count('tokens:in'),
      tokensOut: count('tokens:out'),
      errors: count('model-errors'),
      retries: count('model-retries'),
    };
  });
}

/** How long the ones that one writer has finished took. Times in milliseconds. */
export type WriterPace = { writer: string; written: number; median: number; slow: number };

/** How the writing has gone of late. */
export type WritingHealth = {
  written: number;
  failed: number;
  /** Why, and how often. */
  reasons: [string, number][];
  /** Of what was written, how much the offline writer had to take over, in percent. */
  fallbackRate: number;
  /** Each writer's, whoever wrote most first. */
  paces: WriterPace[];
};

/** What an operator wants to know of the last attempts. A reader who left is no failure. */
export function writingHealth(attempts: readonly Attempt[]): WritingHealth {
  const byWriter = attempts.filter(({ writer }) => writer !== 'member');
  const written = byWriter.filter(({ state }) => state === 'succeeded');
  const failed = byWriter.filter(
    ({ state, error_code }) =>
      (state === 'failed' || state === 'expired') && error_code !== 'reader-left',
  );
  const reasons = new Map<string, number>();
  const note = (reason: string) => reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  for (const { error_code } of failed) note(error_code ?? 'unknown');
  const fallen = written.filter(({ fallback }) => fallback !== null);
  for (const { fallback } of fallen) note(`fallback: ${fallback}`);
  const groups = Map.groupBy(written, ({ writer }) => writer ?? 'unknown');
  return {
    written: written.length,
    failed: failed.length,
    reasons: [...reasons].sort(([, one], [, other]) => other - one),
    fallbackRate: percentOf(fallen.length, written.length),
    paces: [...groups]
      .map(([writer, own]) => paceOf(writer, own))
      .toSorted((one, other) => other.written - one.written),
  };
}

function paceOf(writer: string, attempts: readonly Attempt[]): WriterPace {
  const times = attempts
    .map(({ created_at, finished_at }) => (finished_at ?? created_at) - created_at)
    .sort((one, other) => one - other);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
  return { writer, written: times.length, median: at(0.5), slow: at(0.95) };
}

/** What an operator asks when something is odd. */
type SystemFacts = {
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
    { label: 'Pictures', value: await shown(storedPictures(services)) },
    { label: 'Not removed yet', value: await shown(filesNotRemoved(db)) },
    { label: 'Kept', value: storageWords(settings) },
    { label: 'Free on the disk', value: await shown(freeSpace().then(megabytes)) },
    { label: 'Last backup', value: await shown(lastBackup(settings.backupDir)) },
  ];
}

// Without the small ones that are made of each.
async function storedPictures({ db }: Services): Promise<string> {
  const counts = await countAll(db, {
    shown: countEver('resources'),
    bytes: countEver('picture-bytes'),
  });
  return `${wholeNumber(counts.shown)} in the library; ${megabytes(counts.bytes)} with what is hidden`;
}

const MAX_FILES_NAMED = 20;

async function filesNotRemoved(db: Services['db']): Promise<string> {
  const places = await listUnswept(db, MAX_FILES_NAMED + 1);
  if (places.length === 0) return 'none';
  const named = places.slice(0, MAX_FILES_NAMED).join(', ');
  const more = places.length > MAX_FILES_NAMED ? ', and more' : '';
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
