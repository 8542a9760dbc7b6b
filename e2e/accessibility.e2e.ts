import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { builtRoutes } from '../test/built-routes.ts';
import { inspectPage } from './inspect-page.ts';
import { POST_REGENERATED } from '../app/features/writing/preview-words.ts';
import { toast, writePostInPage } from './open-app.ts';
import { addressOf, openWorld, placesFor, SAMPLES, STATES } from './sample-pages.ts';

it('has a sample of every page whose address has a parameter, and no row of a page that is gone', async () => {
  const pages = (await builtRoutes()).filter(({ isPage }) => isPage);
  const patterns = new Set(pages.map(({ pattern }) => pattern));
  const rows = new Set(Object.keys({ ...SAMPLES, ...STATES }));
  expect(rows.difference(patterns)).toEqual(new Set());
  expect([...patterns].filter((pattern) => /[:*]/.test(pattern) && !SAMPLES[pattern])).toEqual([]);
});

async function look(page: Page, where: string): Promise<void> {
  expect([where, await inspectPage(page)]).toEqual([where, []]);
}

it.each(['guest', 'member', 'admin'] as const)(
  'finds nothing on any page that a %s sees',
  async (reader) => {
    const { app, made, page } = await openWorld(reader);
    const found: [string, string[]][] = [];
    // All pages share the colours of the dark theme; `npm run test:all` looks at them on every page.
    const isDarkSeen = reader === 'guest' || process.env['TEST_ALL'] !== undefined;
    for (const path of await placesFor(reader)) {
      await page.goto(app.origin + addressOf(path, made));
      // Some pages send on once they have woken up.
      await page.locator('h1').first().waitFor({ state: 'attached' });
      found.push([path, await inspectPage(page, isDarkSeen)]);
    }
    expect(found.filter(([, findings]) => findings.length > 0)).toEqual([]);
  },
  300_000,
);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

it("finds nothing on a guest's way to a post, and in the dialogs on it", async () => {
  const { app, page } = await openWorld('guest');
  await writePostInPage(page, app.origin);
  await page.getByRole('article').waitFor();
  await look(page, 'the result');
  await button(page, 'Copy').click();
  await page.getByRole('dialog', { name: 'Sign up' }).waitFor();
  await look(page, 'the sign-up prompt');
});

it('finds nothing on the result screen of a member, and in its dialogs', async () => {
  const { app, page } = await openWorld('member');
  await writePostInPage(page, app.origin);
  await button(page, 'Crank it up').click();
  await page.getByText('Version 2 of 2').waitFor();
  const regenerated = toast(page, POST_REGENERATED);
  await regenerated.waitFor();
  await button(page, 'Download').click();
  await page.getByRole('img', { name: 'Your post, as it will be saved' }).waitFor();
  // It would lie over the dialog.
  expect(await regenerated.count()).toBe(0);
  await look(page, 'the download preview');
  await page.keyboard.press('Escape');
  await button(page, 'Edit Profile').click();
  await page.getByRole('dialog', { name: 'Edit Profile' }).waitFor();
  await look(page, 'the profile of the post');
  await page.keyboard.press('Escape');
  await button(page, 'Share').click();
  await page.getByRole('dialog', { name: 'Share this post' }).waitFor();
  await look(page, 'the ways to share');
  await page.keyboard.press('Escape');
  await button(page, 'Edit name, headline and face').click();
  await page.getByRole('textbox', { name: 'Headline' }).waitFor();
  await look(page, 'the name while it is edited');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit text', exact: true }).click();
  await page.getByRole('textbox', { name: 'Edit text' }).fill('');
  await button(page, 'Save').click();
  await page.getByText('A post needs at least one word.').waitFor();
  await look(page, 'the text while it is edited');
});

it('finds nothing among replies', async () => {
  const { app, page } = await openWorld('member');
  for (const post of ['We are hiring.', 'We are no longer hiring.']) {
    await page.goto(`${app.origin}/reply-generator`);
    await page.getByLabel('Original Post').fill(post);
    await button(page, 'Generate Replies').click();
    await page.waitForURL(/round=/);
  }
  await page.getByRole('heading', { name: 'Earlier rounds' }).waitFor();
  await look(page, 'the replies');
  await button(page, /^Delete the round/).click();
  await page.getByRole('dialog').waitFor();
  await look(page, 'the question before a round goes');
});

it('finds nothing in the menus and dialogs of a post', async () => {
  const { app, made, page } = await openWorld('member');
  await page.goto(`${app.origin}/post/${made.POST}`);
  await page.getByRole('textbox', { name: /^Comment as/ }).fill('This.');
  await button(page, 'Post comment').click();
  await button(page, /^Menu of the comment/).waitFor();
  await button(page, 'Like').press('ArrowDown');
  await page.getByRole('toolbar', { name: 'Reactions' }).waitFor();
  await look(page, 'the reactions');
  await page.keyboard.press('Escape');
  await button(page, 'Share').click();
  await page.getByRole('dialog', { name: 'Share this post' }).waitFor();
  await look(page, 'the share dialog');
  await page.keyboard.press('Escape');
  for (const [item, dialog] of [
    ['Report …', 'Report this post'],
    ['Block this member …', /^Block/],
  ] as const) {
    await button(page, /^Menu of the post/).click();
    await page.getByRole('menuitem', { name: item }).waitFor();
    if (item === 'Report …') await look(page, 'the menu of a post');
    await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole('dialog', { name: dialog }).waitFor();
    await look(page, item);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

it('finds nothing in the library, nor in what opens over it', async () => {
  const { app, page } = await openWorld('member');
  await page.goto(`${app.origin}/resources`);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await button(page, 'Caption it').waitFor();
  await look(page, 'a picture');
  await button(page, 'Caption it').click();
  await page.getByLabel('Top text').waitFor();
  await look(page, 'the caption');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await button(page, 'Upload').click();
  await page.getByRole('dialog', { name: 'Upload a picture' }).waitFor();
  await look(page, 'the upload');
});

it('finds nothing in the dialogs that every page has', async () => {
  const { app, page } = await openWorld('admin');
  await page.goto(`${app.origin}/admin/feature-requests`);
  await button(page, 'Reject').click();
  await button(page, 'Add a reason').click();
  await page.getByRole('dialog').waitFor();
  await look(page, 'the reason for a rejection');
  await page.keyboard.press('Escape');
  await button(page, 'Feature Request').click();
  await page.getByRole('dialog', { name: 'Feature Request' }).waitFor();
  await look(page, 'the feature request');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 800 });
  await button(page, 'Profile menu').click();
  await look(page, 'the profile menu');
  await page.goto(`${app.origin}/home`);
  await button(page, 'Profile menu').click();
  await look(page, 'the profile menu of the sidebar');
  await page.goto(`${app.origin}/home`);
  await button(page, 'Profile menu').click();
  await button(page, 'Sign Out').click();
  await button(page, 'Never Mind').waitFor();
  await look(page, 'the first step out');
  for (let step = 1; step < 4; step += 1) await button(page, 'I Still Want to Leave').click();
  await button(page, 'Yes, Log Me Out').waitFor();
  await look(page, 'the last step out');
});

it('finds nothing on pages that stand by themselves', async () => {
  const { app, page } = await openWorld('member');
  app.expectComplaints(/status of (403|404|405|413)/);
  await page.goto(`${app.origin}/assets/nothing-here.html`);
  await page.getByRole('heading', { name: 'This page has left' }).waitFor();
  await look(page, 'a refusal');
  await app.db.updateTable('users').set({ disabled_at: 1 }).execute();
  await page.goto(`${app.origin}/home`);
  await page.getByRole('heading', { name: 'You have been let go.' }).waitFor();
  await look(page, 'an account that is off');
});
