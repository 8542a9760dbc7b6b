import type { Browser, CDPSession } from 'playwright-core';
import { findBrowser } from '../test/browser/find-browser.ts';
import { openBrowser } from '../test/browser/open-browser.ts';
import { type Part, percentile, rounded } from './part.ts';
import { startCommunity } from './server.ts';

const LINE = {
  offline: false,
  latency: 562,
  downloadThroughput: 1_440_000 / 8,
  uploadThroughput: 675_000 / 8,
};
const CPU_SLOWDOWN = 4;
/** Time after the load event in which layout and paint settle, in milliseconds. */
const SETTLED = 3000;
const GOAL = { paint: 900, score: 95 };
const KINDS = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'] as const;

type Seen = { fcp: number; lcp: number; cls: number; blocking: number };
type Visit = Seen & { bytes: Map<string, number> };

/** The first visit on a slow connection. */
export const firstLoad: Part = {
  about: `Chromium with an empty cache, a line of ${LINE.latency} ms latency and 1.44 Mbit/s, a processor ${CPU_SLOWDOWN} times slower, a phone of 412 by 823. Medians of seven visits, each page in turn. Score: the curves and weights of Lighthouse 10 for mobile without its speed index. Goal: largest paint of landing and feed within ${GOAL.paint} ms, score at least ${GOAL.score}.`,
  async measure({ quick, server }) {
    const site = await startCommunity(server);
    const browser = await openBrowser(await findBrowser());
    const visits = new Map<string, Visit[]>();
    for (let run = 0; run < (quick ? 1 : 7); run += 1) {
      for (const path of ['/', '/community', site.post, '/login']) {
        const seen = await visit(browser, site.origin + path);
        visits.set(path, [...(visits.get(path) ?? []), seen]);
      }
    }
    await browser.close();
    await site.stop();
    return {
      head: [
        'Page',
        'First paint, ms',
        'Largest paint, ms',
        'Blocking, ms',
        'Shift',
        'Score',
        ...KINDS.map((kind) => `${kind}, kB`),
        'Goal',
      ],
      rows: [...visits].map(([path, each]) => rowOf(path, each)),
    };
  },
};

function rowOf(path: string, visits: readonly Visit[]): string[] {
  const median = (read: (visit: Visit) => number) => percentile(visits.map(read), 0.5);
  const seen: Seen = {
    fcp: median(({ fcp }) => fcp),
    lcp: median(({ lcp }) => lcp),
    cls: median(({ cls }) => cls),
    blocking: median(({ blocking }) => blocking),
  };
  const score = Math.round(100 * scoreOf(seen));
  const isFast = seen.lcp <= GOAL.paint || !['/', '/community'].includes(path);
  return [
    path.replace(/\/post\/.*/, '/post/{id}'),
    ...[seen.fcp, seen.lcp, seen.blocking].map((time) => String(Math.round(time))),
    seen.cls.toFixed(3),
    String(score),
    ...KINDS.map((kind) => rounded(median(({ bytes }) => bytes.get(kind) ?? 0) / 1000)),
    isFast && score >= GOAL.score ? 'holds' : 'falls short',
  ];
}

/** Lighthouse 10, mobile: weight, value of score 0.9 and value of score 0.5. */
const CURVES: Record<keyof Seen, [weight: number, good: number, middle: number]> = {
  fcp: [10, 1800, 3000],
  lcp: [25, 2500, 4000],
  blocking: [30, 200, 600],
  cls: [25, 0.1, 0.25],
};

/** The performance score of Lighthouse, 0 to 1, without the speed index, which needs a recording of the screen. */
export function scoreOf(seen: Seen): number {
  let [sum, weights] = [0, 0];
  for (const [key, [weight, good, middle]] of Object.entries(CURVES)) {
    const value = Math.max(seen[key as keyof Seen], 1e-9);
    // The complement of a log-normal distribution that is 0.9 at `good` and 0.5 at `middle`.
    const distance = (Math.log(value / middle) / Math.log(middle / good)) * 0.906_193_802_436_823_1;
    sum += (weight * (1 - erf(distance))) / 2;
    weights += weight;
  }
  return sum / weights;
}

/** The error function to seven digits (Abramowitz and Stegun 7.1.26). */
function erf(x: number): number {
  const t = 1 / (1 + 0.327_591_1 * Math.abs(x));
  const factors = [0.254_829_592, -0.284_496_736, 1.421_413_741, -1.453_152_027, 1.061_405_429];
  const sum = factors.reduceRight((rest, factor) => t * (factor + rest), 0);
  return Math.sign(x) * (1 - sum * Math.exp(-x * x));
}

async function visit(chromium: Browser, url: string): Promise<Visit> {
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
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const bytes = countBytes(session);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  await context.close();
  return { ...seen, bytes };
}

// Runs in the page.
function observe(): void {
  const seen = { fcp: 0, lcp: 0, cls: 0, blocking: 0 };
  (globalThis as unknown as { seen: typeof seen }).seen = seen;
  const on = (type: string, look: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(look as never)).observe({
      type,
      buffered: true,
    });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('layout-shift', ({ value }) => (seen.cls += value));
  // The part of each long task that is over 50 ms, after the first paint.
  on('longtask', ({ startTime, duration }) => {
    if (seen.fcp > 0 && startTime + duration > seen.fcp) {
      seen.blocking += Math.max(0, duration - 50);
    }
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
