import { keepEntry, readEntry } from './browser-storage.ts';
import { onForget } from './tab-memory.ts';

/** One thing that this tab remembers, over a reload too, until its reader has left. */
export type TabEntry<Value> = {
  /** Null where there is none. */
  kept: () => Value | null;
  /** Null lets go of it. */
  keep: (value: Value | null) => void;
};

/** A new one, under a name that begins as all that the tab forgets. `read` says whether what was found is one. */
export function tabEntry<Value>(
  name: string,
  read: (found: unknown) => Value | null,
): TabEntry<Value> {
  let held: Value | null = null;
  onForget(() => (held = null));
  return {
    kept() {
      try {
        held ??= read(JSON.parse(readEntry('sessionStorage', name) ?? 'null'));
      } catch {
        // What is no JSON is nothing that was kept.
      }
      return held;
    },
    keep(value) {
      held = value;
      keepEntry('sessionStorage', name, value === null ? null : JSON.stringify(value));
    },
  };
}
