import { expect, it } from 'vitest';
import { askApi } from '../test/factories/ask-api.ts';
import { inspectPage } from './inspect-page.ts';
import { openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

const still = { viewport: { width: 390, height: 844 } };

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
