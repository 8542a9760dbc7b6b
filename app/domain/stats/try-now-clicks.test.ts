import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteTryClick, startTryLinks, takeTryClick } from './try-now-clicks.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('returns a click once', () => {
  noteTryClick('hero');
  noteTryClick('hero');
  expect(takeTryClick()).toBe('hero');
  expect(takeTryClick()).toBeNull();
});

it('drops an expired click', () => {
  vi.useFakeTimers();
  noteTryClick('cta');
  vi.advanceTimersByTime(31_000);
  expect(takeTryClick()).toBeNull();
});

it.each(['{', 'null', '7', '{"source":"elsewhere","at":0}', '{"source":"hero","at":"0"}'])(
  'takes %s for no click',
  (text) => {
    vi.useFakeTimers({ now: 0 });
    kept.set('broetry-try-click', text);
    expect(takeTryClick()).toBeNull();
  },
);

/** As much of a page as the script touches: a link, or something else. */
class Link extends EventTarget {
  source: string | null;
  constructor(source: string | null) {
    super();
    this.source = source;
  }
  closest(selector: string): Link | null {
    return selector === '[data-try]' && this.source !== null ? this : null;
  }
  getAttribute(name: string): string | null {
    return name === 'data-try' ? this.source : null;
  }
}

function clickOn(page: EventTarget, target: EventTarget, click: { type: string; button: number }) {
  const event = new Event(click.type);
  Object.defineProperties(event, { target: { value: target }, button: { value: click.button } });
  page.dispatchEvent(event);
}

it.each([
  ['hero', { type: 'click', button: 0 }, 'hero'],
  ['cta', { type: 'auxclick', button: 1 }, 'cta'],
  ['navbar', { type: 'auxclick', button: 2 }, null],
  ['elsewhere', { type: 'click', button: 0 }, null],
  [null, { type: 'click', button: 0 }, null],
] as const)('notes of a link with the source %s and %j: %s', (source, click, noted) => {
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('Element', Link);
  startTryLinks();
  clickOn(page, new Link(source), click);
  expect(takeTryClick()).toBe(noted);
});
