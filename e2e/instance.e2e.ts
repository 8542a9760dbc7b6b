import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { samplePicture } from '../test/pictures.ts';
import { hydrated } from './hydrated.ts';
import { openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

const ADMIN = 'boss@corp.example';

const linkColour = (page: Page) =>
  page.getByRole('link', { name: 'Sign In' }).evaluate((link) => getComputedStyle(link).color);

it('leads an owner from the first steps to a name, a colour and a logo that guests see', async () => {
  const app = await openApp({ env: { ADMIN_EMAILS: ADMIN } });
  app.expectComplaints(/status of 422/);
  const { page } = await openAs(app, { email: ADMIN });
  await page.goto(`${app.origin}/admin`);
  const steps = page.getByRole('group').filter({ hasText: 'First steps' });
  await steps.getByText('4 of 8 done').waitFor();
  await steps.getByText('now with npm run backup', { exact: false }).waitFor();
  await steps.getByText('First steps').click();
  expect(await steps.getByRole('listitem').first().isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Instance', exact: true }).click();
  await page.waitForURL('**/admin/instance');
  await hydrated(page);
  await page.getByLabel('Name', { exact: true }).fill('Nordwind Office Supplies');
  await page.getByLabel('Tagline').fill('We circle back');
  await page.getByLabel('Colour, light theme').fill('#ff9edb');
  await page.getByLabel('Colour, dark theme').fill('#ff9edb');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'is too light for the light theme' });
  const [, proposed = ''] = /(#[\da-f]{6}) would do/.exec((await alert.textContent()) ?? '') ?? [];
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toContain('Nordwind');
  await page.getByLabel('Colour, light theme').fill(proposed);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved.', { exact: true }).first().waitFor();
  await page.getByRole('link', { name: 'Nordwind Office Supplies' }).first().waitFor();
  await expect.poll(() => page.title()).toBe('Instance · Admin · Nordwind Office Supplies');
  // The name is cut to the room in the bar of a phone, which stays one row.
  const phone = await app.person({ viewport: { width: 360, height: 640 } });
  await phone.goto(app.origin);
  expect((await phone.getByRole('banner').boundingBox())?.height).toBeLessThan(70);
  const buffer = Buffer.from(await samplePicture(3));
  await page
    .getByLabel('Picture')
    .setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Save the logo' }).click();
  await page.getByRole('img', { name: 'The logo' }).waitFor();
  const guest = await app.person();
  await guest.goto(app.origin);
  expect(await guest.title()).toBe('Nordwind Office Supplies: We circle back');
  await guest.getByText('Nordwind Office Supplies turns one plain sentence').waitFor();
  await guest.getByText('Satire. Made with Broetry.').waitFor();
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(proposed.slice(at, at + 2), 16));
  expect(await linkColour(guest)).toBe(`rgb(${red}, ${green}, ${blue})`);
  const logo = guest.locator('header img');
  expect(await logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});
