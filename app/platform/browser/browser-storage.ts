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
export function keepEntry(storage: StorageName, key: string, value: string | null): void {
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
