import type { Browser, Page } from 'playwright-core';
import { openDatabase } from '../app/db/open-database.server.ts';
import { findBrowser } from '../test/browser/find-browser.ts';
import { openBrowser } from '../test/browser/open-browser.ts';
import { multiplyPost } from '../test/people/multiply-post.ts';
import type { Benchmark, Table } from './benchmark.ts';
import { type PublicSite, startPublicSite } from './public-site.ts';
import { rounded } from './result-text.ts';

const LONG = 50;
const CARDS = 1000;
const STEP = 600;
/** A machine that is too busy for the journey. Milliseconds. */
const LONGEST = 60_000;

/** What one reader went through: tasks over 50 ms while older posts came, and while scrolling. */
type Journey = { cards: number; coming: number[]; scrolling: number[] };

/** A thousand cards in one page. */
export const scroll: Benchmark = {
  name: 'scroll',
  title: 'A feed of a thousand cards',
  about:
    'A reader goes down the feed until a thousand cards are in the page, then up and down once, in Chromium. Counted are tasks that take more than 50 ms of the processor: those a finger feels. Once at the machine’s own speed, once four times slower.',
  async run({ quick, say }) {
    const site = await startPublicSite();
    const db = openDatabase({ databaseUrl: undefined, dataDir: site.dataDir });
    await multiplyPost(db, site.posts[0]?.id ?? '', CARDS, Date.now());
    await db.destroy();
    const browser = await openBrowser(await findBrowser());
    const found: [string, Journey][] = [];
    for (const slower of quick ? [1] : [1, 4]) {
      const page = await openFeed(browser, site, slower);
      found.push([
        `${slower}× slower`.replace('1× slower', 'as it is'),
        await readDown(browser, page, quick ? 100 : CARDS),
      ]);
      await page.context().close();
      say(found.at(-1)?.[0] ?? '');
    }
    await browser.close();
    await site.stop();
    const [, plain] = found[0] ?? ['', null];
    const most = Math.max(0, ...(plain?.scrolling ?? []), ...(plain?.coming ?? []));
    return {
      goals: [
        {
          figure: `Longest task, ${plain?.cards ?? 0} cards`,
          value: most === 0 ? `none over ${LONG} ms` : `${rounded(most)} ms`,
          goal: `none over ${LONG} ms`,
          holds: most === 0,
          why: 'The table says whether older posts were coming or only the page moved.',
        },
      ],
      pieces: [tableOf(found)],
    };
  },
};

async function openFeed(browser: Browser, site: PublicSite, slower: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  await context.addCookies([{ ...site.cookie, url: site.origin }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(`${site.origin}/community`, { waitUntil: 'load' });
  await page.waitForTimeout(1000);
  return page;
}

async function readDown(browser: Browser, page: Page, wanted: number): Promise<Journey> {
  const begun = performance.now();
  let cards = 0;
  const coming = await longTasks(browser, page, async () => {
    while (cards < wanted && performance.now() - begun < LONGEST) {
      await page.mouse.move(200, 400);
      await page.mouse.wheel(0, 20_000);
      await page.waitForTimeout(60);
      cards = await page.evaluate(() => document.querySelectorAll('article').length);
    }
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const steps = Math.min(150, Math.ceil(height / STEP));
  const scrolling = await longTasks(browser, page, async () => {
    for (const direction of [-1, 1]) {
      for (let step = 0; step < steps; step += 1) {
        await page.mouse.wheel(0, (direction * height) / steps);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
      }
    }
  });
  return { cards, coming, scrolling };
}

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
};

/**
 * The tasks of the page's main thread that took more than 50 ms of the processor, in milliseconds. Not by the clock: on
 * a busy machine a task waits for its turn.
 */
async function longTasks(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline'],
  });
  await work();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .filter((time) => time > LONG);
}

function tableOf(found: readonly (readonly [string, Journey])[]): Table {
  const tasks = (times: readonly number[]) =>
    times.length === 0 ? 'none' : `${times.length}, longest ${rounded(Math.max(...times))} ms`;
  return {
    head: ['Processor', 'Cards', 'Long tasks while older posts came', 'Long tasks while scrolling'],
    rows: found.map(([name, { cards, coming, scrolling }]) => [
      name,
      String(cards),
      tasks(coming),
      tasks(scrolling),
    ]),
  };
}
