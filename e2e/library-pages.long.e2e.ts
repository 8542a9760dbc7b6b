import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fillLibrary } from '../test/factories/fill-library.ts';
import { openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

// Also while a dialog hides it from those who listen.
const pictures = (page: Page) => page.locator('section[aria-label=Pictures] > ul > li');

/** A library of 60 pictures, scrolled to its end. Their files are not there: only the places count here. */
async function openAll() {
  const app = await openApp();
  app.expectComplaints(/status of 404/);
  const { page, member } = await openAs(app);
  await fillLibrary(app.db, { userId: member.id, count: 60, now: app.services.now() });
  await page.goto(`${app.origin}/resources`);
  for (const count of [48, 60]) {
    await page.mouse.wheel(0, 100_000);
    await expect.poll(() => pictures(page).count()).toBeGreaterThanOrEqual(count);
  }
  const target = pictures(page).filter({ has: page.locator('img[alt^="Picture 20 "]') });
  await target.scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  return { app, page, target };
}

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

it('keeps its place and its pages on the way back, also over a reload', async () => {
  const { page, target } = await openAll();
  const before = await scrolled(page);
  await target.getByRole('link').click();
  await page.waitForURL(/open=/);
  await page.getByRole('dialog').waitFor();
  // What is open lies above the list: nothing of it is lost.
  expect(await pictures(page).count()).toBe(60);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForURL((url) => url.search === '');
  expect(await pictures(page).count()).toBe(60);
  expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(3);

  await page.getByRole('link', { name: 'Community' }).first().click();
  await page.waitForURL('**/community');
  await page.goBack();
  await page.waitForURL('**/resources');
  await expect.poll(() => pictures(page).count()).toBe(60);
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(3);
  await page.reload();
  await expect.poll(() => pictures(page).count()).toBe(60);
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(3);
});
