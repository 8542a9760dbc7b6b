import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PATIENCE } from '../app/waking/hold-press.ts';
import { shareNew } from '../test/people/share-as-member.ts';
import { memberBrowser } from '../test/people/signed-in.ts';
import { hydrated } from './hydrated.ts';
import { openApp } from './open-app.ts';

const FRAMEWORK = /entry\.client|manifest-|root-.*js/;

it('arrives without the framework, and is taken over in place when somebody stirs', async () => {
  const { page, origin, scripts, expectComplaints } = await openCommunity();
  expectComplaints(/404 \(Not Found\)/);
  for (const path of ['/community', '/login', '/signup', '/report?post=x', '/nowhere-at-all']) {
    scripts.length = 0;
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    expect(scripts.filter((file) => FRAMEWORK.test(file))).toEqual([]);
    await watchShifts(page);
    const heading = await page.locator('h1').elementHandle();
    await page.evaluate(() => window.scrollTo(0, 40));
    const top = await page.evaluate(() => window.scrollY);
    await hydrated(page);
    expect(scripts.some((file) => FRAMEWORK.test(file))).toBe(true);
    // The same page as before, not one like it, and where it was.
    expect(await heading?.evaluate((node) => node.isConnected)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    expect(await shiftsOf(page)).toBe(0);
  }
});

it('does once what was pressed while it slept', async () => {
  const { page, origin } = await openCommunity();
  await page.goto(`${origin}/community`);
  await slow(page, 300);
  // No pointer that comes near first.
  const menu = page.getByRole('button', { name: /^Menu of the post/ }).first();
  await menu.evaluate((button: HTMLButtonElement) => button.click());
  expect(await menu.getAttribute('aria-busy')).toBe('true');
  await menu.evaluate((button: HTMLButtonElement) => button.click());
  await page.dispatchEvent('body', 'pointermove');
  const opened = page.getByRole('menu');
  await opened.waitFor();
  expect(await menu.getAttribute('aria-busy')).toBeNull();
  await page.waitForTimeout(300);
  expect(await opened.count()).toBe(1);
});

it('asks a guest who presses Like early to sign up, or sends the form when the framework is long in coming', async () => {
  const { page, origin } = await openCommunity();
  const late = await page.context().newPage();
  await late.goto(`${origin}/community`);
  await slow(late, 8000);
  await late.getByRole('button', { name: 'Like' }).first().click();
  await late.waitForURL('**/login?next=*', { waitUntil: 'commit' });

  await waitLonger(page);
  await page.goto(`${origin}/community`);
  await page.getByRole('button', { name: 'Like' }).first().click();
  await page.getByRole('dialog').waitFor();
});

it('keeps what was typed and chosen before it was awake, and answers to it', async () => {
  const { page, origin } = await openCommunity();
  await page.goto(`${origin}/community`);
  await slow(page, 300);
  await page.getByText('Filters', { exact: true }).click();
  const search = page.getByLabel('Search');
  await search.pressSequentially('bread');
  await page.waitForURL('**/community?*q=bread*');
  expect(await search.inputValue()).toBe('bread');
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);

  await page.goto(`${origin}/community`);
  await slow(page, 300);
  await page.getByText('Filters', { exact: true }).click();
  await page.getByText('Most Popular', { exact: true }).click();
  await page.waitForURL('**/community?*sort=popular*');
});

it('keeps working when the framework cannot be had, and tries again', async () => {
  const { page, origin, expectComplaints } = await openCommunity();
  expectComplaints(/Failed to load resource/);
  await page.goto(`${origin}/community`, { waitUntil: 'networkidle' });
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.mouse.move(50, 50);
  const menu = page.getByRole('button', { name: /^Menu of the post/ }).first();
  await menu.click();
  await expect.poll(() => menu.getAttribute('aria-busy')).toBeNull();
  await page.getByRole('button', { name: 'Theme: Follow the system' }).click();
  await page.getByRole('button', { name: 'Theme: Light' }).waitFor();
  await page.unroute(/\/assets\/.*\.js/);
  await expect
    .poll(
      async () => {
        await menu.click();
        return page.getByRole('menu').count();
      },
      { timeout: 15_000, interval: 500 },
    )
    .toBe(1);
});

it('hands the theme and the focus over to the framework', async () => {
  const { page, origin } = await openCommunity();
  await page.goto(`${origin}/login`);
  await page.getByRole('button', { name: 'Theme: Follow the system' }).click();
  await hydrated(page);
  await page.getByRole('button', { name: 'Theme: Light' }).click();
  await page.getByRole('button', { name: 'Theme: Dark' }).waitFor();

  await page.goto(`${origin}/login`);
  const demo = page.locator('a', { hasText: 'Continue with the demo account' });
  await demo.focus();
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Continue with the demo account' });
  expect(await button.evaluate((node) => node === document.activeElement)).toBe(true);
});

async function openCommunity() {
  const app = await openApp();
  const { member } = await memberBrowser(app);
  for (let at = 0; at < 6; at += 1) {
    await shareNew(app.services, { ...member, kind: 'member' } as never, `bread ${at}\n\nAgree?`);
  }
  const page = await app.person({}, { isStill: true });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  return { ...app, page, scripts };
}

/** From now on each file of script comes late. */
async function slow(page: Page, ms: number): Promise<void> {
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await new Promise((done) => setTimeout(done, ms));
    await route.continue().catch(() => undefined);
  });
}

/** The framework is in time on this page, however busy the machine is. */
async function waitLonger(page: Page): Promise<void> {
  await page.addInitScript((patience) => {
    const begin = window.setTimeout.bind(window);
    const wait = (run: TimerHandler, ms?: number, ...given: unknown[]) =>
      begin(run, ms === patience ? 60_000 : ms, ...given);
    window.setTimeout = wait as typeof window.setTimeout;
  }, PATIENCE);
}

type Watched = { shifts: number };

const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const watched = globalThis as unknown as Watched;
    watched.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        watched.shifts += entry.value;
      }
    }).observe({ type: 'layout-shift' });
  });

const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as Watched).shifts);
