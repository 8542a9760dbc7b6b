import { browserStorage } from '../../platform/browser/web-storage.ts';

/** Where a way into the generator stood. */
const TRY_SOURCES = ['navbar', 'hero', 'cta'] as const;
export type TrySource = (typeof TRY_SOURCES)[number];

/** A click that no generator page came of is forgotten after this. Milliseconds. */
const FRESH_FOR = 30_000;
const KEY = 'broetry-try-click';

type Clicks = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Clicks on their way to the generator. The page that opens counts them, in whichever tab: only there
 * is the guest's id certain, and a double click has opened one page.
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
        // Storage is full or forbidden: this tab still knows.
        unsaved = click;
      }
    },
    /** The click that led here, once. */
    take(): TrySource | null {
      let found = unsaved;
      unsaved = null;
      try {
        found ??= storage?.getItem(KEY) ?? null;
        storage?.removeItem(KEY);
      } catch {
        // As above.
      }
      return parseClick(found, now());
    },
  };
}

function parseClick(text: string | null, now: number): TrySource | null {
  try {
    const { source, at } = JSON.parse(text ?? '{}') as { source?: unknown; at?: unknown };
    const isFresh = typeof at === 'number' && Math.abs(now - at) < FRESH_FOR;
    return (isFresh && TRY_SOURCES.find((known) => known === source)) || null;
  } catch {
    return null;
  }
}

let clicks: ReturnType<typeof createTryClicks> | undefined;

/** The clicks of this browser. For the browser only. */
export function tryClicks() {
  return (clicks ??= createTryClicks(browserStorage('localStorage'), Date.now));
}

/** Notes the clicks on the ways into the generator, on a page that no framework has taken over. */
export function startTryLinks(): void {
  const note = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('[data-try]') : null;
    const source = TRY_SOURCES.find((known) => known === link?.getAttribute('data-try'));
    if (source) tryClicks().note(source);
  };
  document.addEventListener('click', note);
  document.addEventListener('auxclick', (event) => event.button === 1 && note(event));
}
