/** Values under names, as many as fit: what nobody has asked for longest goes first. */
export type Shelf<Value> = {
  find: (name: string) => Value | undefined;
  put: (name: string, value: Value, bytes: number) => void;
  /** How much is on it. */
  bytes: () => number;
};

/** A shelf for `room` bytes. What is larger than a quarter of it is not put there at all. */
export function createShelf<Value>(room: number): Shelf<Value> {
  const kept = new Map<string, { value: Value; bytes: number }>();
  let used = 0;
  const drop = (name: string) => {
    used -= kept.get(name)?.bytes ?? 0;
    kept.delete(name);
  };
  return {
    find(name) {
      const found = kept.get(name);
      if (!found) return undefined;
      // A map keeps its order: what is put in anew is the youngest.
      kept.delete(name);
      kept.set(name, found);
      return found.value;
    },
    put(name, value, bytes) {
      drop(name);
      if (bytes > room / 4) return;
      kept.set(name, { value, bytes });
      used += bytes;
      for (const oldest of kept.keys()) {
        if (used <= room) break;
        drop(oldest);
      }
    },
    bytes: () => used,
  };
}
