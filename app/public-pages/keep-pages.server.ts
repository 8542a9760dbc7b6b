import { setTimeout as pause } from 'node:timers/promises';
import type { KeptAnswer } from './kept-answer.server.ts';
import { createShelf } from './shelf.ts';

/** How long a page holds, in milliseconds: as it is, and while it is being made anew. */
export type Lease = { fresh: number; stale: number };

type Parts = {
  /** Makes a page. Null for one that is not the same for everybody after all. */
  make: (name: string) => Promise<KeptAnswer | null>;
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

type Found = KeptAnswer | null | Promise<KeptAnswer | null>;
type Entry = { answer: KeptAnswer; changes: number; madeAt: number };
type Made = Promise<KeptAnswer | null>;
/** A page that is being made, since how many changes, and the one that has to be made after it. */
type Making = { since: number; made: Made; next?: Made };

/**
 * Public pages by their name. However many ask for one that is not there, it is made once. After the `fresh`
 * part of its lease a page is still given out, while it is made anew; after the `stale` part it is not.
 */
export function keepPages({ make, changes, now, lease, room, patience = PATIENCE }: Parts) {
  const shelf = createShelf<Entry>(room);
  const making = new Map<string, Making>();
  const letGo = (name: string, begun: Making) => {
    if (making.get(name) === begun) making.delete(name);
  };
  const begin = (name: string): Made => {
    const since = changes();
    const made = make(name)
      .then((answer) => {
        const entry = answer?.isKeepable && { answer, changes: since, madeAt: now() };
        if (entry && since === changes()) shelf.put(name, entry, answer.bytes);
        return answer;
      })
      .finally(() => letGo(name, begun));
    const begun: Making = { since, made };
    making.set(name, begun);
    return made;
  };
  const makeOnce = (name: string): Made => {
    const begun = making.get(name);
    if (!begun) return begin(name);
    if (begun.since === changes()) return begun.made;
    // It may not know of the last change. Whoever comes until it is there shares the next one.
    begun.next ??= settled(begun.made, patience).then(() => {
      letGo(name, begun);
      return makeOnce(name);
    });
    return begun.next;
  };
  return {
    /** The page, at once where it is there. */
    find(name: string): Found {
      const entry = shelf.find(name);
      if (!entry || entry.changes !== changes()) return makeOnce(name);
      const age = now() - entry.madeAt;
      const { fresh, stale } = lease();
      // Where the clock was set back, nobody knows how old it is.
      if (age < 0 || age >= stale) return makeOnce(name);
      if (age < fresh) return entry.answer;
      // The one that is there stays when no new one comes of it.
      makeOnce(name).catch(() => undefined);
      return entry.answer;
    },
    /** How many bytes are kept. */
    bytes: shelf.bytes,
  };
}
