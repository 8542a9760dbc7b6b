import type { Browser, BrowserContext, Page } from 'playwright-core';
import { findBrowser } from '../test/browser/find-browser.ts';
import { openBrowser } from '../test/browser/open-browser.ts';
import type { Benchmark } from './benchmark.ts';
import { interactionPages } from './interaction-pages.ts';
import { type PublicSite, startPublicSite } from './public-site.ts';
import { rounded } from './result-text.ts';

const SLOWER = 4;
const GOAL = 200;
/** After that everything an interaction set off has been painted. Milliseconds. */
const SETTLED = 500;
const MOST_BUTTONS = 6;
/** What would end the visit. */
const LEFT_ALONE = /sign out|delete|remove|take back/i;

type Pressed = { what: string; time: number };
type Found = { page: string; who: string; pressed: Pressed[] };

/** Every page, touched. */
export const interactions: Benchmark = {
  name: 'interactions',
  title: 'Interactions on a slow phone',
  about: `Every page in Chromium with a processor ${SLOWER} times slower: its buttons are pressed one after the other, and a word is typed into its first field. Counted is the time from the event to the next paint, as browsers count it for Interaction to Next Paint.`,
  async run({ quick, say }) {
    const site = await startPublicSite();
    const browser = await openBrowser(await findBrowser());
    const found: Found[] = [];
    for (const [who, paths] of Object.entries(await interactionPages(site))) {
      const context = await newPerson(browser, site, who);
      for (const path of quick ? paths.slice(0, 2) : paths) {
        const pressed = await touch(context, site.origin + path, quick ? 2 : MOST_BUTTONS);
        found.push({ page: nameOf(path), who, pressed });
        say(`${who}: ${path}`);
      }
      await context.close();
    }
    await browser.close();
    await site.stop();
    const slow = found.filter(({ pressed }) => slowest(pressed).time > GOAL);
    const worst = slowest(found.flatMap(({ pressed }) => pressed));
    return {
      goals: [
        {
          figure: `Slowest interaction of ${found.length} pages`,
          value: `${rounded(worst.time)} ms (${worst.what})`,
          goal: `< ${GOAL} ms`,
          holds: slow.length === 0,
          why: `Over it: ${slow.map(({ page, who, pressed }) => `${page} (${who}): ${slowest(pressed).what}`).join('; ')}.`,
        },
      ],
      pieces: [
        {
          head: ['Page', 'Who', 'Interactions', 'Slowest', 'ms'],
          rows: found.map(({ page, who, pressed }) => [
            page,
            who,
            String(pressed.length),
            slowest(pressed).what,
            rounded(slowest(pressed).time),
          ]),
        },
      ],
    };
  },
};

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

async function touch(context: BrowserContext, url: string, most: number): Promise<Pressed[]> {
  const pressed: Pressed[] = [];
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(watch);
  await open(page, url);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const names = await buttonNames(page);
  for (const name of names.filter((name) => !LEFT_ALONE.test(name)).slice(0, most)) {
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
    await field.pressSequentially('synergy', { timeout: 5000 }).catch(() => undefined);
    pressed.push({ what: 'typing a word', time: await slowestEvent(page) });
  }
  await page.close();
  return pressed;
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
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

/** The slowest interaction since this was last asked, in milliseconds; 16 for what was too fast to be told. */
async function slowestEvent(page: Page): Promise<number> {
  await page.waitForTimeout(SETTLED);
  return page
    .evaluate(() => {
      const { times } = globalThis as unknown as { times: number[] };
      return Math.max(16, ...times.splice(0));
    })
    .catch(() => Number.NaN);
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
