import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { write } from '../test/factories/write-as-member.ts';
import { cards, fillCommunity } from './fill-community.ts';
import { openApp, toast, writePostInPage, button, hasFocus, WIDE } from './open-app.ts';
import { openAs } from './sign-in-as.ts';
import { COPIED, TEXT_COPY_FAILED, LINK_COPIED, LINK_FAILED } from '../app/ui/clipboard.tsx';
import { POST_DOWNLOADED } from '../app/domain/posts/post.ts';
import { NO_POSTS } from '../app/features/community/community-words.ts';
import {
  POST_REGENERATED,
  SHARED,
  ALREADY_SHARED,
  SHARE_FAILED,
} from '../app/features/writing/preview-words.ts';

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

it('takes a post back from the feed, and shares no version by itself', async () => {
  const app = await openApp();
  const { page } = await openAs(app);
  await writePostInPage(page, app.origin);
  await page.getByRole('button', { name: 'Post in Community' }).click();
  const shared = page.getByRole('button', { name: 'Shared' });
  await shared.waitFor();
  expect(await shared.isDisabled()).toBe(true);
  // Regenerate makes a version that nobody has shared.
  await page.getByRole('button', { name: 'Regenerate Post' }).click();
  await toast(page, POST_REGENERATED).waitFor();
  await page.getByRole('button', { name: 'Post in Community' }).waitFor();

  await page.getByRole('link', { name: 'Community', exact: true }).click();
  await page.waitForURL('**/community');
  const own = cards(page).filter({ hasText: 'LinkedIn Member' });
  expect(await own.count()).toBe(1);
  await own.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('menuitem', { name: 'Take back from community' }).click();
  await toast(page, 'Taken back. It is still in your history.').waitFor();
  await page.getByText(NO_POSTS).waitFor();
  const types = await app.db.selectFrom('posts').select('type').execute();
  expect(types.map(({ type }) => type)).toEqual(['generated', 'generated']);
});

it('says so when sharing fails or somebody was faster, and lets one try again', async () => {
  const app = await openApp();
  const { page } = await openAs(app);
  await writePostInPage(page, app.origin);
  await page.route('**/share', (route) => route.abort());
  const press = page.getByRole('button', { name: 'Post in Community' });
  await press.click();
  await toast(page, SHARE_FAILED).waitFor();
  await page.unroute('**/share');
  // Another tab is faster.
  await page.evaluate(async () => {
    const id = new URLSearchParams(location.search).get('generation');
    await fetch(`/api/generations/${id}/share`, { method: 'POST' });
  });
  await press.click();
  await toast(page, ALREADY_SHARED).waitFor();
  expect(await page.getByRole('button', { name: 'Shared' }).isDisabled()).toBe(true);
  app.expectComplaints(/ERR_FAILED|409/);
});

it('copies, downloads and passes on a post', async () => {
  const app = await openApp();
  const { ids } = await fillCommunity(app, 1);
  const { page } = await openAs(app, {}, clipboard);
  await page.goto(`${app.origin}/community`);
  const menu = page.getByRole('button', { name: /^Menu/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Copy Text' }).click();
  await toast(page, COPIED).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Post number 0\.\r\n\r\n\S/);
  const types = await page.evaluate(async () =>
    (await navigator.clipboard.read()).flatMap((item) => item.types),
  );
  expect(types).toEqual(['text/plain']);
  await menu.click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download Image' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`linkedin-post-${ids[0]}.png`);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  await toast(page, POST_DOWNLOADED).waitFor();

  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await toast(page, LINK_COPIED).waitFor();
  await dialog.getByRole('button', { name: 'Copied!' }).waitFor();
  await dialog.getByRole('button', { name: 'Copy link' }).waitFor();
  const url = `${app.services.publicOrigin}/post/${ids[0]}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  for (const name of ['X', 'LinkedIn', 'Bluesky']) {
    const link = dialog.getByRole('link', { name: `Share on ${name}` });
    expect(await link.getAttribute('href')).toContain(encodeURIComponent(url));
    expect(await link.getAttribute('target')).toBe('_blank');
  }
  await dialog.getByText('More ways').click();
  expect(await dialog.getByLabel('Your Mastodon server').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Share on Mastodon …' }).click();
  await dialog.getByLabel('Your Mastodon server').fill('social.example');
  const mastodon = dialog.getByRole('link', { name: /on Mastodon/ });
  expect(await mastodon.getAttribute('href')).toMatch(/^https:\/\/social\.example\/share\?text=/);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

it('says so when text, link or picture cannot be had', async () => {
  const app = await openApp();
  await fillCommunity(app, 1);
  const { page } = await openAs(app);
  await page.goto(`${app.origin}/community`);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    document.execCommand = () => false;
  });
  await page.route('**/picture.png*', (route) => route.abort());
  const menu = page.getByRole('button', { name: /^Menu/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Copy Text' }).click();
  await toast(page, TEXT_COPY_FAILED).waitFor();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Download Image' }).click();
  await toast(page, 'Failed to download image').waitFor();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await toast(page, LINK_FAILED).waitFor();
  app.expectComplaints(/ERR_FAILED/);
});

it('deletes an own post after asking, from its page', async () => {
  const app = await openApp();
  const { ids, member } = await fillCommunity(app, 1);
  const page = await app.person();
  await page.context().addCookies([{ ...member.cookie, url: app.origin }]);
  await page.goto(`${app.origin}/account?tab=community`);
  await page.getByRole('link', { name: 'See it' }).click();
  await page.waitForURL(`**/post/${ids[0]}`);
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('menuitem', { name: /^Delete post/ }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('menuitem', { name: /^Delete post/ }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await toast(page, 'Post deleted.').waitFor();
  await page.waitForURL('**/community');
  expect(await app.db.selectFrom('posts').select('id').execute()).toEqual([]);
});

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

const question = (page: Page) => page.getByRole('dialog', { name: 'Whose name is on it?' });

it('asks once whose name is on the posts, also on one of before the answer', async () => {
  const app = await openApp();
  const { page, member } = await openAs(app, { name: 'Dana Smith', hasNoCardName: true });
  const earlier = await write(app.services, member, 'An earlier post.');
  const first = await write(app.services, member, 'The first one to be shared.');
  for (const { generationId } of [first, earlier]) {
    await page.goto(`${app.origin}/preview?generation=${generationId}`);
    await button(page, 'Post in Community').click();
    if (generationId === first.generationId) await button(page, 'Post as Dana Smith').click();
    await page.getByText(SHARED, { exact: true }).waitFor();
    await page.getByRole('article', { name: 'Post by Dana Smith' }).waitFor();
  }
});

it('asks at the first share whose name is on the card, shows what happened, and leads to the post', async () => {
  const app = await openApp();
  const { page, postId } = await openOwn(app);
  const box = page.getByLabel('Show what happened');
  expect(await box.isChecked()).toBe(false);
  await box.check();
  const premise = page.getByRole('textbox', { name: 'What happened', exact: true });
  expect(await premise.inputValue()).toBe(PREMISE);
  await premise.fill('');
  await button(page, 'Post in Community').click();
  await question(page).getByRole('button', { name: 'Another name' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect.poll(() => hasFocus(name)).toBe(true);
  await name.fill('Admin');
  app.expectComplaints(/status of 422/);
  await name.press('Enter');
  await page.getByRole('article').getByRole('alert').waitFor();
  await expect.poll(() => hasFocus(name)).toBe(true);
  await name.fill('Dana S.');
  await name.press('Enter');
  await page.getByRole('article', { name: 'Post by Dana S.' }).waitFor();
  // The choice is made: it is not asked again.
  await button(page, 'Post in Community').click();
  await page.getByText('Say what happened, or untick the box.').waitFor();
  await expect.poll(() => hasFocus(premise)).toBe(true);
  await premise.fill('I watered a plant, once.');
  await button(page, 'Post in Community').click();
  await page.getByText(SHARED, { exact: true }).waitFor();
  expect(await button(page, 'Shared').isDisabled()).toBe(true);
  const links = () =>
    panel(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(await links()).toEqual([`/post/${postId}`]);
  const seeIt = panel(page).getByRole('link', { name: 'See it' });
  await expect.poll(() => hasFocus(seeIt)).toBe(true);
  expect(await page.getByRole('link', { name: 'See it' }).count()).toBe(2);
  await page.reload();
  await expect.poll(links).toEqual([`/post/${postId}`]);
  const url = encodeURIComponent(`${app.services.publicOrigin}/post/${postId}`);
  await button(page, 'Share').click();
  const networks = page.getByRole('dialog', { name: 'Share this post' }).getByRole('link');
  const hrefs = () => networks.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const toThePost = async () => (await hrefs()).filter((href) => href?.includes(url)).length;
  await expect.poll(toThePost).toBe(3);
  await page.keyboard.press('Escape');

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

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest('li')?.textContent ?? document.activeElement?.id,
  );

it('keeps the focus near when a post of the history goes', async () => {
  const app = await openApp();
  const { page, member } = await openAs(app, {}, WIDE);
  for (const text of ['The first.', 'The second.', 'The third.']) {
    await write(app.services, member, text);
  }
  await page.goto(`${app.origin}/account`);
  const remove = async (text: string) => {
    const item = page.getByRole('main').getByRole('listitem').filter({ hasText: text });
    await item.locator('summary[aria-label=Delete]').press('Enter');
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
