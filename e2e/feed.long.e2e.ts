import { expect, it } from 'vitest';
import { cards, fillCommunity } from './fill-community.ts';
import { noteShifts, shiftsOver } from './layout-shifts.ts';
import { openApp } from './open-app.ts';
import { openQuietly } from './open-quietly.ts';

it('draws of later pages what is in sight alone, prints all, and finds the place again after jumps', async () => {
  const app = await openApp();
  await fillCommunity(app, 60);
  const page = await app.person();
  await page.goto(`${app.origin}/community`);
  const drawn = (place: number) =>
    cards(page)
      .nth(place)
      .evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }));
  for (const count of [40, 60]) {
    await page.mouse.wheel(0, 100_000);
    await expect.poll(() => cards(page).count()).toBe(count);
  }
  await page.mouse.wheel(0, 100_000);
  await expect.poll(() => drawn(59)).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => drawn(59)).toBe(false);
  expect(await drawn(19)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => drawn(59)).toBe(true);
  await page.emulateMedia({ media: 'screen' });

  const target = cards(page).nth(57);
  const day = target.getByRole('link', { name: /^[A-Z][a-z]{2} \d|yesterday|\dh/ });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => drawn(57)).toBe(true);
  await day.scrollIntoViewIfNeeded();
  const place = () => target.evaluate((node) => Math.round(node.getBoundingClientRect().top));
  const before = await place();
  await day.click();
  await page.waitForURL('**/post/*');
  await page.goBack();
  await expect.poll(() => cards(page).count()).toBe(60);
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(3);
});

it('shifts nothing and never scrolls sideways', async () => {
  const app = await openApp();
  const long = `${'x'.repeat(400)}\n${'y'.repeat(400)}`;
  const { ids } = await fillCommunity(app, 30, (index) => (index === 3 ? { post: long } : {}));
  const page = await app.person();
  await noteShifts(page);
  // Fonts are in the cache of the browser then.
  await page.goto(app.origin);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/community', '/community?sort=popular', `/post/${ids[3]}`, '/post/none']) {
      await openQuietly(page, app.origin + path);
      if (path === '/community') {
        await page.mouse.wheel(0, 2000);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500);
      }
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      // A font that arrives a frame late moves the header by 0.02.
      const found = [width, path, excess, await shiftsOver(page, 0.05)];
      expect(found).toEqual([width, path, 0, []]);
    }
  }
  app.expectComplaints(/404/);
});
