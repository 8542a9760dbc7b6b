import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newOwnerToken } from '../app/domain/sign-in/owner-token.server.ts';
import { hydrated } from './hydrated.ts';
import { openApp } from './open-app.ts';
import { openQuietly } from './open-quietly.ts';

const ADMIN_EMAILS = 'boss@corp.example';

/** A site, a new link to it as the command prints it, and all that a window asks the server for. */
async function openSite() {
  const app = await openApp({ env: { ADMIN_EMAILS, DEMO_SIGN_IN: 'off' } });
  const { secret, now, randomBytes } = app.services;
  const token = newOwnerToken(secret, now(), randomBytes(32));
  return { app, token, link: `${app.origin}/owner-link#${token}` };
}

function askedOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(`${pathname}${search} ${request.headers()['referer'] ?? ''}`);
  });
  return asked;
}

it('signs the owner in by keyboard, and tells no address of the server the secret', async () => {
  const { app, token, link } = await openSite();
  const page = await app.person();
  const asked = askedOf(page);
  await openQuietly(page, link);
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect.poll(() => code.inputValue()).toBe(token);
  await expect.poll(() => page.url()).toBe(`${app.origin}/owner-link`);
  // The other thing that can stand behind # on this page is no code.
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  expect(await code.inputValue()).toBe(token);
  const button = page.getByRole('button', { name: 'Sign in as the owner' });
  for (let tabs = 0; tabs < 3; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((node) => node === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(`${app.origin}/home`);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((one) => one.includes(token))).toEqual([]);
});

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
  await button.click();
  await page.waitForURL(`${app.origin}/home`);
});

it('takes the pasted link without script', async () => {
  const { app, token, link } = await openSite();
  const page = await app.person({ javaScriptEnabled: false });
  const asked = askedOf(page);
  await page.goto(link);
  const code = page.getByRole('textbox', { name: 'Code' });
  expect(await code.inputValue()).toBe('');
  await page.getByText('paste the whole link here').waitFor();
  await code.fill(link);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${app.origin}/home`);
  expect(asked.filter((one) => one.includes(token))).toEqual([]);
});
