import { afterEach, expect, it, vi } from 'vitest';
import { tryClicks } from './try-click.ts';
import { startTryLinks } from './start-try-links.ts';

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
