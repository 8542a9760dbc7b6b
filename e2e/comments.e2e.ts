import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { shareNew } from '../test/factories/share-as-member.ts';
import { hydrated } from './hydrated.ts';
import { openApp, toast } from './open-app.ts';
import { openAs } from './sign-in-as.ts';
import { POSTED } from '../app/domain/community/comment.ts';

/** A post in the community, of somebody, and somebody else who reads it. */
async function openDiscussion(options: Parameters<typeof openApp>[0] = {}) {
  const app = await openApp(options);
  const writer = await openAs(app, { name: 'Kevin' });
  const counts = { likes: 847, comments: 25 };
  const text = 'I fired my alarm clock.\nIt was not aligned with my mornings.\nAgree?';
  const id = await shareNew(app.services, writer.member, text, counts);
  const reader = await openAs(app, { name: 'Dana' });
  return { app, writer, reader, id, path: `${app.origin}/post/${id}` };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const card = (page: Page) => page.getByRole('article', { name: /^Post by/ }).first();
const pressed = (page: Page) => button(page, 'Like').getAttribute('aria-pressed');

/** Whether the counts of the card are these. */
const counts = (page: Page, words: string) =>
  card(page).getByText(words, { exact: true }).waitFor();

it('likes, thinks otherwise and takes it back, and says whom the number comes from', async () => {
  const { app, reader, id, path } = await openDiscussion();
  const { page } = reader;
  await page.goto(`${app.origin}/community`);
  await counts(page, '847 reactions');
  const place = () => card(page).getByRole('link', { name: 'Comment' }).boundingBox();
  const before = await place();
  await button(page, 'Like').click();
  await counts(page, '848 reactions');
  // The buttons beside it keep their places.
  expect(await place()).toEqual(before);
  const agree = card(page).getByRole('button', { name: 'Agree?' });
  expect(await agree.getAttribute('aria-pressed')).toBe('true');
  // The mouse rests on it already: only coming back opens the picker.
  await page.mouse.move(0, 0);
  await agree.hover();
  await page.getByRole('toolbar', { name: 'Reactions' }).waitFor();
  await page.getByRole('toolbar').getByRole('button', { name: 'Call HR' }).click();
  const callsHr = card(page).getByRole('button', { name: 'Call HR' });
  await callsHr.waitFor();
  await counts(page, '848 reactions');
  await card(page).getByText('848 reactions', { exact: true }).hover();
  await page.getByText('848 in all: 847 from the algorithm, 1 from a person').waitFor();
  await page.goto(path);
  await counts(page, '848 reactions');
  expect(await app.db.selectFrom('reactions').select('kind').execute()).toEqual([
    { kind: 'unhinged' },
  ]);
  await callsHr.click();
  await counts(page, '847 reactions');
  expect(await pressed(page)).toBe('false');
  await page.reload();
  await counts(page, '847 reactions');
  const { reactions } = await app.db
    .selectFrom('posts')
    .select('reactions')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(reactions).toBe(0);
});

it('opens the picker by a long press on a phone', async () => {
  const { app, reader } = await openDiscussion();
  const page = await app.person({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 320, height: 640 },
  });
  await page.context().addCookies([{ ...reader.member.cookie, url: app.origin }]);
  await page.goto(`${app.origin}/community`);
  await button(page, 'Like').scrollIntoViewIfNeeded();
  const box = await button(page, 'Like').boundingBox();
  const touch = await page.context().newCDPSession(page);
  const point = { x: (box?.x ?? 0) + 30, y: (box?.y ?? 0) + 20 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  const picker = page.getByRole('toolbar', { name: 'Reactions' });
  await picker.waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(300);
  const bounds = await picker.boundingBox();
  expect(bounds!.x + bounds!.width).toBeLessThanOrEqual(320);
  await picker.getByRole('button', { name: 'Humbled' }).tap();
  await card(page).getByRole('button', { name: 'Humbled' }).waitFor();
  await counts(page, '848 reactions');
});

it('undoes a reaction and a comment that did not arrive, and loses no word', async () => {
  const { app, reader, path } = await openDiscussion();
  const { page } = reader;
  app.expectComplaints(/ERR_FAILED/);
  await page.goto(path);
  await page.route('**/post/*/*', (route) => route.abort());
  await button(page, 'Like').click();
  await toast(page, 'Your reaction did not arrive. The post will never know.').waitFor();
  await counts(page, '847 reactions');
  expect(await pressed(page)).toBe('false');
  const field = page.getByLabel('Comment as Dana');
  await field.fill('My thoughts, at length.');
  await button(page, 'Post comment').click();
  const refusal = page.getByText('Your comment did not arrive. It is still in the field.');
  await refusal.first().waitFor();
  // Once, at the field.
  expect(await refusal.count()).toBe(1);
  expect(await field.inputValue()).toBe('My thoughts, at length.');
  expect(await page.getByRole('article', { name: /^Comment by/ }).count()).toBe(0);
  await page.unroute('**/post/*/*');
  await button(page, 'Post comment').click();
  await toast(page, POSTED).waitFor();
  expect(await app.db.selectFrom('comments').select('text').execute()).toEqual([
    { text: 'My thoughts, at length.' },
  ]);
});

it('goes from the feed to the comments, comments, tells the writer, and deletes', async () => {
  const { app, writer, reader, path } = await openDiscussion();
  const { page } = reader;
  await page.goto(`${app.origin}/community`);
  await card(page).getByRole('link', { name: 'Comment' }).click();
  await page.waitForURL(`${path}#comments`);
  await page.getByText('No comments from people yet.').waitFor();
  await card(page).getByRole('link', { name: 'Comment' }).click();
  expect(await button(page, 'Post comment').getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.type('x'.repeat(601));
  await page.getByText('601 / 600: 1 too many').waitFor();
  expect(await button(page, 'Post comment').getAttribute('aria-disabled')).toBe('true');
  const field = page.getByLabel('Comment as Dana');
  await field.fill('<b>Bold</b> of you.');
  // Neither a reload nor the way back and forward loses it.
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe('<b>Bold</b> of you.');
  await page.goBack();
  await field.waitFor({ state: 'detached' });
  await page.goForward();
  await expect.poll(() => field.inputValue()).toBe('<b>Bold</b> of you.');
  await button(page, 'Post comment').click();
  const comment = page.getByRole('article', { name: 'Comment by Dana' });
  await comment.getByText('<b>Bold</b> of you.').waitFor();
  await counts(page, '26 comments');
  expect(await field.inputValue()).toBe('');

  await writer.page.goto(`${app.origin}/notifications`);
  await writer.page.getByText(/^Dana commented on “/).waitFor();
  await writer.page.getByRole('region', { name: 'Your notifications' }).getByRole('link').click();
  await writer.page.waitForURL(`${path}#comments`);
  await writer.page.getByText('<b>Bold</b> of you.').waitFor();

  await page.goBack();
  await counts(page, '26 comments');
  await page.goForward();
  // By key: after the way forward the page scrolls to where it was, and a button moves away from the pointer.
  await button(page, 'Menu of the comment by Dana').press('Enter');
  await page.getByRole('menuitem', { name: 'Delete comment' }).click();
  await button(page, 'Delete for good').click();
  await toast(page, 'Comment deleted.').waitFor();
  await page.getByText('No comments from people yet.').waitFor();
  await counts(page, '25 comments');
});

it('lets guests read, and asks them to sign up for the rest', async () => {
  const { app, reader, path } = await openDiscussion();
  await reader.page.goto(path);
  await reader.page.getByLabel('Comment as Dana').fill('For all to read.');
  await button(reader.page, 'Post comment').click();
  await toast(reader.page, POSTED).waitFor();
  const page = await app.person();
  await page.goto(path);
  await page.getByText('For all to read.').waitFor();
  const choose = async (item: string) => {
    await button(page, /^Menu of the post/).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const asks: [() => Promise<void>, string][] = [
    [() => choose('Copy Text'), 'copy'],
    [() => choose('Download Image'), 'download'],
    [() => button(page, 'Like').click(), 'like'],
    [() => card(page).getByRole('link', { name: 'Comment' }).click(), 'comment'],
    [() => page.getByRole('link', { name: 'Sign up to comment' }).click(), 'comment'],
  ];
  for (const [press, action] of asks) {
    await press();
    await page.getByText(`Sign up to ${action} and unlock all features! 🚀`).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

it('has a comment written, and uses it with one press', async () => {
  const { app, reader, path, id } = await openDiscussion();
  const { page } = reader;
  await page.goto(path);
  await page.getByRole('link', { name: 'Write it for me' }).click();
  await page.waitForURL(`**/reply-generator?post=${id}`);
  expect(await page.getByLabel('Original Post').inputValue()).toContain('I fired my alarm clock.');
  await button(page, 'Generate Replies').click();
  await page.waitForURL(`**/reply-generator?round=*&post=${id}`);
  await page.reload();
  const reply = page.getByRole('article', { name: 'Witty reply' });
  const words = await reply.locator('p').first().innerText();
  await reply.getByRole('button', { name: 'Use as comment' }).click();
  await page.waitForURL(`${path}#comments`);
  await toast(page, POSTED).waitFor();
  await page.getByRole('article', { name: 'Comment by Dana' }).getByText(words).waitFor();
  // Back, and the same once more, is the same comment.
  await page.goBack();
  await reply.getByRole('button', { name: 'Use as comment' }).click();
  await page.waitForURL(`${path}#comments`);
  const comments = page.getByRole('article', { name: /^Comment by/ });
  await expect.poll(() => comments.count()).toBe(1);
  expect(await app.db.selectFrom('comments').select('text').execute()).toHaveLength(1);
});

it('brings a reply that is too long into the field, to be shortened', async () => {
  const { app, reader, path, id } = await openDiscussion();
  const { page } = reader;
  await page.goto(path);
  // Asleep, it would wake up between the two lines below and take the text over before the reload.
  await hydrated(page);
  await page.evaluate(
    ([to, text]) => {
      history.pushState({ usr: { comment: text }, key: 'brought', idx: 1 }, '', to);
      location.reload();
    },
    [`/post/${id}#comments`, 'long '.repeat(140)],
  );
  await page.getByText(/699 \/ 600/).waitFor();
  expect(await app.db.selectFrom('comments').selectAll().execute()).toEqual([]);
});
