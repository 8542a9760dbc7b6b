import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated } from './hydrated.ts';
import { openApp } from './open-app.ts';
import { openQuietly } from './open-quietly.ts';

type Visit = { path: string; lcp?: number; inp?: number; cls?: number };

/** The reader turns to another tab. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

it('measures paint, shift and input delay of a visit, and sends it once', async () => {
  const app = await openApp();
  const page = await app.person();
  const visits: Visit[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/vitals')) visits.push(request.postDataJSON() as Visit);
  });
  const path = '/community';
  await openQuietly(page, app.origin + path);
  await page.evaluate(() => (document.body.style.paddingTop = '150px'));
  await page.waitForTimeout(1300);
  await page.locator('h1').click();
  await page.waitForTimeout(500);
  await hide(page);
  await expect.poll(() => visits.length).toBe(1);
  expect(visits[0]).toMatchObject({ path });
  expect(visits[0]!.lcp).toBeGreaterThan(0);
  expect(visits[0]!.cls).toBeGreaterThan(0);
  expect(visits[0]!.inp).toBeGreaterThanOrEqual(0);
  // A sleeping page that wakes afterwards is still the same visit.
  await page.dispatchEvent('body', 'pointermove');
  await hydrated(page);
  await hide(page);
  await page.waitForTimeout(300);
  expect(visits).toHaveLength(1);
});
