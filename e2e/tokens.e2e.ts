import { expect, it } from 'vitest';
import { askApi } from '../test/factories/ask-api.ts';
import { inspectPage } from './inspect-page.ts';
import { openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

const still = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const SHOTS = process.env['SHOTS'];

it('makes a token from the profile, shows it once, and revokes it', async () => {
  const app = await openApp();
  const { page } = await openAs(app, {}, still);
  await page.goto(`${app.origin}/account`);
  await page.getByRole('link', { name: 'Manage tokens' }).click();
  await page.getByRole('heading', { name: 'API tokens' }).waitFor();
  await page.getByLabel('Name', { exact: true }).fill('The script on my laptop');
  await page.getByLabel('Translate texts').check();
  await page.getByRole('button', { name: 'Make a token' }).click();
  const secret = await page.getByLabel('The new token').inputValue();
  expect(secret).toMatch(/^broetry_[0-9a-f]{64}$/);
  expect(await inspectPage(page)).toEqual([]);
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/token-390.png`, fullPage: true });
  const ask = () =>
    askApi(app.origin, '/translations', { secret, json: { text: 'x', direction: 'to-speak' } });
  expect((await ask()).status).toBe(200);
  await page.reload();
  await page.getByText('The script on my laptop').waitFor();
  expect(await page.content()).not.toContain(secret);
  await page.getByRole('button', { name: 'Revoke The script on my laptop' }).click();
  await page.getByText('None. Everything in your name was typed by you.').waitFor();
  expect((await ask()).status).toBe(401);
});

it.each(['/developers', '/bookmarklet'])('finds nothing on %s, at any width', async (path) => {
  const app = await openApp();
  for (const [width, colorScheme] of [
    [390, 'light'],
    [768, 'dark'],
    [1440, 'light'],
  ] as const) {
    const context = {
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      colorScheme,
    } as const;
    const page = await app.person(context);
    await page.goto(app.origin + path);
    expect([width, await inspectPage(page)]).toEqual([width, []]);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect([width, wide <= 0]).toEqual([width, true]);
    if (SHOTS) await page.screenshot({ path: `${SHOTS}${path}-${width}-${colorScheme}.png` });
  }
});
