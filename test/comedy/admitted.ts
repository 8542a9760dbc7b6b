import { readFileSync } from 'node:fs';

const [MIN_READERS, MIN_SENT, MAX_FAULTS] = [3, 2, 1];

/** Ids that a record of readers admits: two of three would send it, and no fault is named by two. */
export function admittedIn(record: URL): Set<string> {
  const rows = readFileSync(record, 'utf8').trim().split('\n').slice(1);
  const read = rows.map((row) => row.split('\t'));
  return new Set(
    read
      .filter(
        ([, , readers, sent, faults]) =>
          Number(readers) >= MIN_READERS &&
          Number(sent) >= MIN_SENT &&
          Number(faults) <= MAX_FAULTS,
      )
      .map(([id = '']) => id),
  );
}
