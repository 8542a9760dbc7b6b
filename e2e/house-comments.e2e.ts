import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { write } from '../test/factories/write-as-member.ts';
import { hasFocus, openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

const POST = [
  'My barista spelled my name wrong today.',
  'Most people would have corrected her.',
  'I smiled. Because that is what 500 leaders do.',
  'Agree?',
].join('\n\n');

const section = (page: Page) => page.getByRole('region', { name: 'Comments written by the house' });

it('shows the comments at once, takes other ones by keyboard, and puts them under the picture', async () => {
  const app = await openApp();
  const { page, member } = await openAs(app, { name: 'Dana Smith' });
  const { generationId } = await write(app.services, member, POST);
  await page.goto(`${app.origin}/preview?generation=${generationId}`);
  const comments = section(page).getByRole('listitem');
  await comments.first().waitFor();
  await page.getByRole('heading', { name: 'Score', exact: true }).waitFor();
  const texts = () => comments.locator('p[dir=auto]').allTextContents();
  const first = await texts();
  expect(first.length).toBeGreaterThanOrEqual(8);

  // One of them: it alone says something else, and the focus stays.
  const again = comments.nth(2).getByRole('button', { name: /^Another one from/ });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await texts())[2]).not.toBe(first[2]);
  expect((await texts()).filter((text, index) => text !== first[index])).toHaveLength(1);
  expect(await hasFocus(again)).toBe(true);

  const kept = await texts();

  await section(page).getByRole('button', { name: 'Another one of every comment' }).click();
  await section(page).getByText('Other people have commented.').waitFor();
  expect(await texts()).not.toEqual(kept);

  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Download preview' });
  const asked = page.waitForRequest(/comments=1/);
  await dialog.getByRole('checkbox', { name: 'Put the comments under it' }).click();
  await asked;
  await dialog
    .getByRole('checkbox', { name: 'Put the comments under it', checked: true })
    .waitFor();
}, 120_000);

it('keeps the post and says so when the comments do not come', async () => {
  const app = await openApp();
  app.expectComplaints(/503|Failed to load/);
  const { page, member } = await openAs(app, { name: 'Dana Smith' });
  const { generationId } = await write(app.services, member, POST);
  await page.goto(`${app.origin}/preview?generation=${generationId}`);
  await page.route('**/api/comment-sections', (route) => route.abort());
  await section(page).getByRole('button', { name: 'Another one of every comment' }).click();
  await page.getByRole('alert').getByText('The comments did not arrive.').waitFor();
  await page.getByText('Most people would have corrected her.', { exact: true }).waitFor();
}, 60_000);
