import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Locator, Page, ViewportSize } from 'playwright-core';
import { findBrowser } from '../test/browser/find-browser.ts';
import { openBrowser } from '../test/browser/open-browser.ts';
import { type Part, percentile, rounded } from './part.ts';
import { startCommunity } from './server.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** Every story of this sentence begins with it. */
const SENTENCE = 'My neighbor learned the trombone';
/** The pace of a quick person, in milliseconds: before each click, and between two keys. */
const PACE = { click: 1000, key: 80 };
const LIVE_CARDS = 200;

type Site = Awaited<ReturnType<typeof startCommunity>>;
type Row = [measure: string, value: number, goal?: string];

/** The way from a page to a laugh about one's own sentence, and on to a network. */
export const clicks: Part = {
  about: `Chromium at ${SIZES.map(({ width }) => width).join(' and ')} pixels. A person types "${SENTENCE}", ${PACE.key} ms a key, and takes ${PACE.click / 1000} s before each click; reading takes no time. Pages: those opened after the first. The seconds after the last key include the clicks that follow it.`,
  async measure({ quick, server }) {
    const sizes = quick ? SIZES.slice(0, 1) : SIZES;
    const site = await startCommunity(server);
    const browser = await openBrowser(await findBrowser());
    const columns: Row[][] = [];
    for (const viewport of sizes) columns.push(await measureAt(viewport, browser, site));
    await browser.close();
    await site.stop();
    const rows = (columns[0] ?? []).map(([measure, , goal = ''], index) => [
      measure,
      ...columns.map((column) => shownNumber(column[index]?.[1] ?? Number.NaN)),
      goal,
    ]);
    return { head: ['', ...sizes.map(({ width }) => `${width} px`), 'Goal'], rows };
  },
};

const shownNumber = (value: number) => (Number.isInteger(value) ? String(value) : rounded(value));

async function measureAt(viewport: ViewportSize, browser: Browser, site: Site): Promise<Row[]> {
  const open = async (path: string, cookie?: string) => {
    const context = await browser.newContext({ viewport });
    const [name = '', value = ''] = cookie?.split(/=(.*)/su) ?? [];
    if (cookie !== undefined) await context.addCookies([{ name, value, url: site.origin }]);
    const page = await context.newPage();
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    return page;
  };
  return [
    ...(await waysToALaugh('Landing', await open('/'))),
    ...(await waysToALaugh('Shared post', await open(site.post))),
    ...(await wayToANetwork(await open('/generator?style=gpt4-context', site.cookies[0]))),
    ...(await firstLook(await open('/'))),
    ...(await navigation('Guest', await open('/'))),
    ...(await navigation('Member', await open('/home', site.cookies[0]))),
    ...(await liveCards(site.origin)),
  ];
}

/** The time of the answer with a live card, on loopback. */
async function liveCards(origin: string): Promise<Row[]> {
  const times: number[] = [];
  for (let index = 0; index < LIVE_CARDS; index += 1) {
    const begun = performance.now();
    const response = await fetch(`${origin}/api/live-cards`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ context: `${SENTENCE} ${index}`, via: 'landing' }),
    });
    await response.text();
    if (response.ok) times.push(performance.now() - begun);
  }
  return [['Live card: p95 of the answer, ms', percentile(times, 0.95), '≤ 60']];
}

/** What a person does on a page, counted from now on. */
function countedPerson(page: Page) {
  const begun = performance.now();
  let [clicked, fields, pages, lastKey, shown] = [0, 0, 0, begun, addressOf(page)];
  page.on('framenavigated', () => {
    if (addressOf(page) !== shown) pages += 1;
    shown = addressOf(page);
  });
  return {
    async click(target: Locator): Promise<void> {
      await target.waitFor();
      await pause(PACE.click);
      await target.click();
      clicked += 1;
    },
    async type(field: Locator): Promise<void> {
      await pause(PACE.click);
      await field.focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(SENTENCE, { delay: PACE.key });
      // The pause comes after the key.
      lastKey = performance.now() - PACE.key;
      fields += 1;
    },
    /** The counts so far. */
    rows(way: string, goals: { clicks: string; wait?: string }): Row[] {
      const since = (time: number) => (performance.now() - time) / 1000;
      return [
        [`${way}: clicks`, clicked, goals.clicks],
        [`${way}: fields`, fields],
        [`${way}: pages`, pages],
        [`${way}: seconds`, since(begun)],
        [`${way}: seconds after the last key`, since(lastKey), goals.wait],
      ];
    },
  };
}

const addressOf = (page: Page) => page.url().replace(/#.*/u, '');

/** The ways to the first lines of one's own story and to all of it: by the box of the page, or else by the generator. */
async function waysToALaugh(from: string, page: Page): Promise<Row[]> {
  const person = countedPerson(page);
  const box = page
    .getByRole('main')
    .getByRole('textbox', { name: /^What happened(?: to you)?\?/u });
  const hasBox = await box.first().isVisible();
  if (hasBox) await person.type(box.first());
  else await writeByGenerator(person, page);
  const own = page.getByRole('article').filter({ hasText: SENTENCE }).first();
  await own.waitFor();
  const first = person.rows(`${from} to the first lines`, { clicks: '0', wait: '≤ 2' });
  if (hasBox) await person.click(own.getByText('...more'));
  // The last line of a post names the site.
  await own.getByText('broetry.example').waitFor();
  return [...first, ...person.rows(`${from} to the whole post`, { clicks: '1' })];
}

type Person = ReturnType<typeof countedPerson>;

async function writeByGenerator(person: Person, page: Page): Promise<void> {
  await person.click(page.getByRole('link', { name: /^Try (?:it )?free$/iu }).last());
  await page.waitForURL('**/generator');
  const style = page.getByRole('link', { name: 'Own Your Idea' });
  if (await style.isVisible()) await person.click(style);
  await person.type(page.locator('[name="context"]'));
  await person.click(page.getByRole('button', { name: 'Generate Post' }));
  await page.waitForURL('**/preview**');
}

/** The way of a member from the result to the page of a network, which stays closed. */
async function wayToANetwork(page: Page): Promise<Row[]> {
  await page.context().route(/linkedin\.com/u, (route) => route.abort());
  await page.locator('[name="context"]').fill(SENTENCE);
  await page.getByRole('button', { name: 'Generate Post' }).click();
  await page.waitForURL('**/preview**');
  const person = countedPerson(page);
  await person.click(page.getByRole('button', { name: 'Post in Community' }));
  await page.getByRole('button', { name: 'Shared', exact: true }).waitFor();
  const network = page.locator('a[href^="https://www.linkedin.com/sharing/"]').first();
  await pause(PACE.click);
  if (!(await network.isVisible())) {
    await person.click(page.getByRole('link', { name: 'Community', exact: true }).first());
    const own = page.getByRole('article').filter({ hasText: SENTENCE }).first();
    await person.click(own.getByRole('button', { name: 'Share' }));
  }
  await person.click(network);
  const rows = person.rows('Result to a network', { clicks: '≤ 2' });
  return rows.filter(([measure]) => !/fields|key/u.test(measure));
}

/** The words of the landing page above the fold, and in all. */
async function firstLook(page: Page): Promise<Row[]> {
  // The words appear one line after the other.
  await pause(4000);
  const { words, above, fields, screens } = await page.evaluate(readPage);
  return [
    ['Landing: words above the fold', above],
    ['Landing: fields above the fold', fields, '≥ 1'],
    ['Landing: words', words],
    ['Landing: screens', screens],
  ];
}

// Runs in the page.
function readPage() {
  const isShown = (node: Element | null) =>
    node?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true;
  const isAbove = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;
  const words: DOMRect[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (!isShown(parentElement)) continue;
    for (const { index, 0: word } of (textContent ?? '').matchAll(/[\p{L}\p{N}]\S*/gu)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      words.push(range.getBoundingClientRect());
    }
  }
  // Words for screen readers alone are cut to one pixel.
  const seen = words.filter(({ width, height }) => width > 1 && height > 1);
  const fields = [...document.querySelectorAll('main :is(textarea, input[type=text])')];
  return {
    words: seen.length,
    above: seen.filter(isAbove).length,
    fields: fields.filter((one) => isShown(one) && isAbove(one.getBoundingClientRect())).length,
    screens: document.documentElement.scrollHeight / innerHeight,
  };
}

/** The entries of the navigation that are seen at once, and those of an opened menu. */
async function navigation(who: string, page: Page): Promise<Row[]> {
  const entries = page.locator('header').locator('a:visible, button:visible');
  const seen = await entries.count();
  const menu = page.getByRole('button', { name: 'Profile menu' });
  if (await menu.isVisible()) await menu.click();
  return [
    [`${who}: entries of the navigation`, seen],
    [`${who}: entries of the opened menu`, (await entries.count()) - seen],
  ];
}
