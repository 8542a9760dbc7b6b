import { setTimeout as pause } from 'node:timers/promises';
import type { KeptAnswer } from './kept-answer.server.ts';
import { createShelf } from './shelf.ts';

/** How long a page holds, in milliseconds: as it is, and while it is being made anew. */
export type Lease = { fresh: number; stale: number };

type Parts = {
  /** Makes a page. Null for one that is not the same for everybody after all. */
  make: (name: string) => Promise<KeptAnswer | null>;
  /** Runs a making that no reader waits for, in its turn. */
  refresh?: (make: () => Promise<unknown>) => Promise<unknown>;
  /** Counts the changes of what is shown: after a change, nothing older is given out. */
  changes: () => number;
  now: () => number;
  /** How long pages hold now. */
  lease: () => Lease;
  /** Bytes. */
  room: number;
  /** So long the next making of a page waits for the one under way, in milliseconds. */
  patience?: number;
};

/** A page takes some milliseconds. One that hangs, with the database perhaps, must not hold up all that come after it. */
const PATIENCE = 2000;

/** When that came to an end, whichever, or so many milliseconds have passed. */
async function settled(work: Promise<unknown>, most: number): Promise<void> {
  const over = new AbortController();
  const isOver = work.then(
    () => undefined,
    () => undefined,
  );
  const late = pause(most, undefined, { signal: over.signal, ref: false }).catch(() => undefined);
  await Promise.race([isOver, late]);
  over.abort();
}

type Entry = { answer: KeptAnswer; changes: number; madeAt: number };
type Made = Promise<KeptAnswer | null>;
/** A page that is being made, since how many changes, and the one that has to be made after it. */
type Making = { since: number; made: Made; next?: Made };

/** Makes each page by one at a time, and a page that was begun before a change once more. */
function createMaker(
  { make, changes, patience = PATIENCE }: Pick<Parts, 'make' | 'changes' | 'patience'>,
  keep: (name: string, answer: KeptAnswer, since: number) => void,
) {
  const making = new Map<string, Making>();
  const letGo = (name: string, begun: Making) => {
    if (making.get(name) === begun) making.delete(name);
  };
  const begin = (name: string): Made => {
    const since = changes();
    const made = make(name)
      .then((answer) => {
        if (answer?.isKeepable && since === changes()) keep(name, answer, since);
        return answer;
      })
      .finally(() => letGo(name, begun));
    const begun: Making = { since, made };
    making.set(name, begun);
    return made;
  };
  return function makeOnce(name: string): Made {
    const begun = making.get(name);
    if (!begun) return begin(name);
    if (begun.since === changes()) return begun.made;
    // It may not know of the last change. Readers who come until it is there share the next one.
    begun.next ??= settled(begun.made, patience).then(() => {
      letGo(name, begun);
      return makeOnce(name);
    });
    return begun.next;
  };
}

/**
 * Public pages by their name. However many ask for one that is not there, it is made once. After the `fresh`
 * part of its lease a page is still given out, while it is made anew; after the `stale` part it is not.
 */
export function keepPages({ refresh = (work) => work(), lease, room, ...parts }: Parts) {
  const { changes, now } = parts;
  const shelf = createShelf<Entry>(room);
  /** Pages whose new making waits for its turn or is under way. */
  const remaking = new Set<string>();
  const makeOnce = createMaker(parts, (name, answer, since) =>
    shelf.put(name, { answer, changes: since, madeAt: now() }, answer.bytes),
  );
  const remake = (name: string): void => {
    if (remaking.has(name)) return;
    remaking.add(name);
    refresh(() => makeOnce(name))
      // The one that is there stays when no new one comes of it.
      .catch(() => undefined)
      .finally(() => remaking.delete(name));
  };
  const find = (name: string): KeptAnswer | null => {
    const entry = shelf.find(name);
    if (!entry || entry.changes !== changes()) return null;
    const age = now() - entry.madeAt;
    const { fresh, stale } = lease();
    // A clock that was set back does not tell how old it is.
    if (age < 0 || age >= stale) return null;
    if (age >= fresh) remake(name);
    return entry.answer;
  };
  return {
    /** The page where it is there. */
    find,
    /** The page; made where it is not there. Null for one that is not the same for everybody. */
    make: (name: string): Made => {
      const kept = find(name);
      return kept ? Promise.resolve(kept) : makeOnce(name);
    },
    /** How many bytes are kept. */
    bytes: shelf.bytes,
  };
}
