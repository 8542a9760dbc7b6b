import { readdir } from 'node:fs/promises';
import { BACKUP_RETENTION } from '../time/retention.ts';
import { DAY_MS } from '../time/time-units.ts';

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z(-scheduled|-before-upgrade)?$/;

export type BackupOrigin = 'by-hand' | 'scheduled' | 'before-upgrade';

/** Formats epoch milliseconds for a file name, in UTC. Names sort by time. */
export function timeName(at: number): string {
  return new Date(at).toISOString().replaceAll(/[:.]/g, '-');
}

/** The folder name of a backup. Manual ones never expire. */
export function backupName(at: number, origin: BackupOrigin): string {
  return timeName(at) + (origin === 'by-hand' ? '' : `-${origin}`);
}

/** The time of a backup by its name, in epoch milliseconds. */
export function timeOfBackup(name: string): number {
  const [day, time = ''] = name.split('T');
  const [hour, minute, second, thousandth] = time.slice(0, 12).split('-');
  return Date.parse(`${day}T${hour}:${minute}:${second}.${thousandth}Z`);
}

/** The names of backups, oldest first. */
function backupNames(names: readonly string[]): string[] {
  return names.filter((name) => NAME.test(name)).sort();
}

/** The name of the newest backup in a folder, or null. Throws when the folder is not readable. */
export async function newestBackupName(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return backupNames(names).at(-1) ?? null;
}

// 1970-01-01 was a Thursday; weeks start on Monday.
const FIRST_MONDAY = 4;

const PRUNED_ORIGINS: readonly BackupOrigin[] = ['scheduled', 'before-upgrade'];

/**
 * The expired backups among `names`, for scheduled and upgrade backups separately. Keeps the newest of the last days (UTC)
 * and weeks that have one.
 */
export function expiredBackups(names: readonly string[]): string[] {
  const { days, weeks } = BACKUP_RETENTION;
  return PRUNED_ORIGINS.flatMap((origin) => {
    const made = backupNames(names).filter((name) => name.endsWith(`-${origin}`));
    const newestFirst = made.reverse();
    const kept = new Set([
      ...newestOfEach(newestFirst, dayOf, days),
      ...newestOfEach(newestFirst, weekOf, weeks),
    ]);
    return newestFirst.filter((name) => !kept.has(name));
  });
}

function newestOfEach(
  newestFirst: readonly string[],
  periodOf: (name: string) => number,
  periods: number,
): string[] {
  const newest = new Map<number, string>();
  for (const name of newestFirst) {
    if (!newest.has(periodOf(name))) newest.set(periodOf(name), name);
  }
  return [...newest.values()].slice(0, periods);
}

function dayOf(name: string): number {
  return Date.parse(name.slice(0, 10)) / DAY_MS;
}

function weekOf(name: string): number {
  return Math.floor((dayOf(name) - FIRST_MONDAY) / 7);
}
