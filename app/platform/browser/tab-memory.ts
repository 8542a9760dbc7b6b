import { browserStorage, keepEntry, parseEntry, readEntry } from './browser-storage.ts';

/** What every entry of this site in the tab's storage begins with. */
const PREFIX = 'broetry-';

const READER = `${PREFIX}reader`;

const holders = new Set<() => void>();
let heldReader: string | null = null;
onForget(() => (heldReader = null));

/** For code that holds in memory what this tab remembers: `drop` is called when the reader has left. */
export function onForget(drop: () => void): void {
  holders.add(drop);
}

/**
 * A word for whoever sits at this tab, the same over a reload and another one after it has forgotten. What the
 * browser's history keeps cannot be taken out of it: it carries this word, and is nobody else's.
 */
export function tabReader(storage: Storage | null = browserStorage('sessionStorage')): string {
  try {
    heldReader ??= storage?.getItem(READER) ?? null;
    heldReader ??= crypto.randomUUID();
    storage?.setItem(READER, heldReader);
  } catch {
    // Storage is full or forbidden: the page itself still remembers.
  }
  return heldReader ?? '';
}

/** Forgets all that this tab remembers of its reader: somebody has left, and somebody else may come. */
export function forgetTab(storage: Storage | null = browserStorage('sessionStorage')): void {
  for (const drop of holders) drop();
  try {
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index));
    for (const key of keys) if (key?.startsWith(PREFIX)) storage?.removeItem(key);
  } catch {
    // A storage that is forbidden keeps nothing.
  }
}

/**
 * Things that this tab remembers, one under each name, over a reload too, until its reader has left. What it keeps in
 * memory counts where the storage is full or forbidden. All entries begin with `prefix`, and that as all that the
 * tab forgets. `read` says whether what was found is one, and leaves out what is none.
 */
export function tabEntries<Value>(prefix: string, read: (found: unknown) => Value | null) {
  const held = new Map<string, Value>();
  onForget(() => held.clear());
  return {
    /** Null where there is none. */
    kept(name: string): Value | null {
      const value = held.get(name) ?? read(parseEntry(readEntry('sessionStorage', prefix + name)));
      if (value !== null) held.set(name, value);
      return value;
    },
    /** Null lets go of it. */
    keep(name: string, value: Value | null): void {
      if (value === null) held.delete(name);
      else held.set(name, value);
      keepEntry('sessionStorage', prefix + name, value === null ? null : JSON.stringify(value));
    },
  };
}

/** The same for one thing alone. */
export function tabEntry<Value>(name: string, read: (found: unknown) => Value | null) {
  const { kept, keep } = tabEntries(name, read);
  return { kept: () => kept(''), keep: (value: Value | null) => keep('', value) };
}
