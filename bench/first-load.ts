import type { Browser, CDPSession } from 'playwright-core';
import { findBrowser } from '../test/browser/find-browser.ts';
import { openBrowser } from '../test/browser/open-browser.ts';
import type { Benchmark } from './benchmark.ts';
import { percentile } from './percentile.ts';
import { startPublicSite } from './public-site.ts';

const LINE = {
  offline: false,
  latency: 562,
  downloadThroughput: 1_440_000 / 8,
  uploadThroughput: 675_000 / 8,
};
const SLOWER = 4;
/** After that nothing more comes that counts. Milliseconds. */
const SETTLED = 3000;

type Visit = { fcp: number; lcp: number; cls: number; what: string; bytes: Map<string, number> };

const GOAL = 900;

/** The first visit, as somebody has it who followed a link on a bad line. */
export const firstLoad: Benchmark = {
  name: 'first-load',
  title: 'The first visit on a slow line',
  about:
    'Chromium with an empty cache, a line of 562 ms latency and 1.44 Mbit/s, a processor four times slower, a phone of 412 by 823: medians of several visits, each page in turn.',
  async run({ quick, say }) {
    const site = await startPublicSite();
    const browser = await openBrowser(await findBrowser());
    const paths = ['/', '/community', site.post, '/login'];
    const visits = new Map<string, Visit[]>(paths.map((path) => [path, []]));
    for (let run = 0; run < (quick ? 1 : 7); run += 1) {
      for (const path of paths) visits.get(path)?.push(await visit(browser, site.origin, path));
      say(`visit ${run + 1}`);
    }
    await browser.close();
    await site.stop();
    const rows = [...visits].map(([path, each]) => summaryOf(path, each));
    return {
      goals: rows.slice(0, 2).map(({ path, lcp, fcp, kilobytes }) => ({
        figure: `Largest paint of ${path}`,
        value: `${Math.round(lcp)} ms`,
        goal: `≤ ${GOAL} ms`,
        holds: lcp <= GOAL,
        why: `The first paint comes after ${Math.round(fcp)} ms. The line alone needs ${LINE.latency} ms until the answer begins (Chromium slows no connection down) and ${Math.round(onTheLine(kilobytes[0]))} ms for the page itself.`,
      })),
      pieces: [
        { unit: 'ms', bars: rows.map(({ path, lcp }) => [path, lcp]) },
        {
          head: [
            'Page',
            'First paint',
            'Largest paint',
            'of',
            'Shift',
            ...KINDS.map((kind) => `${kind}, kB`),
          ],
          rows: rows.map((row) => [
            row.path,
            `${Math.round(row.fcp)} ms`,
            `${Math.round(row.lcp)} ms`,
            row.what,
            row.cls.toFixed(3),
            ...row.kilobytes.map((size) => size.toFixed(1)),
          ]),
        },
      ],
    };
  },
};

/** Milliseconds that so many kilobytes are on the line. */
const onTheLine = (kilobytes = 0) => (kilobytes * 1_000_000) / LINE.downloadThroughput;

const KINDS = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'] as const;

function summaryOf(path: string, visits: readonly Visit[]) {
  const middle = (read: (visit: Visit) => number) => percentile(visits.map(read), 0.5);
  return {
    path: path.replace(/\/post\/.*/, '/post/{id}'),
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    cls: middle(({ cls }) => cls),
    what: visits[0]?.what ?? '',
    kilobytes: KINDS.map((kind) => middle(({ bytes }) => bytes.get(kind) ?? 0) / 1000),
  };
}

async function visit(chromium: Browser, origin: string, path: string): Promise<Visit> {
  const context = await chromium.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const bytes = countBytes(session);
  await page.addInitScript(watch);
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  await context.close();
  return { ...seen, bytes };
}

type Seen = { fcp: number; lcp: number; cls: number; what: string };

// Runs in the page.
function watch(): void {
  const seen = { fcp: 0, lcp: 0, cls: 0, what: '' };
  (globalThis as unknown as { seen: typeof seen }).seen = seen;
  const observe = (type: string, look: (entry: never) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(look as never)).observe({
      type,
      buffered: true,
    });
  observe('paint', (entry: PerformanceEntry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry: PerformanceEntry & { element?: Element }) => {
    seen.lcp = entry.startTime;
    seen.what = entry.element?.tagName.toLowerCase() ?? '';
  });
  observe('layout-shift', (entry: PerformanceEntry & { value: number }) => {
    seen.cls += entry.value;
  });
}

function countBytes(session: CDPSession): Map<string, number> {
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  return bytes;
}
