import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated } from './hydrated.ts';
import { openApp } from './open-app.ts';
import { openQuietly } from './open-quietly.ts';

type Visit = { path: string; lcp?: number; inp?: number; cls?: number };

/** A page whose visits are read as the server gets them. */
async function openMeasured(path: string) {
  const app = await openApp();
  const page = await app.person();
  const visits: Visit[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/vitals')) visits.push(request.postDataJSON() as Visit);
  });
  await openQuietly(page, app.origin + path);
  return { page, visits };
}

/** Pushes everything down, twice, with more than a second between: two session windows. */
async function shiftTwice(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as never as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    for (let count = 0; count < 2; count += 1) {
      document.body.style.paddingTop = `${150 + 150 * count}px`;
      await new Promise((done) => setTimeout(done, 1300));
    }
    return sum;
  });
}

/** The reader turns to another tab. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

it('measures layout shift in session windows, and sends the visit once', async () => {
  const path = '/community';
  const { page, visits } = await openMeasured(path);
  const sum = await shiftTwice(page);
  expect(sum).toBeGreaterThan(0);
  await hide(page);
  await expect.poll(() => visits.length).toBe(1);
  expect(visits[0]).toMatchObject({ path });
  expect(visits[0]!.lcp).toBeGreaterThan(0);
  expect(visits[0]!.cls).toBeGreaterThan(0);
  // The worst window, not the sum of both.
  expect(visits[0]!.cls).toBeLessThan(sum * 750);
  // A sleeping page that wakes afterwards is still the same visit.
  await page.dispatchEvent('body', 'pointermove');
  await hydrated(page);
  await hide(page);
  await page.waitForTimeout(300);
  expect(visits).toHaveLength(1);
});

it('takes the slowest interaction as input delay, not what the pointer passes over', async () => {
  const { page, visits } = await openMeasured('/generator');
  await page.evaluate(() => {
    const busy = (time: number) => {
      const end = performance.now() + time;
      while (performance.now() < end);
    };
    const heading = document.querySelector('h1')!;
    heading.addEventListener('mouseover', () => busy(900), { once: true });
    heading.addEventListener('click', () => busy(150));
  });
  await page.locator('h1').hover();
  await page.waitForTimeout(300);
  await page.locator('h1').click();
  await page.waitForTimeout(500);
  await hide(page);
  await expect.poll(() => visits.length).toBe(1);
  expect(visits[0]!.inp).toBeGreaterThanOrEqual(144);
  expect(visits[0]!.inp).toBeLessThan(800);
});
