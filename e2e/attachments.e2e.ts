import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { uploader } from '../test/factories/upload-as-member.ts';
import { samplePicture } from '../test/pictures.ts';
import { write } from '../test/factories/write-as-member.ts';
import { button, hasFocus, openApp, toast } from './open-app.ts';
import { openAs } from './sign-in-as.ts';
import { ATTACHED } from '../app/domain/posts/attachment.ts';
import { SHARED } from '../app/features/writing/preview-words.ts';

type App = Awaited<ReturnType<typeof openApp>>;

const cardPicture = (page: Page) =>
  page.getByRole('article').getByRole('img', { name: /handshake/i });

/** A member with posts, in front of a library with one picture. */
async function openWithPicture(app: App, texts: readonly string[]) {
  const { upload } = await uploader(app);
  const bytes = await samplePicture(9, { width: 600, height: 400 });
  expect((await upload({ bytes, description: 'A handshake' })).status).toBe(201);
  const { page, member } = await openAs(app);
  const posts = [];
  for (const text of texts) posts.push(await write(app.services, member, text));
  return { page, posts };
}

const isDrawn = (page: Page) =>
  cardPicture(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

it('captions a picture, attaches it to a chosen post, shares it, and takes it off again', async () => {
  const app = await openApp();
  const { page, posts } = await openWithPicture(app, ['The older post.', 'The newer post.']);
  await page.goto(`${app.origin}/resources`);
  await page.getByRole('main').getByRole('link', { name: 'A handshake' }).click();
  await button(page, 'Caption it').click();
  const drawn = page.waitForResponse((answer) => answer.url().includes('/caption?'));
  await page.getByLabel('Top text').fill('when the synergy');
  await drawn;
  // Esc closes the dialog; the words are there when it opens again.
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', { name: 'A handshake' }).click();
  await button(page, 'Caption it').click();
  expect(await page.getByLabel('Top text').inputValue()).toBe('when the synergy');
  await button(page, 'Attach to a post').click();
  const choices = page.getByRole('dialog').getByRole('listitem');
  const question = page.getByRole('heading', { name: 'Which post gets it?' });
  await expect.poll(() => hasFocus(question)).toBe(true);
  await expect.poll(() => choices.count()).toBe(2);
  expect(await choices.first().innerText()).toContain('The newer post.');
  // The words are still there for whoever goes back.
  await button(page, 'Back to the words').click();
  expect(await page.getByLabel('Top text').inputValue()).toBe('when the synergy');
  await button(page, 'Attach to a post').click();
  await choices.filter({ hasText: 'The older post.' }).getByRole('button').press('Enter');
  await toast(page, ATTACHED).waitFor();
  await page.waitForURL(`**/preview?generation=${posts[0]?.generationId}`);
  await cardPicture(page).waitFor();
  expect(await cardPicture(page).getAttribute('alt')).toBe('WHEN THE SYNERGY / A handshake');
  await expect.poll(() => isDrawn(page)).toBe(true);

  await button(page, 'Post in Community').click();
  await toast(page, SHARED).waitFor();
  const guest = await app.person();
  await guest.goto(`${app.origin}/community`);
  await cardPicture(guest).scrollIntoViewIfNeeded();
  await expect.poll(() => isDrawn(guest)).toBe(true);
  await guest.goto(`${app.origin}/post/${posts[0]?.postId}`);
  await cardPicture(guest).waitFor();

  await page.goto(`${app.origin}/account`);
  await page.getByRole('img', { name: /A handshake/ }).waitFor();
  // The page asks for the picture again when it starts. This response arrives after the removal.
  const late = Promise.withResolvers<void>();
  await page.route('**/attachment', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    await late.promise;
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.goto(`${app.origin}/preview?generation=${posts[0]?.generationId}`);
  await page.getByRole('button', { name: 'Remove picture', exact: true }).click();
  await toast(page, 'Picture taken off.').waitFor();
  await cardPicture(page).waitFor({ state: 'detached' });
  late.resolve();
  await page.unroute('**/attachment');
  const again = button(page, 'Add a picture');
  await expect.poll(() => hasFocus(again)).toBe(true);
  expect(await cardPicture(page).count()).toBe(0);
  await guest.reload();
  await guest.getByRole('article').waitFor();
  expect(await cardPicture(guest).count()).toBe(0);
});

it('goes from the result screen to the library and back with a picture, by keyboard alone', async () => {
  const app = await openApp();
  const { page, posts } = await openWithPicture(app, ['A post without anything to see.']);
  await page.goto(`${app.origin}/preview?generation=${posts[0]?.generationId}`);
  await button(page, 'Add a picture').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/resources?for=*');
  await page.getByText('Choose a picture for your post, and put words on it.').waitFor();
  await page.getByRole('searchbox').fill('handshake');
  await page.waitForURL(/q=handshake.*for=|for=.*q=handshake/);
  await page.getByRole('main').getByRole('link', { name: 'A handshake' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Bottom text').focus();
  await page.keyboard.type('agree?');
  await page.keyboard.press('Enter');
  await toast(page, ATTACHED).waitFor();
  await page.waitForURL(`**/preview?generation=${posts[0]?.generationId}`);
  await cardPicture(page).waitFor();
  await page.reload();
  await cardPicture(page).waitFor();
  // What the picture takes is known before it comes: the card ends where it will end.
  await page.route('**/attached.jpg*', () => undefined);
  await page.reload();
  const box = await cardPicture(page).boundingBox();
  expect(Math.round(((box?.width ?? 0) * 2) / 3 - (box?.height ?? 0))).toBe(0);
  await page.getByRole('button', { name: 'Change picture' }).waitFor();
});

it('keeps the words when attaching fails, and says why', async () => {
  const app = await openApp();
  app.expectComplaints(/status of 422|ERR_INTERNET_DISCONNECTED/);
  const { page, posts } = await openWithPicture(app, ['A post.']);
  await page.goto(`${app.origin}/resources?for=${posts[0]?.generationId}`);
  await page.getByRole('main').getByRole('link', { name: 'A handshake' }).click();
  await page.getByLabel('Top text').fill('you retards');
  await button(page, 'Attach to your post').click();
  await toast(page, /These words cannot stand on a picture/).waitFor();
  expect(await page.getByLabel('Top text').inputValue()).toBe('you retards');
  await page.context().setOffline(true);
  await page.getByLabel('Top text').fill('kind words');
  await button(page, 'Attach to your post').click();
  await toast(page, /could not be attached. Your words are still here/).waitFor();
  await page.context().setOffline(false);
  await button(page, 'Attach to your post').click();
  await toast(page, ATTACHED).waitFor();
});
