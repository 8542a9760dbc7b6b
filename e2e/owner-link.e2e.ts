import { expect, it } from 'vitest';
import { newOwnerToken } from '../app/domain/sign-in/owner-token.server.ts';
import { hydrated } from './hydrated.ts';
import { openApp } from './open-app.ts';

const ADMIN_EMAILS = 'boss@corp.example';

/** A site, and a new link to it as the command prints it. */
async function openSite() {
  const app = await openApp({ env: { ADMIN_EMAILS, DEMO_SIGN_IN: 'off' } });
  const { secret, now, randomBytes } = app.services;
  const token = newOwnerToken(secret, now(), randomBytes(32));
  return { app, token, link: `${app.origin}/owner-link#${token}` };
}

it('takes a second link in the same window, after one that was spent', async () => {
  const { app, token, link } = await openSite();
  app.expectComplaints(/status of 400/);
  const page = await app.person();
  const code = page.getByRole('textbox', { name: 'Code' });
  const button = page.getByRole('button', { name: 'Sign in as the owner' });
  const spent = `${'1'.repeat(13)}.${token.slice(14)}`;
  await page.goto(`${app.origin}/owner-link#${spent}`);
  await expect.poll(() => code.inputValue()).toBe(spent);
  await button.click();
  await page.getByRole('heading', { name: 'This link is spent.' }).waitFor();
  await hydrated(page);
  await page.goto(link);
  await page.getByRole('heading', { name: 'Welcome, owner.' }).waitFor();
  await expect.poll(() => code.inputValue()).toBe(token);
  // The other thing that can stand behind # on this page is no code.
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  expect(await code.inputValue()).toBe(token);
  await code.press('Enter');
  await page.waitForURL(`${app.origin}/home`);
});
