import { readdir } from 'node:fs/promises';
import { BACKUP_RETENTION } from '../time/retention.ts';
import { DAY_MS } from '../time/time-units.ts';

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z(-scheduled|-before-upgrade)?$/;

/** Who made a backup: somebody with a command, the clock, or a start that was about to change the schema. */
export type BackupOrigin = 'by-hand' | 'scheduled' | 'before-upgrade';

/** A moment (epoch milliseconds, shown in UTC) as a part of a file name: names sort by time. */
export function timeName(at: number): string {
  return new Date(at).toISOString().replaceAll(/[:.]/g, '-');
}

/** The name of a backup's folder. Those made by hand are never deleted by the clock. */
export function backupName(at: number, origin: BackupOrigin): string {
  return timeName(at) + (origin === 'by-hand' ? '' : `-${origin}`);
}

/** When a backup with that name was made, in epoch milliseconds. */
export function timeOfBackup(name: string): number {
  const [day, time = ''] = name.split('T');
  const [hour, minute, second, thousandth] = time.slice(0, 12).split('-');
  return Date.parse(`${day}T${hour}:${minute}:${second}.${thousandth}Z`);
}

/** The backups among the names of a folder, oldest first. */
function backupNames(names: readonly string[]): string[] {
  return names.filter((name) => NAME.test(name)).sort();
}

/** The name of the newest backup in a folder; null when it has none. Throws when it cannot be read. */
export async function newestBackupName(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return backupNames(names).at(-1) ?? null;
}

// Weeks begin on Mondays; the first day of the epoch was a Thursday.
const FIRST_MONDAY = 4;

/**
 * The backups among `names` that may go, of the clock and, by themselves, of upgrades: kept are the newest
 * of each of the last `days` days (UTC) that have one, and the newest of each of the last `weeks` weeks that
 * have one.
 */
export function expiredBackups(
  names: readonly string[],
  { days, weeks }: { days: number; weeks: number } = BACKUP_RETENTION,
): string[] {
  return PRUNED_ORIGINS.flatMap((origin) => {
    const made = backupNames(names).filter((name) => name.endsWith(`-${origin}`));
    return expired(made.reverse(), days, weeks);
  });
}

const PRUNED_ORIGINS: readonly BackupOrigin[] = ['scheduled', 'before-upgrade'];

function expired(newestFirst: readonly string[], days: number, weeks: number): string[] {
  const kept = new Set([
    ...newestOfEach(newestFirst, dayOf, days),
    ...newestOfEach(newestFirst, weekOf, weeks),
  ]);
  return newestFirst.filter((name) => !kept.has(name));
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
