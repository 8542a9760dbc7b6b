// npm run bench:first-load: the first visit of public pages in Chromium on a slow line (562 ms latency,
// 1.44 Mbit/s) and a processor four times slower: largest paint, layout shift and bytes.
import type { Browser, CDPSession } from 'playwright-core';
import { findBrowser } from '../test/browser/find-browser.ts';
import { openBrowser } from '../test/browser/open-browser.ts';
import { percentile } from './percentile.ts';
import { startPublicSite } from './public-site.ts';

const RUNS = 5;
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

const site = await startPublicSite();
const browser = await openBrowser(await findBrowser());
console.log(`Medians of ${RUNS} first visits, a phone of 412 by 823`);
for (const path of ['/', '/community', site.post, '/login']) {
  const visits: Visit[] = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, path));
  report(path, visits);
}
await browser.close();
await site.stop();

async function visit(chromium: Browser, path: string): Promise<Visit> {
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
  await page.goto(site.origin + path, { waitUntil: 'load' });
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

function report(path: string, visits: Visit[]): void {
  const middle = (read: (visit: Visit) => number) => percentile(visits.map(read), 0.5);
  const kilobytes = (kind: string) =>
    `${kind.toLowerCase()} ${(middle(({ bytes }) => bytes.get(kind) ?? 0) / 1000).toFixed(1)} kB`;
  const [first] = visits;
  console.log(
    `  ${path.replace(/\/post\/.*/, '/post/{id}').padEnd(12)} first paint ${middle(({ fcp }) => fcp).toFixed(0)} ms,` +
      ` largest ${middle(({ lcp }) => lcp).toFixed(0)} ms (${first?.what ?? ''}), shift ${middle(({ cls }) => cls).toFixed(3)};` +
      ` ${['Document', 'Script', 'Stylesheet', 'Font', 'Image'].map(kilobytes).join(', ')}`,
  );
}
