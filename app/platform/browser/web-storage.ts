type StorageName = 'localStorage' | 'sessionStorage';

/** The storage, or null where cookies are blocked: there the access throws. */
function browserStorage(name: StorageName): Storage | null {
  try {
    return globalThis[name];
  } catch {
    return null;
  }
}

/** Reads an entry. Null when it does not exist or storage is blocked. */
export function readEntry(storage: StorageName, key: string): string | null {
  try {
    return browserStorage(storage)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Writes an entry; null removes it. Does nothing when storage is full or blocked. */
export function writeEntry(storage: StorageName, key: string, value: string | null): void {
  try {
    if (value === null) browserStorage(storage)?.removeItem(key);
    else browserStorage(storage)?.setItem(key, value);
  } catch {
    // The state of the page stays in memory.
  }
}

/** Parses JSON. Null for null and for invalid JSON. */
export function parseEntry(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** The value, or an empty object when it is no object. */
export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The prefix of all keys of this site. */
const PREFIX = 'broetry-';

const resetters = new Set<() => void>();

/** Registers a callback of `forgetTab`, for state in memory. */
export function onForget(drop: () => void): void {
  resetters.add(drop);
}

/** Clears all state of this tab, when its reader signs out. */
export function forgetTab(storage: Storage | null = browserStorage('sessionStorage')): void {
  for (const drop of resetters) drop();
  try {
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index));
    for (const key of keys) if (key?.startsWith(PREFIX)) storage?.removeItem(key);
  } catch {
    // Blocked storage is empty.
  }
}

/**
 * State of this tab by name, in memory and in sessionStorage under `prefix`, until `forgetTab`. `prefix` starts with
 * `broetry-`. `read` validates a stored value and returns null for an invalid one.
 */
export function tabEntries<Value>(prefix: string, read: (found: unknown) => Value | null) {
  const cached = new Map<string, Value>();
  onForget(() => cached.clear());
  return {
    get(name: string): Value | null {
      const value =
        cached.get(name) ?? read(parseEntry(readEntry('sessionStorage', prefix + name)));
      if (value !== null) cached.set(name, value);
      return value;
    },
    /** Null removes the entry. */
    set(name: string, value: Value | null): void {
      if (value === null) cached.delete(name);
      else cached.set(name, value);
      writeEntry('sessionStorage', prefix + name, value === null ? null : JSON.stringify(value));
    },
  };
}
