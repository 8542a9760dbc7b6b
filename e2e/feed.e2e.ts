import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAs } from './sign-in-as.ts';
import { SOME_HOSTILE_TEXTS } from '../test/hostile-texts.ts';
import { cards, fillCommunity } from './fill-community.ts';
import { hydrated } from './hydrated.ts';
import { hasFocus, openApp, WIDE } from './open-app.ts';
import { openQuietly } from './open-quietly.ts';
import { LOAD_FEED_FAILED, NO_POSTS_HINT } from '../app/features/community/community-words.ts';

it('scrolls on without end, keeps its place on the way back, also over a reload', async () => {
  const app = await openApp();
  await fillCommunity(app, 45);
  const page = await app.person();
  await page.goto(`${app.origin}/community`);
  expect(await cards(page).count()).toBe(20);
  for (const count of [40, 45]) {
    await page.mouse.wheel(0, 100_000);
    await expect.poll(() => cards(page).count()).toBe(count);
  }
  expect(await page.getByRole('link', { name: 'Older posts' }).count()).toBe(0);
  const target = cards(page).filter({ hasText: 'Post number 10.' });
  await target.scrollIntoViewIfNeeded();
  const place = () => target.evaluate((node) => Math.round(node.getBoundingClientRect().top));
  const before = await place();
  await target.getByRole('link', { name: /^[A-Z][a-z]{2} \d|yesterday|\dh/ }).click();
  await page.waitForURL('**/post/*');
  await page.goBack();
  await page.waitForURL('**/community');
  await expect.poll(() => cards(page).count()).toBe(45);
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(3);
  await page.reload();
  await expect.poll(() => cards(page).count()).toBe(45);
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(3);
  const texts = await cards(page).allTextContents();
  expect(new Set(texts.map((text) => /number (\d+)/.exec(text)?.[1])).size).toBe(45);
});

it('keeps its place on the way back and forward, and not that of a post that was pressed before', async () => {
  const app = await openApp();
  await fillCommunity(app, 20, (index) => ({ likes: 100 + index }));
  const page = await app.person();
  await page.goto(`${app.origin}/hall-of-fame`);
  await hydrated(page);
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await page.waitForURL('**/community');
  await cards(page).first().getByRole('link', { name: '...more' }).click();
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  const target = cards(page).filter({ hasText: 'Post number 5.' });
  const place = () => target.evaluate((node) => Math.round(node.getBoundingClientRect().top));
  const before = await place();
  await page.goBack();
  await page.waitForURL('**/hall-of-fame');
  // Every place that is painted on the way forward.
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      const found = [...document.querySelectorAll('.feed > li')].find((one) =>
        one.textContent.includes('Post number 5.'),
      );
      if (found) seen.push(Math.round(found.getBoundingClientRect().top));
      requestAnimationFrame(() => setTimeout(look));
    };
    look();
  });
  await page.goForward();
  await page.waitForURL('**/community');
  await target.waitFor();
  await page.waitForTimeout(300);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen);
  expect(seen.length).toBeGreaterThan(2);
  expect(seen.filter((top) => Math.abs(top - before) > 2)).toEqual([]);
  // The same posts in another order are another visit.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByText('Filters', { exact: true }).click();
  const now = await place();
  await page.getByText('Most Popular', { exact: true }).click();
  await page.waitForURL('**/community?sort=popular');
  await expect.poll(() => cards(page).first().innerText()).toContain('Post number 19.');
  await page.goBack();
  await expect.poll(() => cards(page).first().innerText()).toContain('Post number 0.');
  await expect.poll(async () => Math.abs((await place()) - now)).toBeLessThan(3);
});

it('shows a quiet way on when older posts do not come', async () => {
  const app = await openApp();
  await fillCommunity(app, 25);
  const page = await app.person();
  await page.route('**/api/community*', (route) => route.abort());
  await page.goto(`${app.origin}/community`);
  await page.mouse.wheel(0, 100_000);
  await page.getByText(LOAD_FEED_FAILED).waitFor();
  await page.unroute('**/api/community*');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect.poll(() => cards(page).count()).toBe(25);
  app.expectComplaints(/ERR_FAILED/);
});

it('filters in the address, keeps the focus, and goes back', async () => {
  const app = await openApp();
  await fillCommunity(app, 9, (index) => ({
    likes: 100 + index,
    style: index % 2 === 0 ? 'humblebrag' : 'storytelling',
  }));
  const page = await app.person();
  await page.goto(`${app.origin}/community`);
  await page.getByText('Filters', { exact: true }).click();
  const first = () => cards(page).first().innerText();
  await page.getByText('Most Popular', { exact: true }).click();
  await page.waitForURL('**/community?sort=popular');
  await expect.poll(first).toContain('Post number 8.');
  const radio = page.getByRole('radio', { name: 'Most Popular' });
  expect(await hasFocus(radio)).toBe(true);
  await page.getByLabel('Style').selectOption('Storytelling');
  await page.waitForURL('**/community?sort=popular&style=storytelling');
  await expect.poll(() => cards(page).count()).toBe(4);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.pressSequentially('number 3', { delay: 30 });
  await page.waitForURL('**/community?sort=popular&style=storytelling&q=number+3');
  await expect.poll(() => cards(page).count()).toBe(1);
  expect(await hasFocus(search)).toBe(true);
  expect(await search.inputValue()).toBe('number 3');
  await search.fill('nothing at all like it');
  await page.getByText(NO_POSTS_HINT).waitFor();
});

const hasRun = (page: Page) => page.evaluate(() => 'hit' in globalThis);

it('runs nothing of what people type, and shows it as text', async () => {
  const app = await openApp();
  const { ids } = await fillCommunity(app, SOME_HOSTILE_TEXTS.length);
  for (const [index, text] of SOME_HOSTILE_TEXTS.entries()) {
    const form_data = JSON.stringify({
      type: 'humblebrag',
      context: '{}',
      humorLevel: 'Spicy',
      profileName: text.slice(0, 60),
      profileBio: text.slice(0, 160),
      useProfilePicture: false,
    });
    await app.db
      .updateTable('posts')
      .set({ post: `${text}\nline\nline\nline`, form_data })
      .where('id', '=', ids[index]!)
      .execute();
  }
  const page = await app.person();
  await page.goto(`${app.origin}/community`);
  await page.mouse.wheel(0, 100_000);
  await expect.poll(() => cards(page).count()).toBe(SOME_HOSTILE_TEXTS.length);
  await page.getByText('<script>window.hit=1</script>').first().waitFor();
  expect(await hasRun(page)).toBe(false);
  // On its own page each post has the same elements: app/features/community/community-page.test.ts.
  await openQuietly(page, `${app.origin}/post/${ids[0]}`);
  expect(await hasRun(page)).toBe(false);
});

it('likes and shares where no script runs, and comes back to the same card', async () => {
  const app = await openApp();
  const { ids } = await fillCommunity(app, 1);
  const { page } = await openAs(app, {}, { ...WIDE, javaScriptEnabled: false });
  await page.goto(`${app.origin}/community?sort=popular`);
  const card = page.getByRole('article');
  await card.getByRole('button', { name: 'Like' }).click();
  await page.waitForURL(`**/community?sort=popular#post-${ids[0]}`);
  expect(await card.getByRole('button', { name: 'Agree?' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  await card.getByRole('button', { name: 'Agree?' }).click();
  await card.getByRole('button', { name: 'Like' }).waitFor();
  // What only a script can open is not there.
  expect(await page.getByRole('button', { name: /^Menu of the post/ }).count()).toBe(0);
  expect(await card.getByRole('link', { name: 'Report' }).isVisible()).toBe(true);
  await card.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('heading', { name: 'Share this post' }).waitFor();
  expect(await page.getByRole('link', { name: 'Share on X' }).getAttribute('href')).toContain(
    encodeURIComponent(`/post/${ids[0]}`),
  );
});
