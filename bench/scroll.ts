import type { Browser, Page } from 'playwright-core';
import { openDatabase } from '../app/db/open-database.server.ts';
import { findBrowser } from '../test/browser/find-browser.ts';
import { openBrowser } from '../test/browser/open-browser.ts';
import { multiplyPost } from '../test/people/multiply-post.ts';
import type { Benchmark, Goal, Table } from './benchmark.ts';
import { type PublicSite, startPublicSite } from './public-site.ts';
import { rounded } from './result-text.ts';

const LONG = 50;
const CARDS = 1000;
/** Pixels of one turn of the wheel, one for each frame: 36,000 a second, faster than a thumb. */
const STEP = 600;
const STEPS = { quick: 20, whole: 100 };
/** A machine that is too busy for the journey. Milliseconds. */
const LONGEST = 240_000;

/** Tasks over 50 ms, in milliseconds, and what was done in them; of so many tasks that were measured. */
type Long = { times: number[]; kinds: Map<string, number>; tasks: number };
/** What one reader went through: while older posts came, and while scrolling. */
type Journey = { cards: number; wanted: number; coming: Long; scrolling: Long };

/** A thousand cards in one page. */
export const scroll: Benchmark = {
  name: 'scroll',
  title: 'A feed of a thousand cards',
  about:
    'A reader goes down the feed, 600 pixels with each frame, until a thousand cards are in the page, then up and down, in Chromium. Counted are tasks that take more than 50 ms of the processor: those a finger feels. Once at the machine’s own speed, once four times slower.',
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
        await readDown(browser, page, { wanted: quick ? 100 : CARDS, quick }),
      ]);
      await page.context().close();
      say(found.at(-1)?.[0] ?? '');
    }
    await browser.close();
    await site.stop();
    return { goals: found.map(goalOf), pieces: [tableOf(found)] };
  },
};

function goalOf([name, { cards, wanted, coming, scrolling }]: readonly [string, Journey]): Goal {
  const most = Math.max(0, ...coming.times, ...scrolling.times);
  const kinds = [...coming.kinds, ...scrolling.kinds]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 5)
    .map(([kind, time]) => `${kind} ${rounded(time)} ms`);
  return {
    figure: `Longest task, ${cards} cards, ${name}`,
    value: most === 0 ? `none over ${LONG} ms` : `${rounded(most)} ms`,
    goal: `none over ${LONG} ms, ${wanted} cards`,
    holds: most === 0 && cards >= wanted,
    why: `${cards < wanted ? `Only ${cards} of ${wanted} cards came. ` : ''}What all long tasks together did: ${kinds.join(', ')}.`,
  };
}

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

type Way = { wanted: number; quick: boolean };

async function readDown(browser: Browser, page: Page, { wanted, quick }: Way): Promise<Journey> {
  const begun = performance.now();
  let cards = 0;
  const turn = async (by: number) => {
    await page.mouse.wheel(0, by);
    cards = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(done));
      // A selector would walk through all that is in the cards, and be measured too.
      const lists = document.querySelector('.feed')?.parentElement?.children ?? [];
      return Array.from(lists).reduce((sum, list) => sum + list.childElementCount, 0);
    });
    return cards;
  };
  await page.mouse.move(200, 400);
  const coming = await longTasks(browser, page, async () => {
    while (performance.now() - begun < LONGEST) {
      if ((await turn(STEP)) >= wanted) break;
    }
  });
  const steps = quick ? STEPS.quick : STEPS.whole;
  const scrolling = await longTasks(browser, page, async () => {
    for (const direction of [-1, 1]) {
      for (let step = 0; step < steps; step += 1) await turn(direction * STEP);
    }
  });
  return { cards, wanted, coming, scrolling };
}

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

/**
 * The tasks of the page's main thread that took more than 50 ms of the processor, in milliseconds. Not by the clock: on
 * a busy machine a task waits for its turn.
 */
async function longTasks(browser: Browser, page: Page, work: () => Promise<void>): Promise<Long> {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await work();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const events = traceEvents.filter(({ pid, tid }) => mains.has(`${pid} ${tid}`));
  const tasks = events.filter(({ name, tdur }) => name === 'RunTask' && tdur !== undefined);
  // A browser that calls them something else, or does not time them, would seem to have no long ones.
  if (tasks.length === 0) throw new Error('The trace has no task with its processor time');
  const long = tasks.filter(({ tdur = 0 }) => tdur / 1000 > LONG);
  const kinds = new Map<string, number>();
  for (const { name, ts, tdur = 0 } of events) {
    const isInside = long.some((task) => ts >= task.ts && ts < task.ts + (task.dur ?? 0));
    if (isInside && name !== 'RunTask') kinds.set(name, (kinds.get(name) ?? 0) + tdur / 1000);
  }
  return { times: long.map(({ tdur = 0 }) => tdur / 1000), kinds, tasks: tasks.length };
}

function tableOf(found: readonly (readonly [string, Journey])[]): Table {
  const words = ({ times, tasks }: Long) =>
    `${times.length} of ${tasks.toLocaleString('en')}${times.length === 0 ? '' : `, longest ${rounded(Math.max(...times))} ms`}`;
  return {
    head: ['Processor', 'Cards', 'Long tasks while older posts came', 'Long tasks while scrolling'],
    rows: found.map(([name, { cards, coming, scrolling }]) => [
      name,
      String(cards),
      words(coming),
      words(scrolling),
    ]),
  };
}
