import { afterEach, expect, it, vi } from 'vitest';
import { createTryClicks, startTryLinks, tryClicks } from './try-now-clicks.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('returns a click once, to the opened tab', () => {
  const storage = memory();
  const here = createTryClicks(storage, () => 1000);
  const there = createTryClicks(storage, () => 2000);
  here.note('hero');
  here.note('hero');
  expect(there.take()).toBe('hero');
  expect(there.take()).toBeNull();
  expect(here.take()).toBeNull();
});

it('drops an expired click', () => {
  let now = 0;
  const clicks = createTryClicks(memory(), () => now);
  clicks.note('cta');
  now = 31_000;
  expect(clicks.take()).toBeNull();
});

it.each(['{', 'null', '7', '{"source":"elsewhere","at":0}', '{"source":"hero","at":"0"}'])(
  'takes %s for no click',
  (text) => {
    const storage = memory();
    storage.kept.set('broetry-try-click', text);
    expect(createTryClicks(storage, () => 0).take()).toBeNull();
  },
);

it('keeps a click in memory without storage', () => {
  const clicks = createTryClicks(null, () => 0);
  clicks.note('navbar');
  expect(clicks.take()).toBe('navbar');
  expect(clicks.take()).toBeNull();
});

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

afterEach(() => void vi.unstubAllGlobals());

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
  vi.stubGlobal('window', {});
  startTryLinks();
  clickOn(page, new Link(source), click);
  expect(tryClicks().take()).toBe(noted);
});
