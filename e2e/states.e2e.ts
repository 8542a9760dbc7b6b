import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { write } from '../test/factories/write-as-member.ts';
import { fillCommunity } from './fill-community.ts';
import { WIDE, dress, hasFocus, openApp, writePostInPage } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

const plain = { ...WIDE, javaScriptEnabled: false };

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest('li')?.textContent ?? document.activeElement?.id,
  );

it('likes and shares where no script runs, and comes back to the same card', async () => {
  const app = await openApp();
  const { ids } = await fillCommunity(app, 1);
  const { page } = await openAs(app, {}, plain);
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

it('leaves the words alone that somebody is editing', async () => {
  const app = await openApp();
  const { page } = await openAs(app, {}, WIDE);
  await writePostInPage(page, app.origin);
  await dress(page, 'Edit text');
  const field = page.getByRole('textbox', { name: 'Edit text' });
  await field.fill('My own words.');
  for (const name of ['Regenerate Post', 'Copy', 'Download', 'Post in Community', 'Crank it up']) {
    const button = page.getByRole('button', { name, exact: true });
    expect([name, await button.getAttribute('aria-disabled')]).toEqual([name, 'true']);
    // A press leads back to what has to be finished first.
    await button.press('Enter');
    expect(await hasFocus(field)).toBe(true);
  }
  await page.getByText('You are editing. Save or cancel that first.').waitFor();
  expect(await field.inputValue()).toBe('My own words.');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Version 2 of 2').waitFor();
  expect(
    await page.getByRole('button', { name: 'Copy', exact: true }).getAttribute('aria-disabled'),
  ).toBeNull();
});

it('keeps the focus near when a post of the history goes', async () => {
  const app = await openApp();
  const { page, member } = await openAs(app, {}, WIDE);
  for (const text of ['The first.', 'The second.', 'The third.']) {
    await write(app.services, member, text);
  }
  await page.goto(`${app.origin}/account`);
  const remove = async (text: string) => {
    const item = page.getByRole('main').getByRole('listitem').filter({ hasText: text });
    await item.getByText('Delete', { exact: true }).press('Enter');
    await item.getByRole('button', { name: 'Delete for good' }).press('Enter');
    await item.waitFor({ state: 'detached' });
  };
  await remove('The second.');
  await expect.poll(() => focused(page)).toContain('The first.');
  await remove('The first.');
  await expect.poll(() => focused(page)).toContain('The third.');
  await remove('The third.');
  await expect.poll(() => focused(page)).toBe('history');
});
