import { browserStorage } from './browser-storage.ts';

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
