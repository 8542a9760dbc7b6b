import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { shareNew } from '../test/people/share-as-member.ts';
import { memberBrowser } from '../test/people/signed-in.ts';
import { hydrated } from './hydrated.ts';
import { openApp } from './open-app.ts';

it('looks the same with its part of the style sheet as with the whole', async () => {
  const { app, paths } = await openSite();
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const) {
    const viewport = { width, height: 900 };
    const page = await app.person(
      { viewport, colorScheme, reducedMotion: 'reduce' },
      { isStill: true },
    );
    for (const path of paths.filter((_, at) => at % 2 === (width === 390 ? 0 : 1))) {
      await page.goto(app.origin + path, { waitUntil: 'networkidle' });
      const before = await stylesOf(page);
      expect(await wearWhole(page), path).toBeLessThan(0.6);
      const after = await stylesOf(page);
      expect(before.length).toBeGreaterThan(50);
      expect(differences(before, after), path).toEqual([]);
    }
    await page.close();
  }
});

it('has the whole style sheet, and only that, once it is awake', async () => {
  const { app, paths } = await openSite();
  const page = await app.person({}, { isStill: true });
  await page.goto(`${app.origin}${paths[1]}`, { waitUntil: 'networkidle' });
  expect(await page.locator('style[data-part]').count()).toBe(1);
  await hydrated(page);
  expect(await page.locator('style[data-part]').count()).toBe(0);
  const sheet = page.locator('link[rel=stylesheet][href*="/assets/"]').first();
  const worn = await sheet.evaluate(
    (link: HTMLLinkElement) => !link.disabled && link.media === '' && link.sheet !== null,
  );
  expect(worn).toBe(true);
});

it('stays asleep as it is while the whole style sheet cannot be had', async () => {
  const { app, paths } = await openSite();
  app.expectComplaints(/Failed to load resource/);
  const page = await app.person({}, { isStill: true });
  await page.goto(`${app.origin}${paths[1]}`, { waitUntil: 'networkidle' });
  await page.route(/\/assets\/.*\.css/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.mouse.move(50, 50);
  await failed;
  await page.waitForTimeout(300);
  expect(await page.locator('style[data-part]').count()).toBe(1);
  await page.unroute(/\/assets\/.*\.css/);
  await expect
    .poll(
      async () => {
        await page.mouse.move(60 * Math.random(), 60);
        return page.locator('style[data-part]').count();
      },
      { timeout: 30_000, interval: 300 },
    )
    .toBe(0);
  await hydrated(page);
});

async function openSite() {
  const app = await openApp();
  const { member } = await memberBrowser(app);
  const id = await shareNew(
    app.services,
    { ...member, kind: 'member' } as never,
    'bread\n\nAgree?',
  );
  return { app, paths: ['/', '/community', `/post/${id}`, '/login', '/terms'] };
}

/** Every property of the elements, one of each kind, and of what rules add to them. */
function stylesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kinds = new Map<string, Element>();
    for (const element of document.querySelectorAll('html, body, body *:not(svg *)')) {
      const family = [element, element.parentElement];
      const kind = family.map((one) => `${one?.tagName} ${one?.getAttribute('class')}`);
      kinds.set(kind.join(), element);
    }
    return [...kinds.values()].flatMap((element) =>
      ['', '::before'].map((part) => {
        const style = getComputedStyle(element, part);
        // Variables that nothing uses are left out of the part.
        const names = [...style].filter((name) => !name.startsWith('--'));
        const values = names.map((name) => `${name}:${style.getPropertyValue(name)}`);
        return `${element.tagName}${part} ${values.join(';')}`;
      }),
    );
  });
}

function differences(before: readonly string[], after: readonly string[]): string[] {
  return after.flatMap((words, at) => {
    const known = new Set((before[at] ?? '').split(';'));
    const other = words.split(';').filter((one) => !known.has(one));
    return other.length > 0 ? [`${words.split(' ')[0]} ${other.join(';')}`] : [];
  });
}

/** Puts the whole sheet in the place of the part. How large a share of it the part was. */
function wearWhole(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const part = document.querySelector('style[data-part]');
    const link = part?.nextElementSibling as HTMLLinkElement;
    const size = (text: string | null | undefined) => text?.length ?? 0;
    const share = size(part?.textContent) / size(await (await fetch(link.href)).text());
    await new Promise((resolve) => {
      link.addEventListener('load', resolve);
      link.removeAttribute('media');
      link.disabled = false;
    });
    part?.remove();
    return share;
  });
}
