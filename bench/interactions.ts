import type { Browser, BrowserContext, Page } from 'playwright-core';
import { findBrowser } from '../test/browser/find-browser.ts';
import { openBrowser } from '../test/browser/open-browser.ts';
import type { Benchmark, Result } from './benchmark.ts';
import { interactionPages } from './interaction-pages.ts';
import { type PublicSite, startPublicSite } from './public-site.ts';
import { rounded } from './result-text.ts';

const SLOWER = 4;
const GOAL = 200;
/** After that everything an interaction set off has been painted. Milliseconds. */
const SETTLED = 500;
const MOST_BUTTONS = 20;
/** What would end the visit, or take away what others are to press. */
const LEFT_ALONE = /sign out|delete|remove|take back/i;

/** `time` is Infinity where it could not be told: the page was gone, or took no letters. */
type Pressed = { what: string; time: number };
type Touched = { pressed: Pressed[]; buttons: number };
type Found = Touched & { page: string; who: string };

/** Every page, touched. */
export const interactions: Benchmark = {
  name: 'interactions',
  title: 'Interactions on a slow phone',
  about: `Every page in Chromium with a processor ${SLOWER} times slower: its visible buttons are pressed one after the other, up to ${MOST_BUTTONS} of different names and none that signs out, deletes or takes back, and a word is typed into its first field. Counted is the time from the event to the next paint, as browsers count it for Interaction to Next Paint.`,
  async run({ quick, say }) {
    const site = await startPublicSite();
    const browser = await openBrowser(await findBrowser());
    const found: Found[] = [];
    for (const [who, paths] of Object.entries(await interactionPages(site))) {
      const context = await newPerson(browser, site, who);
      for (const path of quick ? paths.slice(0, 2) : paths) {
        const touched = await touch(context, site.origin + path, quick ? 2 : MOST_BUTTONS);
        found.push({ page: nameOf(path), who, ...touched });
        say(`${who}: ${path}`);
      }
      await context.close();
    }
    await browser.close();
    await site.stop();
    return resultOf(found);
  },
};

function resultOf(found: readonly Found[]): Result {
  const slow = found.filter(({ pressed }) => slowest(pressed).time > GOAL);
  const worst = slowest(found.flatMap(({ pressed }) => pressed));
  const count = found.reduce((sum, { pressed }) => sum + pressed.length, 0);
  const untouched = found.filter(({ pressed, buttons }) => pressed.length === 0 && buttons > 0);
  return {
    goals: [
      {
        figure: `Slowest of ${count} interactions on ${found.length} pages`,
        value: `${wordsOf(worst.time)} (${worst.what})`,
        goal: `< ${GOAL} ms`,
        holds: count > 0 && slow.length === 0,
        why: `Over it: ${slow.map(({ page, who, pressed }) => `${page} (${who}): ${slowest(pressed).what}`).join('; ')}.`,
      },
    ],
    pieces: [
      {
        head: ['Page', 'Who', 'Buttons', 'Interactions', 'Slowest', 'ms'],
        rows: found.map(({ page, who, pressed, buttons }) => [
          page,
          who,
          String(buttons),
          String(pressed.length),
          slowest(pressed).what,
          pressed.length === 0 ? '–' : wordsOf(slowest(pressed).time).replace(' ms', ''),
        ]),
      },
      untouched.length === 0
        ? 'On every page that has buttons, one could be pressed.'
        : `They have buttons, of which none could be pressed: ${untouched.map(({ page, who }) => `${page} (${who})`).join(', ')}.`,
    ],
  };
}

function wordsOf(time: number): string {
  return Number.isFinite(time) ? `${rounded(time)} ms` : 'could not be told';
}

// Without what is of this one run.
function nameOf(path: string): string {
  return path
    .replace(/(post|users|requests|replay)\/[^/]+/, '$1/{id}')
    .replace(/=[^=]{10,}$/, '={id}');
}

async function newPerson(browser: Browser, site: PublicSite, who: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  if (who === 'member') await context.addCookies([{ ...site.cookie, url: site.origin }]);
  return context;
}

async function touch(context: BrowserContext, url: string, most: number): Promise<Touched> {
  const pressed: Pressed[] = [];
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(watch);
  await open(page, url);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const names = (await buttonNames(page)).filter((name) => !LEFT_ALONE.test(name));
  for (const name of names.slice(0, most)) {
    const button = page.getByRole('button', { name, exact: true }).first();
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    // What another thing covers, nobody can press either.
    const isPressed = await button.click({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
    if (isPressed) pressed.push({ what: `“${name}”`, time: await slowestEvent(page) });
    await page.keyboard.press('Escape');
    if (page.url() !== url || (await page.getByRole('dialog').count()) > 0) await open(page, url);
    await slowestEvent(page);
  }
  const field = page
    .locator('main')
    .locator('input[type=search], input[type=text], textarea')
    .first();
  if ((await field.count()) > 0 && (await field.isVisible()) && (await field.isEditable())) {
    const isTyped = await field.pressSequentially('synergy', { timeout: 5000 }).then(
      () => true,
      () => false,
    );
    const time = await slowestEvent(page);
    pressed.push({ what: 'typing a word', time: isTyped ? time : Infinity });
  }
  await page.close();
  return { pressed, buttons: names.length };
}

async function open(page: Page, url: string): Promise<void> {
  const answer = await page.goto(url, { waitUntil: 'load' });
  const status = answer?.status() ?? 0;
  if (status !== 200) throw new Error(`${url} answers ${status}`);
  await page.waitForTimeout(SETTLED);
}

async function buttonNames(page: Page): Promise<string[]> {
  const names = await page
    .locator('main button:visible, header button:visible')
    .evaluateAll((buttons) =>
      buttons.map((button) =>
        (button.getAttribute('aria-label') ?? button.textContent ?? '').trim(),
      ),
    );
  return [...new Set(names)].filter(Boolean);
}

/** The slowest interaction since this was last asked, in milliseconds; 16 for what was too fast to be told, Infinity when the page is gone. */
async function slowestEvent(page: Page): Promise<number> {
  await page.waitForTimeout(SETTLED);
  return page
    .evaluate(() => {
      const { times } = globalThis as unknown as { times: number[] };
      return Math.max(16, ...times.splice(0));
    })
    .catch(() => Infinity);
}

// Runs in the page, before anything else.
function watch(): void {
  const times: number[] = [];
  (globalThis as unknown as { times: number[] }).times = times;
  const options = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) times.push(entry.duration);
    }
  }).observe(options);
}

function slowest(pressed: readonly Pressed[]): Pressed {
  return pressed.reduce((most, one) => (one.time > most.time ? one : most), {
    what: 'none',
    time: 0,
  });
}
