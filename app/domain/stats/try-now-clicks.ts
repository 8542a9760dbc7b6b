import { parseEntry, readEntry, recordOf, writeEntry } from '../../platform/browser/web-storage.ts';

/** The places of the links to the generator. */
const TRY_SOURCES = ['navbar', 'hero', 'cta'] as const;
export type TrySource = (typeof TRY_SOURCES)[number];

/** A click without a generator page expires after this time. */
const CLICK_LIFETIME_MS = 30_000;
const KEY = 'broetry-try-click';

/**
 * Notes a click on a link to the generator. The opened page counts it, in any tab: only there the guest id is known, and
 * a double click opens one page.
 */
export function noteTryClick(source: TrySource): void {
  writeEntry('localStorage', KEY, JSON.stringify({ source, at: Date.now() }));
}

/** Returns the noted click once. */
export function takeTryClick(): TrySource | null {
  const { source, at } = recordOf(parseEntry(readEntry('localStorage', KEY)));
  writeEntry('localStorage', KEY, null);
  const isFresh = typeof at === 'number' && Math.abs(Date.now() - at) < CLICK_LIFETIME_MS;
  return (isFresh && TRY_SOURCES.find((known) => known === source)) || null;
}

/** Notes the clicks on links to the generator. */
export function startTryLinks(): void {
  const note = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('[data-try]') : null;
    const source = TRY_SOURCES.find((known) => known === link?.getAttribute('data-try'));
    if (source) noteTryClick(source);
  };
  document.addEventListener('click', note);
  document.addEventListener('auxclick', (event) => event.button === 1 && note(event));
}
