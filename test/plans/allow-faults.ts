import { BY_THE_CLOCK, LOOKS_AT_MORE, POSTGRES_ONLY, SCANS, SORTS_FEW } from './allowed.ts';
import { SORT } from './find-faults.ts';

/** A look at a whole table, by no index or by one that is made for the statement alone. */
const isScan = (fault: string) =>
  /^SCAN \S+$/.test(fault) || fault.startsWith('Seq Scan') || fault.includes('AUTOMATIC');

/**
 * Which entries say that a fault may be: LOOKS_AT_MORE lifts the bound on rows, SORTS_FEW lets SQLite sort, and a look at a whole
 * table takes an entry of its own in SCANS.
 */
function listsFor(fault: string): Readonly<Record<string, string>>[] {
  if (isScan(fault)) return [SCANS];
  return fault.startsWith(SORT) ? [SORTS_FEW, LOOKS_AT_MORE] : [LOOKS_AT_MORE];
}

/** The faults of a statement that nothing allows. The names of the entries that it needed are added to `needed`. */
export function leftOf(
  faults: readonly string[],
  askedBy: ReadonlySet<string>,
  needed: Set<string>,
): string[] {
  return faults.filter((fault) => {
    const names = [...askedBy].filter((name) =>
      listsFor(fault).some((list) => Object.hasOwn(list, name)),
    );
    for (const name of names) needed.add(name);
    return names.length === 0;
  });
}

/** The entries that some statement has to need on SQLite, whose plans are the same each time. */
export function neededOnSqlite(): string[] {
  const names = [LOOKS_AT_MORE, SCANS, SORTS_FEW].flatMap((list) => Object.keys(list));
  const notAlways = [...POSTGRES_ONLY, ...BY_THE_CLOCK];
  return [...new Set(names)].filter((name) => !notAlways.includes(name));
}
