import { expect, it } from 'vitest';
import { hydrated } from './hydrated.ts';
import { openApp } from './open-app.ts';

it('follows a link in the same document, once in the history, and leaves a new tab to the browser', async () => {
  const { person, origin } = await openApp();
  const page = await person();
  await page.goto(`${origin}/login`);
  await hydrated(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  const link = page.getByRole('link', { name: 'Translate', exact: true });
  for (const _ of ['there', 'there already']) {
    await link.click();
    await page.waitForURL(`${origin}/translate`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  // `history.length` stops at 50, and pages of earlier journeys are used again.
  // The browser shows the address at once, and the page when its data are there.
  const welcome = page.getByRole('heading', { name: 'Welcome back.' });
  await page.goBack();
  await page.waitForURL(`${origin}/login`);
  await welcome.waitFor();
  await page.goForward();
  await page.waitForURL(`${origin}/translate`);
  await welcome.waitFor({ state: 'detached' });
  expect(await page.locator('html[data-kept]').count()).toBe(1);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Sign In', exact: true }).click({ modifiers: ['Control'] });
  await (await opened).waitForURL(`${origin}/login`);
  expect(page.url()).toBe(`${origin}/translate`);
});
