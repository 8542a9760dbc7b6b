import { newestBackupName, timeOfBackup } from '../../platform/backup/stored-backups.server.ts';
import { listUnswept } from '../../platform/files/object-store.server.ts';
import { LOW_SPACE_BYTES } from '../../platform/settings/data-dir.server.ts';
import { storageLocation } from '../../platform/files/picture-storage.server.ts';
import type { ActiveModel } from '../../platform/model/model-check.server.ts';
import { readModelErrors } from '../../platform/observe/model-metrics.server.ts';
import { countAll, countEver } from '../../platform/observe/rollup-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { dateAt, DAY_MS } from '../../platform/time/time-units.ts';
import { modelCalls, modelCallsOf, modelShare, type Payer } from '../rate-limits/quotas.server.ts';
import { usedPoints } from '../rate-limits/quota-store.server.ts';
import { readVitals } from '../stats/vitals.server.ts';
import { countSpans, type Span } from './day-counts.server.ts';
import { refusalWords } from './refusal-words.server.ts';
import { percentOf, formatWholeNumber } from './overview-numbers.ts';
import { backupStep } from './first-steps.server.ts';
import { commandLine, describeSite, type SiteFacts } from './server-configuration.server.ts';
import { type GenerationAttempt, databaseSize, findAttempts } from './system-store.server.ts';

const DAYS = 14;

/** Today's calls and errors, and the last two weeks, today first; no days without a call. */
async function describeModel(services: Services) {
  const days = await readDays(services);
  const isUnused = days.every(({ tokensIn, errors }) => tokensIn === 0 && errors === 0);
  const model = services.modelStatus.active();
  if (model === null) return { today: [], days: isUnused ? [] : days };
  return { today: await describeToday(services, model), days };
}

/** Returns the number of model calls left on this UTC day. */
export async function modelCallsLeft({
  db,
  settings,
  now,
}: Pick<Services, 'db' | 'settings' | 'now'>): Promise<number> {
  const used = await usedPoints(db, modelCalls(now()));
  return Math.max(0, settings.modelCallsPerDay - used);
}

/** Returns how many of their calls of this UTC day guests or members have used. */
export async function shareOfToday(
  { db, settings, now }: Pick<Services, 'db' | 'settings' | 'now'>,
  payer: Payer,
): Promise<{ used: number; of: number }> {
  return {
    used: await usedPoints(db, modelCallsOf(payer, now())),
    of: modelShare(settings, payer),
  };
}

async function describeToday(
  { db, settings, now, modelStatus }: Pick<Services, 'db' | 'settings' | 'now' | 'modelStatus'>,
  model: ActiveModel,
): Promise<SiteFacts> {
  const refusal = modelStatus.refusal();
  const left = await modelCallsLeft({ db, settings, now });
  const errors = await readModelErrors(db, now() - DAY_MS);
  const list = errors.map(([kind, count]) => `${kind.replaceAll('_', ' ')} (${count})`).join(', ');
  return [
    ...(refusal
      ? [
          {
            label: 'Refused',
            value: refusalWords(refusal, model),
            toDo: 'The model refuses this server, so the house writes.',
          },
        ]
      : []),
    {
      label: 'Calls left today',
      value: `${formatWholeNumber(left)} of ${formatWholeNumber(settings.modelCallsPerDay)}`,
    },
    { label: 'Errors, last 24 hours', value: list || 'None' },
  ];
}

/** The model usage of a UTC day. `retries` of its errors succeeded on a second call. */
export type ModelDay = Awaited<ReturnType<typeof readDays>>[number];

async function readDays({ db, now }: Pick<Services, 'db' | 'now'>) {
  const today = Math.floor(now() / DAY_MS) * DAY_MS;
  const starts = Array.from({ length: DAYS }, (_, index) => today - index * DAY_MS);
  const spans = starts.map((start): Span => [start, start + DAY_MS]);
  const counts = await countSpans(db, MODEL_METRICS, spans);
  return counts.map((count, index) => ({ day: dateAt(starts[index] ?? today), ...count }));
}

const MODEL_METRICS = {
  tokensIn: 'tokens:in',
  tokensOut: 'tokens:out',
  errors: 'model-errors',
  retries: 'model-retries',
} as const;

export type WritingHealth = ReturnType<typeof writingHealth>;

/**
 * Summarises generations: each reason with its count, the share of texts by the fallback in percent, and the pace by writer,
 * the most texts first. A reader who left does not count as a failure.
 */
export function writingHealth(attempts: readonly GenerationAttempt[]) {
  const byWriter = attempts.filter(({ writer }) => writer !== 'member');
  const written = byWriter.filter(({ state }) => state === 'succeeded');
  const failed = byWriter.filter(
    ({ state, error_code }) =>
      (state === 'failed' || state === 'expired') && error_code !== 'reader-left',
  );
  // A live card is finished by the house writer on purpose.
  const fallbacks = written.filter(({ fallback }) => fallback !== null && fallback !== 'live-card');
  const reasons = [
    ...failed.map(({ error_code }) => error_code ?? 'unknown'),
    ...fallbacks.map(({ fallback }) => `fallback: ${fallback}`),
  ];
  const counts = Array.from(
    Map.groupBy(reasons, (reason) => reason),
    ([reason, all]): [string, number] => [reason, all.length],
  );
  const groups = Map.groupBy(written, ({ writer }) => writer ?? 'unknown');
  return {
    written: written.length,
    failed: failed.length,
    reasons: counts.sort(([, one], [, other]) => other - one),
    fallbackRate: percentOf(fallbacks.length, written.length),
    paces: [...groups]
      .map(([writer, own]) => paceOf(writer, own))
      .toSorted((one, other) => other.written - one.written),
  };
}

/** The speed of a writer: median and 95th percentile in milliseconds. */
export type WriterPace = ReturnType<typeof paceOf>;

function paceOf(writer: string, attempts: readonly GenerationAttempt[]) {
  const times = attempts
    .map(({ created_at, finished_at }) => (finished_at ?? created_at) - created_at)
    .sort((one, other) => one - other);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
  return { writer, written: times.length, median: at(0.5), slow: at(0.95) };
}

/** Describes the system. A fact that cannot be read says so. */
export async function describeSystem(services: Services) {
  const attempts = await findAttempts(services.db, services.now() - DAY_MS);
  return {
    site: await describeSite(services),
    writing: writingHealth(attempts),
    model: await describeModel(services),
    storage: await describeStorage(services),
    vitals: await readVitals(services),
  };
}

async function describeStorage(
  services: Pick<Services, 'db' | 'settings' | 'freeSpace' | 'now'>,
): Promise<SiteFacts> {
  const { db, settings, freeSpace } = services;
  const backup = await backupStep(services);
  const unswept = await listUnswept(db, MAX_FILES_NAMED + 1).catch(() => null);
  const free = await freeSpace().catch(() => null);
  const facts: SiteFacts = [
    { label: 'Database', value: await shown(databaseSize(db).then(megabytes)) },
    { label: 'Pictures', value: await shown(storedPictures(services)) },
    {
      label: 'Still to delete',
      value: unswept === null ? UNREAD : filesNotRemoved(unswept),
      toDo: unswept?.length ? 'Files of removed pictures are still there: see Storage.' : undefined,
    },
    { label: 'Picture files', value: storageLocation(settings) },
    {
      label: 'Free on the disk',
      value: free === null ? UNREAD : describeSpace(free),
      toDo:
        free !== null && free < LOW_SPACE_BYTES
          ? 'The disk is almost full: make room before writing fails.'
          : undefined,
    },
    {
      label: 'Last backup',
      value: await shown(lastBackup(settings.backupDir)),
      toDo: backup.isDone ? undefined : 'No recent backup. Run this on the server:',
      command: commandLine('backup'),
    },
  ];
  return facts.map((fact) =>
    fact.value === UNREAD ? { ...fact, toDo: `${fact.label}: ${UNREAD}.` } : fact,
  );
}

const UNREAD = 'could not be read';

const shown = (value: Promise<string>) => value.catch(() => UNREAD);

function describeSpace(free: number): string {
  if (free >= LOW_SPACE_BYTES) return megabytes(free);
  return `${megabytes(free)}: almost full. Make room on the disk of DATA_DIR before writing fails`;
}

// Without previews.
async function storedPictures({ db }: Pick<Services, 'db'>): Promise<string> {
  const counts = await countAll(db, {
    shown: countEver('resources'),
    bytes: countEver('resource-bytes'),
  });
  return `${formatWholeNumber(counts.shown)} in the library; ${megabytes(counts.bytes)} with what is hidden`;
}

const MAX_FILES_NAMED = 20;

function filesNotRemoved(paths: readonly string[]): string {
  if (paths.length === 0) return 'None';
  const named = paths.slice(0, MAX_FILES_NAMED).join(', ');
  const more = paths.length > MAX_FILES_NAMED ? ', and more' : '';
  return `The storage did not delete these files of removed pictures. The server tries again within an hour: ${named}${more}`;
}

async function lastBackup(folder: string): Promise<string> {
  const last = await newestBackupName(folder);
  if (last === null) return 'None yet';
  const [day, time = ''] = new Date(timeOfBackup(last)).toISOString().split('T');
  return `${day} ${time.slice(0, 5)} UTC`;
}

function megabytes(bytes: number): string {
  const size = bytes / 1024 / 1024;
  return size < 1024 ? `${size.toFixed(1)} MB` : `${(size / 1024).toFixed(1)} GB`;
}
