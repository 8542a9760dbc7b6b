type StorageName = 'localStorage' | 'sessionStorage';

/** One of the browser's storages, or null where cookies are blocked: there the mere access throws. */
export function browserStorage(name: StorageName): Storage | null {
  try {
    return globalThis[name];
  } catch {
    return null;
  }
}

/** What is kept there under a key; null where nothing is, or where storage is forbidden. */
export function readEntry(storage: StorageName, key: string): string | null {
  try {
    return browserStorage(storage)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps it; null forgets it. A storage that is full or forbidden keeps nothing: the page itself still remembers. */
export function writeEntry(storage: StorageName, key: string, value: string | null): void {
  try {
    if (value === null) browserStorage(storage)?.removeItem(key);
    else browserStorage(storage)?.setItem(key, value);
  } catch {
    // What is on the page stays there.
  }
}

/** What was kept as JSON; null where nothing was, or something else. */
export function parseEntry(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Whether what was kept is an object with names: no list, and not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same, and an empty one for whatever is none. */
export function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/** What every entry of this site in the tab's storage begins with. */
const PREFIX = 'broetry-';

const READER = `${PREFIX}reader`;

const resetters = new Set<() => void>();
let cachedReader: string | null = null;
onForget(() => (cachedReader = null));

/** For code that holds in memory what this tab remembers: `drop` is called when the reader has left. */
export function onForget(drop: () => void): void {
  resetters.add(drop);
}

/**
 * A word for whoever sits at this tab, the same over a reload and another one after it has forgotten. What the
 * browser's history keeps cannot be taken out of it: it carries this word, and is nobody else's.
 */
export function tabReader(storage: Storage | null = browserStorage('sessionStorage')): string {
  try {
    cachedReader ??= storage?.getItem(READER) ?? null;
    cachedReader ??= crypto.randomUUID();
    storage?.setItem(READER, cachedReader);
  } catch {
    // Storage is full or forbidden: the page itself still remembers.
  }
  return cachedReader ?? '';
}

/** Forgets all that this tab remembers of its reader: somebody has left, and somebody else may come. */
export function forgetTab(storage: Storage | null = browserStorage('sessionStorage')): void {
  for (const drop of resetters) drop();
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
  const cached = new Map<string, Value>();
  onForget(() => cached.clear());
  return {
    /** Null where there is none. */
    kept(name: string): Value | null {
      const value =
        cached.get(name) ?? read(parseEntry(readEntry('sessionStorage', prefix + name)));
      if (value !== null) cached.set(name, value);
      return value;
    },
    /** Null lets go of it. */
    keep(name: string, value: Value | null): void {
      if (value === null) cached.delete(name);
      else cached.set(name, value);
      writeEntry('sessionStorage', prefix + name, value === null ? null : JSON.stringify(value));
    },
  };
}

/** The same for one thing alone. */
export function tabEntry<Value>(name: string, read: (found: unknown) => Value | null) {
  const { kept, keep } = tabEntries(name, read);
  return { kept: () => kept(''), keep: (value: Value | null) => keep('', value) };
}
