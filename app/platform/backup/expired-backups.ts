import { DAY_MS } from '../time/durations.ts';
import { BACKUPS_KEPT } from '../time/retention.ts';
import { backupNames, type BackupOrigin } from './backup-name.ts';

// Weeks begin on Mondays; the first day of the epoch was a Thursday.
const MONDAY = 4;

/**
 * The backups among `names` that may go, of the clock and, by themselves, of upgrades: kept are the newest
 * of each of the last `days` days (UTC) that have one, and the newest of each of the last `weeks` weeks that
 * have one.
 */
export function expiredBackups(
  names: readonly string[],
  { days, weeks }: { days: number; weeks: number } = BACKUPS_KEPT,
): string[] {
  return DELETED.flatMap((origin) => {
    const made = backupNames(names).filter((name) => name.endsWith(`-${origin}`));
    return expired(made.reverse(), days, weeks);
  });
}

const DELETED: readonly BackupOrigin[] = ['scheduled', 'before-upgrade'];

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
  return Math.floor((dayOf(name) - MONDAY) / 7);
}
