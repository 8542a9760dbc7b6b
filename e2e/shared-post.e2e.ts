import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { deleteOwnPost } from '../app/domain/posts/posts.server.ts';
import { memberBrowser } from '../test/factories/signed-in.ts';
import { readEvents } from '../test/read-events.ts';
import { hydrated } from './hydrated.ts';
import { inspectPage } from './inspect-page.ts';
import { PHONE, hasFocus, openApp, toast } from './open-app.ts';
import { openAs } from './sign-in-as.ts';
import { LINK_COPIED } from '../app/ui/clipboard.tsx';
import { POST_REGENERATED, SHARED } from '../app/features/writing/preview-words.ts';

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };
const box = (page: Page) => page.getByRole('textbox', { name: 'What happened to you?' });
const story = (page: Page) => page.getByRole('region', { name: 'What happened to you?' });
const dial = (page: Page) => page.getByRole('region', { name: 'Turn this story' });

/** An app with a shared post of the offline writer; its address. */
async function openPost(context = 'I lent my stapler to a duke') {
  const app = await openApp();
  const { browser } = await memberBrowser(app, { name: 'Ada Lovelace' });
  const json = { style: 'gpt4-context', fields: { context }, humorLevel: 'Spicy', seed: 3 };
  const headers = { 'idempotency-key': 'key-000001' };
  const answer = await browser.fetch('/api/generations', { json, headers });
  const id = (await readEvents(answer)).at(-1)?.data['id'];
  const shared = await browser.fetch(`/api/generations/${id}/share`, { method: 'POST' });
  expect(shared.ok).toBe(true);
  const post = await app.db.selectFrom('posts').select('id').executeTakeFirstOrThrow();
  app.services.pageCache.clear();
  return { app, path: `${app.origin}/post/${post.id}`, id: post.id };
}

it('shows a guest the comments and the score, and turns the story', async () => {
  const { app, path } = await openPost();
  const page = await app.person(PHONE);
  await page.goto(path);
  await page.getByRole('region', { name: 'Comments written by the house' }).waitFor();
  await page.getByRole('heading', { name: 'Score', exact: true }).waitFor();
  await hydrated(page);
  expect(await dial(page).getByRole('radio', { name: 'Spicy, as shared' }).isChecked()).toBe(true);
  const asShared = await page.locator('.post-text').innerText();
  const [first = ''] = asShared.split('\n');
  expect(await page.locator('.lead').count()).toBe(first.length <= 90 ? 1 : 0);
  const place = await dial(page).boundingBox();
  await dial(page).getByRole('radio', { name: 'Unhinged' }).check({ force: true });
  // In place: there is one card with one text, and the dial stays below the finger.
  const card = page.getByRole('article', { name: /^Post by/ });
  await card.getByText('As LinkedIn Member did not share it:').waitFor();
  expect([await card.count(), await dial(page).getByText('did not share it').count()]).toEqual([
    1, 0,
  ]);
  expect(await card.locator('.post-text').innerText()).not.toBe(asShared);
  expect((await dial(page).boundingBox())?.y).toBe(place?.y);
  await page.keyboard.press('ArrowLeft');
  await card.getByText('did not share it').waitFor({ state: 'detached' });
  await expect.poll(() => card.locator('.post-text').innerText()).toBe(asShared);
  expect(await inspectPage(page)).toEqual([]);
}, 60_000);

it('has its box within two and a half phone screens, and all comments on request', async () => {
  const { app, path } = await openPost();
  const { page } = await openAs(app, { name: 'Grace Hopper', email: 'grace@id.example' }, PHONE);
  await page.goto(path);
  await hydrated(page);
  for (const text of ['First!', 'So true.', 'Agree?']) {
    await page.getByLabel(/^Comment as/).fill(text);
    await page.getByRole('button', { name: 'Post comment' }).click();
    await page
      .getByRole('article', { name: 'Comment by Grace Hopper' })
      .filter({ hasText: text })
      .waitFor();
  }
  await page.getByRole('heading', { name: 'Score', exact: true }).scrollIntoViewIfNeeded();
  const top = await story(page).evaluate((bar) => bar.getBoundingClientRect().top + scrollY);
  expect(top).toBeGreaterThan(844);
  expect(top).toBeLessThan(2.5 * 844);
  const comments = page.getByRole('region', { name: 'Comments', exact: true });
  expect(await comments.getByRole('article').count()).toBe(2);
  // One block has one number: that of the card, and where it comes from.
  expect(await page.getByRole('heading', { name: 'Comments', exact: true }).count()).toBe(1);
  const number = await page
    .locator('.post-counts')
    .getByText(/^\d+ comments$/)
    .innerText();
  const [all = 0] = number.split(' ').map(Number);
  await comments.getByText(`${all} in all: ${all - 3} from the algorithm, 3 from people`).waitFor();
  const byPeople = comments.locator('summary', { hasText: 'More by people' });
  await byPeople.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => comments.getByRole('article').count()).toBe(3);
  await byPeople.click();
  await expect.poll(() => comments.getByRole('article').count()).toBe(2);
  // The four of a card stand in one row on the narrowest phone, too.
  await page.setViewportSize({ width: 320, height: 640 });
  const row = page.locator('.post-action');
  const boxes = await row.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect([boxes.length, new Set(boxes).size]).toEqual([4, 1]);
  // Another way to draw the letters would set a label a pixel higher, in a box of the same place.
  const drawn = await row.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).textRendering),
  );
  expect(new Set(drawn).size).toBe(1);
}, 90_000);

const way = (page: Page) => page.getByRole('button', { name: 'What happened to you?' });
// Shorter than the comments, between which the box and the buttons are.
const SHORT = { viewport: { width: 390, height: 440 } };
const scrollPast = (one: Locator) =>
  one.evaluate((node) => window.scrollBy(0, node.getBoundingClientRect().bottom + 8));

it('leads to the box once the buttons of the post are passed, and covers nothing that is used', async () => {
  const { app, path } = await openPost();
  const page = await app.person(SHORT);
  await page.goto(path);
  await hydrated(page);
  const buttons = page.locator('.post-actions').first();
  await buttons.scrollIntoViewIfNeeded();
  expect(await way(page).count()).toBe(0);
  await scrollPast(buttons);
  await way(page).waitFor();
  const { y, height } = (await way(page).boundingBox()) ?? { y: 0, height: 0 };
  expect([y + height <= 440, height < 60]).toEqual([true, true]);
  // Nothing that takes the focus is behind it.
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement;
      const covering = document.querySelector('.stays-below > *');
      if (!focused || !covering || covering === focused) return false;
      if (focused === document.body || focused.closest('footer')) return false;
      const [one, over] = [focused.getBoundingClientRect(), covering.getBoundingClientRect()];
      return one.bottom > over.top + 1 && one.top < over.bottom - 1;
    });
    expect([step, isCovered]).toEqual([step, false]);
  }
  await scrollPast(buttons);
  await way(page).click();
  expect(await hasFocus(box(page))).toBe(true);
  await way(page).waitFor({ state: 'detached' });
  const place = await box(page).boundingBox();
  await page.keyboard.type('I missed the bus');
  await story(page).getByRole('article').waitFor();
  expect((await box(page).boundingBox())?.y).toBe(place?.y);
  await story(page).getByRole('button', { name: 'Write it' }).click();
  await page.waitForURL('**/preview?generation=*');
}, 90_000);

it('leaves the lower edge to a comment that is being written', async () => {
  const { app, path } = await openPost();
  const { page } = await openAs(app, { name: 'Grace Hopper', email: 'grace@id.example' }, SHORT);
  await page.goto(path);
  await hydrated(page);
  await scrollPast(page.locator('.post-actions').first());
  await way(page).waitFor();
  await page.getByLabel(/^Comment as/).focus();
  await expect.poll(() => way(page).isVisible()).toBe(false);
}, 60_000);

it('lets a guest copy the link of a post, and use the share sheet of the device', async () => {
  const { app, path, id } = await openPost();
  const page = await app.person({ ...PHONE, ...clipboard });
  await page.addInitScript(() => {
    navigator.share = (shared) => {
      document.title = `shared ${shared?.url}`;
      return Promise.resolve();
    };
  });
  await page.goto(path);
  await hydrated(page);
  const menu = page.getByRole('button', { name: /^Menu of the post/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await page.getByText(LINK_COPIED, { exact: true }).first().waitFor();
  const url = `${app.services.publicOrigin}/post/${id}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Share with this device …' }).click();
  await expect.poll(() => page.title()).toBe(`shared ${url}`);
  // The dialog stays for members.
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByText('Sign up to share and unlock all features! 🚀').waitFor();
}, 60_000);

const CONTEXT = 'I lent my stapler to a duke';
const field = (page: Page) => page.getByRole('textbox', { name: 'What happened?' });

/** Writes and shares a post as a member; its address. */
async function shareWritten(app: Awaited<ReturnType<typeof openApp>>) {
  const { page, member } = await openAs(app, { name: 'Ada Lovelace' });
  await page.goto(`${app.origin}/generator?style=gpt4-context`);
  await field(page).fill(CONTEXT);
  await page.getByRole('radio', { name: 'Mild' }).check({ force: true });
  await page.getByRole('button', { name: 'Generate Post' }).click();
  await page.waitForURL('**/preview?generation=*');
  await page.getByRole('button', { name: 'Post in Community' }).click();
  await toast(page, SHARED).waitFor();
  const { id } = await app.db.selectFrom('posts').select('id').executeTakeFirstOrThrow();
  return { page, member, id };
}

it('makes a post worse, shares that, and walks the chain both ways', async () => {
  const app = await openApp();
  app.expectComplaints(/ERR_INTERNET_DISCONNECTED/);
  const { id } = await shareWritten(app);
  const { page } = await openAs(app, { name: 'Grace Hopper', email: 'grace@id.example' });
  await page.goto(`${app.origin}/community`);
  const posts = page.getByRole('region', { name: 'Posts' });
  await hydrated(page);
  await page.context().setOffline(true);
  await posts.getByRole('button', { name: 'Make it worse' }).click();
  await page.getByText('You are offline; nothing is lost.', { exact: false }).first().waitFor();
  await page.context().setOffline(false);
  await posts.getByRole('button', { name: 'Make it worse' }).click();
  await page.waitForURL('**/preview?generation=*');
  const from = page.getByRole('link', { name: 'a post in the community' });
  expect(await from.getAttribute('href')).toBe(`/post/${id}`);
  // Written again it is still a remix, and so is the page after a reload.
  await page.getByRole('button', { name: 'Regenerate Post' }).click();
  await toast(page, POST_REGENERATED).waitFor();
  await page.reload();
  await from.waitFor();
  await page.getByRole('button', { name: 'Post in Community' }).click();
  await toast(page, SHARED).waitFor();

  await page.goto(`${app.origin}/post/${id}`);
  await page.getByRole('link', { name: 'Made worse once' }).click();
  await page.getByRole('heading', { name: 'How it got worse' }).waitFor();
  expect(await inspectPage(page)).toEqual([]);
  const made = page.getByRole('region', { name: 'Made worse once' });
  await made.getByRole('link', { name: 'Read it' }).click();
  await page.waitForURL(/\/post\/(?!.*remixes)/);
  await page.getByRole('link', { name: 'A worse version', exact: true }).click();
  const start = page.getByRole('region', { name: 'It started with' });
  await start.getByText('Mild').waitFor();
  await start.getByRole('link', { name: 'Read it' }).click();
  await page.waitForURL(`**/post/${id}`);
}, 120_000);

it('leaves a stone, keeps what was typed for a post that is gone, and charges nothing', async () => {
  const app = await openApp();
  const { id, member } = await shareWritten(app);
  const page = await app.person();
  await page.goto(`${app.origin}/post/${id}`);
  await hydrated(page);
  await page.getByRole('button', { name: /^Menu of the post/ }).click();
  await page.getByRole('menuitem', { name: 'Make it worse in your words' }).click();
  await page.getByText('Mild becomes Spicy.').waitFor();
  await expect.poll(() => page.getByRole('radio', { name: 'Spicy' }).isChecked()).toBe(true);
  expect(await field(page).inputValue()).not.toBe('');
  await field(page).fill(`${CONTEXT} twice`);
  await deleteOwnPost(app.services, member, id);
  await page.getByRole('button', { name: 'Generate Post' }).click();
  await page.getByText('It is at peace.').waitFor();
  await page.getByText('Your words are still here').first().waitFor();
  expect(await field(page).inputValue()).toBe(`${CONTEXT} twice`);
  expect(await app.db.selectFrom('guests').selectAll().execute()).toEqual([]);
  // The same words, now a post of the guest's own.
  await page.getByRole('button', { name: 'Generate Post' }).click();
  await page.waitForURL('**/preview?generation=*');
  expect(await page.getByRole('link', { name: 'a post in the community' }).count()).toBe(0);
  app.expectComplaints(/404/);
}, 120_000);

it('copies a replay link, and shows a stranger the very same post', async () => {
  const app = await openApp();
  const { page: own } = await shareWritten(app);
  await own.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await own.getByRole('button', { name: 'Share', exact: true }).click();
  await own.getByText('More ways').click();
  await own.getByRole('button', { name: 'Copy replay link' }).click();
  await toast(own, LINK_COPIED).waitFor();
  const link = await own.evaluate(() => navigator.clipboard.readText());
  const stranger = await app.person();
  await stranger.goto(link);
  await stranger.getByText('How this link works').click();
  await stranger.getByText('byte for byte').waitFor();
  const { post } = await app.db.selectFrom('posts').select('post').executeTakeFirstOrThrow();
  const shown = await stranger.getByRole('article').innerText();
  for (const line of post.split('\n')) expect(shown).toContain(line);
  expect(await inspectPage(stranger)).toEqual([]);
}, 120_000);

it("answers today's situation, and is among the best by a real reaction", async () => {
  const app = await openApp();
  const { page } = await openAs(app, {});
  await page.goto(`${app.origin}/home`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Write about it' }).click();
  await expect.poll(() => field(page).inputValue()).not.toBe('');
  await page.getByText('It is in the box').waitFor();
  await page.getByRole('button', { name: 'Write it' }).click();
  await page.waitForURL('**/preview?generation=*');
  await page.getByRole('button', { name: 'Post in Community' }).click();
  await toast(page, SHARED).waitFor();
  await page.goto(`${app.origin}/prompt`);
  await page.getByRole('article').waitFor();

  const guest = await app.person();
  await guest.goto(`${app.origin}/hall-of-fame`);
  await guest.getByText('No real reaction yet').waitFor();
  await page.getByRole('button', { name: /^Like/ }).click();
  await expect
    .poll(async () => (await app.db.selectFrom('reactions').selectAll().execute()).length)
    .toBe(1);
  await guest.reload();
  await guest.getByText('1 real reaction. We checked.').waitFor();
  // The last free post is not spent without a word.
  await guest.getByText('“Make it worse” uses your free post.').waitFor();
  await guest.getByRole('button', { name: 'Make it worse' }).click();
  await guest.getByRole('heading', { name: 'It is written.' }).waitFor();
  await guest.goto(`${app.origin}/hall-of-fame`);
  await guest.getByText('“Make it worse” needs an account').waitFor();
}, 120_000);
