import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { cards, fillCommunity } from './fill-community.ts';
import { openApp, toast, writePostInPage } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

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
  await toast(page, 'Post regenerated!').waitFor();
  await page.getByRole('button', { name: 'Post in Community' }).waitFor();

  await page.getByRole('link', { name: 'Community', exact: true }).click();
  await page.waitForURL('**/community');
  const own = cards(page).filter({ hasText: 'LinkedIn Member' });
  expect(await own.count()).toBe(1);
  await own.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('menuitem', { name: 'Take back from community' }).click();
  await toast(page, 'Taken back. It is still in your history.').waitFor();
  await page.getByText('No posts found').waitFor();
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
  await toast(page, 'Failed to share post to community').waitFor();
  await page.unroute('**/share');
  // Another tab is faster.
  await page.evaluate(async () => {
    const id = new URLSearchParams(location.search).get('generation');
    await fetch(`/api/generations/${id}/share`, { method: 'POST' });
  });
  await press.click();
  await toast(page, 'Post is already shared to community!').waitFor();
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
  await toast(page, 'Copied to clipboard!').waitFor();
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
  await toast(page, 'Post downloaded successfully!').waitFor();

  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await toast(page, 'Link copied to clipboard!').waitFor();
  await dialog.getByRole('button', { name: 'Copied!' }).waitFor();
  await dialog.getByRole('button', { name: 'Copy link' }).waitFor();
  const url = `${app.services.publicOrigin}/post/${ids[0]}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  for (const name of ['X', 'LinkedIn', 'Bluesky']) {
    const link = dialog.getByRole('link', { name: `Share on ${name}` });
    expect(await link.getAttribute('href')).toContain(encodeURIComponent(url));
    expect(await link.getAttribute('target')).toBe('_blank');
  }
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
  await toast(page, 'Failed to copy text').waitFor();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Download Image' }).click();
  await toast(page, 'Failed to download image').waitFor();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await toast(page, 'Failed to copy link').waitFor();
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
