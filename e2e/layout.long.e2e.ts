import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addNotification } from '../app/domain/notifications/notifications.server.ts';
import { write } from '../test/factories/write-as-member.ts';
import { fillCommunity } from './fill-community.ts';
import { noteShifts, shiftsOver } from './layout-shifts.ts';
import { WIDE, openApp } from './open-app.ts';
import { openQuietly } from './open-quietly.ts';
import { openAs } from './sign-in-as.ts';

const ADA = { name: 'Ada Lovelace', email: 'ada@id.example' };

const entries = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .locator('a, button')
    .filter({ hasNotText: 'Broetry' })
    .filter({ visible: true })
    .evaluateAll((found) =>
      found.map((node) => node.getAttribute('aria-label') ?? node.textContent.trim()),
    );

it('keeps the bar in one line from 320 to 768 px', async () => {
  const app = await openApp({ env: { ADMIN_EMAILS: ADA.email } });
  const guest = await app.person();
  const name = 'Bartholomew Featherstonehaugh-Cholmondeley the Younger of Wherever';
  const { page, member } = await openAs(app, { ...ADA, name });
  await addNotification(app.services, { userId: member.id, kind: 'reactions', text: 'Moved.' });
  for (const one of [guest, page]) await one.goto(`${app.origin}/community`);
  const menu = 'Profile menu, 1 unread';
  for (const width of [320, 360, 390, 640, 768]) {
    for (const one of [guest, page]) {
      await one.setViewportSize({ width, height: 800 });
      const box = await one.getByRole('banner').getByRole('navigation').boundingBox();
      expect([width, box?.height, box?.width]).toEqual([width, 64, width]);
      const isWide = () => one.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect([width, await isWide()]).toEqual([width, false]);
    }
    // Narrow bars leave it to the menu, and have room for the name of the site.
    const react = (from: number) => (width < from ? [] : ['React']);
    expect(await entries(guest)).toEqual([...react(390), 'Community', 'Try Free', 'Sign In']);
    const name = page.getByRole('banner').getByText('Broetry', { exact: true });
    expect([width, ((await name.boundingBox())?.width ?? 0) > 60]).toEqual([width, width >= 360]);
    expect(await entries(page)).toEqual([
      'Write',
      ...react(768),
      'Home',
      'Community',
      'Resources',
      menu,
    ]);
  }
});

it('shifts nothing while a page of a member wakes up', async () => {
  // On a day whose situation has as many lines in the fallback font.
  const app = await openApp({ overrides: { now: () => Date.UTC(2026, 10, 26, 12) } });
  const { page } = await openAs(app, ADA);
  await noteShifts(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/home', '/notifications', '/account', '/generator']) {
      await openQuietly(page, app.origin + path);
      // A date in the reader's own words is a few letters shorter; anything that jumps is far more.
      expect([width, path, await shiftsOver(page, 0.005)]).toEqual([width, path, []]);
    }
  }
});

it('stands a page in by its shape while it is long in coming, and says when there is no network', async () => {
  const app = await openApp();
  await fillCommunity(app, 1);
  const page = await app.person(WIDE);
  app.expectComplaints(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/);
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  await page.route('**/community.data*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${app.origin}/generator`);
  await page.getByRole('heading', { name: 'Own Your Idea' }).waitFor();
  await page.getByRole('link', { name: 'Community' }).click();
  await page.getByText('Loading …').waitFor({ state: 'attached' });
  expect(await page.locator('.skeleton').count()).toBeGreaterThan(3);
  answer();
  await page.getByRole('heading', { name: 'Community Posts' }).waitFor();
  expect(await page.locator('.skeleton').count()).toBe(0);
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Welcome back.' }).waitFor();
  await page.context().setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await page.getByRole('link', { name: 'Community' }).click();
  await page.getByRole('heading', { name: 'You are out of office.' }).waitFor();
  await page.context().setOffline(false);
  await page.getByText('You are offline.').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Community Posts' }).waitFor();
});

it('prints a post and nothing around it', async () => {
  const app = await openApp();
  const { ids } = await fillCommunity(app, 1);
  const page = await app.person({ ...WIDE, colorScheme: 'dark' });
  await page.goto(`${app.origin}/community`);
  const article = page.getByRole('article', { name: 'Post by LinkedIn Member' });
  await article.waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // All of it, although the screen folds it.
  const text = article.getByText('A fourth line.');
  const card = await article.boundingBox();
  const line = await text.boundingBox();
  expect(line && card && line.y + line.height <= card.y + card.height).toBe(true);
  expect(await article.getByText('...more').isVisible()).toBe(false);
  await page.goto(`${app.origin}/post/${ids[0]}`);
  await article.waitFor();
  for (const button of await page.getByRole('button').all()) {
    expect(await button.isVisible()).toBe(false);
  }
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByText('Parody. Not affiliated with LinkedIn.').isVisible()).toBe(true);
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(ink).toBe('rgb(20, 24, 31)');
});

it('says in lines what it says in colours, where the reader brings the colours', async () => {
  const app = await openApp();
  const { page } = await openAs(app, {}, { ...WIDE, forcedColors: 'active' });
  await page.goto(`${app.origin}/account`);
  const styleOf = (name: string) =>
    page
      .getByRole('navigation', { name: 'Your posts' })
      .getByRole('link', { name })
      .evaluate((node) => getComputedStyle(node).outlineStyle);
  expect(await styleOf('Generated Posts')).toBe('solid');
  expect(await styleOf('Community Posts')).toBe('none');
  await page.goto(`${app.origin}/generator?style=gpt4-context`);
  const choice = (level: string) =>
    page
      .locator('label')
      .filter({ hasText: level })
      .evaluate((node) => getComputedStyle(node).outlineStyle);
  expect([await choice('Spicy'), await choice('Mild')]).toEqual(['solid', 'none']);
});

it('begins the title, what it is about and the tabs of a phone at the edge of the content', async () => {
  const app = await openApp();
  const page = await app.person({ viewport: { width: 390, height: 844 } });
  const startOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node) => node.getBoundingClientRect().left);
  await page.goto(`${app.origin}/community`);
  expect([await startOf('.page-title > .face'), await startOf('.tab')]).toEqual([16, 16]);
  await page.goto(`${app.origin}/bookmarklet`);
  expect(await startOf('.page-title > p')).toBe(16);
});

it('keeps the actions of the result screen in sight beside a long post', async () => {
  const app = await openApp();
  const { page, member } = await openAs(app, ADA, WIDE);
  const { generationId } = await write(app.services, member, Array(40).fill('Agree?').join('\n\n'));
  await page.goto(`${app.origin}/preview?generation=${generationId}`);
  const actions = page.getByRole('region', { name: 'Post Actions' });
  await actions.waitFor();
  await page.mouse.wheel(0, 900);
  await expect.poll(async () => (await page.getByRole('article').boundingBox())?.y).toBeLessThan(0);
  expect((await actions.boundingBox())?.y).toBeGreaterThanOrEqual(0);
});
