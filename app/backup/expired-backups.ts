import { backupNames } from './backup-name.ts';

const DAY = 24 * 60 * 60 * 1000;
// Weeks begin on Mondays; the first day of the epoch was a Thursday.
const MONDAY = 4;

/**
 * The scheduled backups among `names` that may go: kept are the newest of each of the last `days` days
 * (UTC) that have one, and the newest of each of the last `weeks` weeks that have one.
 */
export function expiredBackups(
  names: readonly string[],
  { days, weeks }: { days: number; weeks: number } = { days: 7, weeks: 4 },
): string[] {
  const newestFirst = backupNames(names)
    .filter((name) => name.endsWith('-scheduled'))
    .reverse();
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
  return Date.parse(name.slice(0, 10)) / DAY;
}

function weekOf(name: string): number {
  return Math.floor((dayOf(name) - MONDAY) / 7);
}
