import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated } from './hydrated.ts';

/** So long nobody has asked for anything when a page is at rest. Playwright's own `networkidle` takes half a second. */
const QUIET = 100;

/** Opens an address and waits until the page is hydrated, has all it asked for, and has painted it. */
export async function openQuietly(page: Page, address: string): Promise<void> {
  const open = new Set<Request>();
  let last = performance.now();
  const begin = (request: Request) => void open.add(request);
  const end = (request: Request) => {
    open.delete(request);
    last = performance.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.goto(address);
  await hydrated(page);
  const isQuiet = () => open.size === 0 && performance.now() - last >= QUIET;
  await expect.poll(isQuiet, { interval: 20 }).toBe(true);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What is painted now is seen by observers before the frame after the next one.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}
