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
};

type Found = KeptAnswer | null | Promise<KeptAnswer | null>;
type Entry = { answer: KeptAnswer; changes: number; madeAt: number };

/**
 * Public pages by their name. However many ask for one that is not there, it is made once. After the `fresh`
 * part of its lease a page is still given out, while it is made anew; after the `stale` part it is not.
 */
export function keepPages({ make, changes, now, lease, room }: Parts) {
  const shelf = createShelf<Entry>(room);
  const making = new Map<string, Promise<KeptAnswer | null>>();
  const makeOnce = (name: string): Promise<KeptAnswer | null> => {
    const before = changes();
    // A page that was begun before a change may not know of it.
    const key = `${before} ${name}`;
    const begun = making.get(key);
    if (begun) return begun;
    const made = make(name)
      .then((answer) => {
        const entry = answer?.isKeepable && { answer, changes: before, madeAt: now() };
        if (entry && before === changes()) shelf.put(name, entry, answer.bytes);
        return answer;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
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
