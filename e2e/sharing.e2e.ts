import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { write } from '../test/factories/write-as-member.ts';
import { button, hasFocus, openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Post Actions' });
const PREMISE = 'I watered a plant.';

type App = Awaited<ReturnType<typeof openApp>>;

/** A member who has never named a card, in front of a post of its own. */
async function openOwn(app: App, viewport = { width: 1440, height: 900 }) {
  const who = { name: 'Dana Smith', hasNoCardName: true };
  const { page, member } = await openAs(app, who, { viewport });
  const fields = JSON.stringify({ context: PREMISE });
  const text = 'I watered a plant.\nIt reports to me now.\nAgree?';
  const { generationId, postId } = await write(app.services, member, text, undefined, { fields });
  await page.goto(`${app.origin}/preview?generation=${generationId}`);
  return { page, postId };
}

it('asks once for the name on the card, shows what happened, and leads to the post and the networks', async () => {
  const app = await openApp();
  const { page, postId } = await openOwn(app);
  const name = page.getByLabel('Your name on the card');
  await expect.poll(() => name.inputValue()).toBe('Dana Smith');
  await name.fill('Admin');
  await button(page, 'Post in Community').click();
  await panel(page).getByRole('alert').waitFor();
  expect(await hasFocus(name)).toBe(true);
  await name.fill('Dana S.');
  const box = page.getByLabel('Show what happened');
  expect(await box.isChecked()).toBe(false);
  await box.check();
  const premise = page.getByRole('textbox', { name: 'What happened', exact: true });
  expect(await premise.inputValue()).toBe(PREMISE);
  await premise.fill('');
  await name.press('Enter');
  await page.getByText('Say what happened, or untick the box.').waitFor();
  await premise.fill('I watered a plant, once.');
  await button(page, 'Post in Community').click();
  await page.getByText('Post shared in Community', { exact: true }).waitFor();
  await page.getByRole('article', { name: 'Post by Dana S.' }).waitFor();
  expect(await button(page, 'Shared').isDisabled()).toBe(true);
  const links = () =>
    panel(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const url = encodeURIComponent(`${app.origin}/post/${postId}`);
  const expected = [
    `/post/${postId}`,
    expect.stringMatching(`^https://x\\.com/.*${url}$`),
    `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  ];
  expect(await links()).toEqual(expected);
  const seeIt = panel(page).getByRole('link', { name: 'See it' });
  await expect.poll(() => hasFocus(seeIt)).toBe(true);
  expect(await page.getByRole('link', { name: 'See it' }).count()).toBe(2);
  await page.reload();
  await expect.poll(links).toEqual(expected);
  expect(await name.count()).toBe(0);

  await seeIt.click();
  await page.waitForURL(`**/post/${postId}`);
  const shown = page.getByText('What happened: I watered a plant, once.');
  await shown.waitFor();
  await button(page, 'Hide what happened').click();
  const done = page.getByText('Hidden. Nobody can read what happened any more.');
  await done.waitFor();
  expect(await hasFocus(done)).toBe(true);
  await page.reload();
  await page.getByRole('article').waitFor();
  expect(await shown.count()).toBe(0);
  app.expectComplaints(/422/);
});
