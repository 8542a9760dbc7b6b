import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated } from './hydrated.ts';
import { openApp, writeHumblebrag, writePostInPage } from './open-app.ts';

const FORM = '/generator?style=humblebrag';

/** How far the page reaches beyond the window, in pixels. */
function excess(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Everything readable stands within the window. */
async function fitsWindow(page: Page, locator: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  for (const node of await page.locator(locator).all()) {
    const box = await node.boundingBox();
    if (!box) continue;
    expect([await node.textContent(), box.x >= 0 && box.x + box.width <= width]).toEqual([
      await node.textContent(),
      true,
    ]);
  }
}

const NOT_OF_THE_POLICY = /^(?!.*(?:Trusted|policy))/is;

it('says so on a page of its own when something unexpected breaks', async () => {
  const { person, expectComplaints, origin } = await openApp();
  expectComplaints(NOT_OF_THE_POLICY);
  const page = await person();
  await page.goto(`${origin}/community`);
  await hydrated(page);
  await page.route('**/generator.data**', (route) => route.abort());
  await page.getByRole('link', { name: 'Try Free' }).click();
  await page.getByRole('heading', { name: /Something broke/ }).waitFor();
  expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true);
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('link', { name: 'Try it free' }).click();
  await page.getByRole('heading', { name: 'Own Your Idea' }).waitFor();
});

it('works in a browser that refuses its storage', async () => {
  const { person, origin, expectComplaints } = await openApp();
  // The router's own script complains about its scroll positions, also when the page is left; nothing of ours may.
  expectComplaints(/SecurityError|denied permission/);
  const page = await person();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The user denied permission.', 'SecurityError');
        },
      });
    }
  });
  await page.goto(origin);
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('link', { name: 'Try it free' }).click();
  await page.getByRole('link', { name: /^Humblebrag/ }).click();
  await page.waitForURL('**/generator?style=humblebrag');
  await writeHumblebrag(page);
  await page.waitForURL('**/preview?generation=*');
  await page.getByRole('article').waitFor();
});

it('never scrolls sideways with text twice the size', async () => {
  const { person, origin, expectComplaints } = await openApp();
  // The page that is not there.
  expectComplaints(/status of 404/);
  const page = await person({ viewport: { width: 390, height: 800 } });
  const enlarge = () =>
    page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const path of ['/', '/generator', '/generator?style=gpt4-context', FORM, '/nothing']) {
    await page.goto(origin + path);
    await enlarge();
    expect([path, await excess(page)]).toEqual([path, 0]);
    await fitsWindow(page, 'header a, header button, main a, main button, main p, main h1');
  }
  await page.goto(origin + FORM);
  await enlarge();
  await writeHumblebrag(page);
  await page.waitForURL('**/preview?generation=*');
  await page.getByRole('article').waitFor();
  expect(await excess(page)).toBe(0);
  await fitsWindow(page, 'main a, main button, main p, main h1');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await fitsWindow(page, '[role=dialog], [role=dialog] *');
});

it('says that it is still working when the server is silent', async () => {
  const { person, origin } = await openApp();
  const page = await person();
  await page.clock.install();
  await page.goto(origin + FORM);
  await page.route('**/api/generations', () => undefined);
  await writeHumblebrag(page);
  await page.getByRole('progressbar').waitFor();
  // The clock runs on by itself: on a slow machine the page is already seconds ahead.
  await page.clock.fastForward(8000);
  expect(await page.getByText('Still working. Your form is kept.').count()).toBe(0);
  await page.clock.fastForward(5000);
  await page.getByText('Still working. Your form is kept.').waitFor();
  expect(await page.getByRole('progressbar').isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped. Your form is as you left it.').waitFor();
});

it('shows the post of its owner without script', async () => {
  const { person, origin, db } = await openApp();
  const page = await person();
  await writePostInPage(page, origin);
  const row = await db.selectFrom('generations').select(['id', 'text']).executeTakeFirstOrThrow();
  const storageState = await page.context().storageState();
  const plain = await person({ javaScriptEnabled: false, storageState });
  await plain.goto(`${origin}/preview?generation=${row.id}`);
  expect(await plain.getByRole('article').innerText()).toContain(row.text?.split('\n')[0]);
  await plain.getByText('Changing, saving and sharing this post need JavaScript.').waitFor();
  expect(await plain.getByRole('button', { name: 'Copy', exact: true }).isVisible()).toBe(false);
  // Without an address it is the newest own one.
  await plain.goto(`${origin}/preview`);
  expect(plain.url()).toBe(`${origin}/preview?generation=${row.id}`);
});
