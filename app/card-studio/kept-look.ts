import { type CardLook, DEFAULT_LOOK, lookParams, readCardLook } from '../pictures/card-look.ts';
import { browserStorage } from '../ui/browser-storage.ts';

const KEY = 'broetry-card-look';

/**
 * How the last card was dressed in this browser, with the headline that this tab has for that post: words are
 * somebody's own, and go with their writer (`forgetTab`). The default where nothing sound is kept.
 */
export function readKeptLook(id: string): CardLook {
  const kept = readCardLook(new URLSearchParams(entry('localStorage', KEY) ?? ''));
  const headline = entry('sessionStorage', headlineKey(id));
  const look = (kept.ok && kept.look) || DEFAULT_LOOK;
  return { ...look, headline };
}

/** Keeps it for the next card, and the headline for this one. */
export function keepLook(id: string, look: CardLook): void {
  keep('localStorage', KEY, lookParams({ ...look, headline: null }).toString());
  keep('sessionStorage', headlineKey(id), look.headline);
}

function headlineKey(id: string): string {
  return `broetry-headline:${id}`;
}

function entry(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return browserStorage(storage)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function keep(storage: 'localStorage' | 'sessionStorage', key: string, value: string | null): void {
  try {
    if (value === null) browserStorage(storage)?.removeItem(key);
    else browserStorage(storage)?.setItem(key, value);
  } catch {
    // Full or forbidden: the card itself still has it.
  }
}
