import {
  type CardLook,
  DEFAULT_LOOK,
  lookParams,
  readCardLook,
} from '../../domain/cards/card-look.ts';
import { readEntry, writeEntry } from '../../platform/browser/web-storage.ts';

const KEY = 'broetry-card-look';

/**
 * How the last card was dressed in this browser, with the headline that this tab has for that post: words are
 * somebody's own, and go with their writer (`forgetTab`). The default where nothing sound is kept.
 */
export function readKeptLook(id: string): CardLook {
  const kept = readCardLook(new URLSearchParams(readEntry('localStorage', KEY) ?? ''));
  const headline = readEntry('sessionStorage', headlineKey(id));
  const look = (kept.ok && kept.look) || DEFAULT_LOOK;
  return { ...look, headline };
}

/** Keeps it for the next card, and the headline for this one. */
export function keepLook(id: string, look: CardLook): void {
  writeEntry('localStorage', KEY, lookParams({ ...look, headline: null }).toString());
  writeEntry('sessionStorage', headlineKey(id), look.headline);
}

function headlineKey(id: string): string {
  return `broetry-headline:${id}`;
}
