import { browserStorage } from '../../platform/browser/web-storage.ts';

/** The places of the links to the generator. */
const TRY_SOURCES = ['navbar', 'hero', 'cta'] as const;
export type TrySource = (typeof TRY_SOURCES)[number];

/** A click without a generator page expires after this time. */
const CLICK_LIFETIME_MS = 30_000;
const KEY = 'broetry-try-click';

type Clicks = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Stores clicks on links to the generator. The opened page counts them, in any tab: only there the guest id is known,
 * and a double click opens one page.
 */
export function createTryClicks(storage: Clicks | null, now: () => number) {
  let unsaved: string | null = null;
  return {
    note(source: TrySource): void {
      const click = JSON.stringify({ source, at: now() });
      try {
        if (storage) storage.setItem(KEY, click);
        else unsaved = click;
      } catch {
        // Storage is full or blocked: the click counts only in this tab.
        unsaved = click;
      }
    },
    /** Returns the stored click once. */
    take(): TrySource | null {
      let found = unsaved;
      unsaved = null;
      try {
        found ??= storage?.getItem(KEY) ?? null;
        storage?.removeItem(KEY);
      } catch {
        // Storage is blocked.
      }
      return parseClick(found, now());
    },
  };
}

function parseClick(text: string | null, now: number): TrySource | null {
  try {
    const { source, at } = JSON.parse(text ?? '{}') as { source?: unknown; at?: unknown };
    const isFresh = typeof at === 'number' && Math.abs(now - at) < CLICK_LIFETIME_MS;
    return (isFresh && TRY_SOURCES.find((known) => known === source)) || null;
  } catch {
    return null;
  }
}

let clicks: ReturnType<typeof createTryClicks> | undefined;

/** The clicks of this browser. Call it only in a browser. */
export function tryClicks() {
  return (clicks ??= createTryClicks(browserStorage('localStorage'), Date.now));
}

/** Notes the clicks on links to the generator on a static page. */
export function startTryLinks(): void {
  const note = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('[data-try]') : null;
    const source = TRY_SOURCES.find((known) => known === link?.getAttribute('data-try'));
    if (source) tryClicks().note(source);
  };
  document.addEventListener('click', note);
  document.addEventListener('auxclick', (event) => event.button === 1 && note(event));
}
