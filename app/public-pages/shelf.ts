/** Values under names, as many as fit: what nobody has asked for lately goes first. */
export type Shelf<Value> = {
  find: (name: string) => Value | undefined;
  put: (name: string, value: Value, bytes: number) => void;
  /** How much is on it. */
  bytes: () => number;
};

/** A shelf for `room` bytes. What is larger than a quarter of it is not put there at all. */
export function createShelf<Value>(room: number): Shelf<Value> {
  const kept = new Map<string, { value: Value; bytes: number; isAsked: boolean }>();
  let used = 0;
  const drop = (name: string) => {
    used -= kept.get(name)?.bytes ?? 0;
    kept.delete(name);
  };
  return {
    find(name) {
      const found = kept.get(name);
      if (!found) return undefined;
      // To move it to the end would cost more than all the rest of finding it.
      found.isAsked = true;
      return found.value;
    },
    put(name, value, bytes) {
      drop(name);
      if (bytes > room / 4) return;
      kept.set(name, { value, bytes, isAsked: false });
      used += bytes;
      // What was asked for since it was last looked at gets another round, at the end of the line.
      for (const [oldest, one] of kept) {
        if (used <= room) break;
        if (oldest === name) continue;
        if (!one.isAsked) drop(oldest);
        else {
          one.isAsked = false;
          kept.delete(oldest);
          kept.set(oldest, one);
        }
      }
    },
    bytes: () => used,
  };
}
