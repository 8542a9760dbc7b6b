import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DEFAULT_AUTHOR } from '../app/domain/posts/post.ts';
import { COARSE_HEADLINE } from '../app/domain/screening/moderation-words.ts';
import { decodeAnimation } from '../test/decode-animation.ts';
import { decodePng } from '../test/decode-png.ts';
import { addGeneration } from '../test/factories/write-as-member.ts';
import { button, hasFocus, openApp, PHONE, WIDE, writePostInPage } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

const TEXT = [
  "My publicist has the afternoon off, so I'll just say it.",
  "It's with a heavy heart that I report that I finished my first half marathon. It's heavy with gold.",
  'Nobody clapped. So I clapped. 👏',
  'Agree?',
].join('\n');

type App = Awaited<ReturnType<typeof openApp>>;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Download preview' });
const isDrawn = (page: Page) => dialog(page).locator('[aria-busy=false]').waitFor();
const radio = (page: Page, name: string) => dialog(page).getByRole('radio', { name, exact: true });
const pick = (page: Page, name: string) => radio(page, name).press('Space');
const openCard = (page: Page) =>
  dialog(page).locator('summary', { hasText: 'On the card' }).click();
const choiceKept = (page: Page) => page.evaluate(() => localStorage.getItem('broetry-card-look'));

async function openPost(app: App, window: Parameters<typeof openAs>[2] = WIDE) {
  const { page, member } = await openAs(app, { name: 'Dana Smith' }, window);
  const { id } = await addGeneration(app.db, { owner: member, text: TEXT });
  await page.goto(`${app.origin}/preview?generation=${id}`);
  await page.getByRole('article').waitFor();
  return { page, id };
}

/** The file that somebody gets. */
async function downloaded(page: Page) {
  const coming = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download', exact: true }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('linkedin-post.png');
  return decodePng(await readFile(await download.path()));
}

const chosen = (page: Page) =>
  dialog(page)
    .locator('input:checked')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

it('begins with the plain card, shows each choice, and changes no other one by it', async () => {
  const app = await openApp();
  const { page } = await openPost(app);
  await button(page, 'Download').click();
  await isDrawn(page);
  const plain = await downloaded(page);
  expect(plain.width).toBe(1200);
  let before = await chosen(page);
  expect(before).toEqual(['still', 'card', 'white', 'none', 'light', 'none', 'none', 'desktop']);
  await openCard(page);
  for (const name of ['Story', 'Carpet tile', 'One', 'Dark', '#HUMBLED', '2nd', 'Phone']) {
    await pick(page, name);
    const after = await chosen(page);
    expect([name, after.filter((value, at) => value !== before[at]).length]).toEqual([name, 1]);
    before = after;
  }
  await isDrawn(page);
  expect(await downloaded(page)).toMatchObject({ width: 1080, height: 1920 });
  // The next download is the plain one again.
  await page.keyboard.press('Escape');
  await button(page, 'Download').click();
  await isDrawn(page);
  expect((await downloaded(page)).height).toBe(plain.height);
});

it('dresses the picture by keyboard alone, and remembers how', async () => {
  const app = await openApp();
  const { page, id } = await openPost(app);
  await button(page, 'Dress it').focus();
  await page.keyboard.press('Enter');
  await isDrawn(page);
  const main = dialog(page).getByRole('button', { name: 'Download', exact: true });
  await expect.poll(() => hasFocus(main)).toBe(true);
  expect(await radio(page, 'Boardroom blue').isChecked()).toBe(true);
  await radio(page, 'Boardroom blue').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => radio(page, 'Sunrise keynote').isChecked()).toBe(true);
  await openCard(page);
  await dialog(page).getByLabel('Headline').fill('Chief Humility Officer');
  await dialog(page).getByLabel('Reactions').fill('1,000,000');
  await dialog(page).getByLabel('Loudest voice').check();
  await expect.poll(() => choiceKept(page)).toContain('reactionCount=1000000');
  // Words are kept for their post alone, and only in this tab.
  expect(await choiceKept(page)).not.toContain('Humility');
  await page.keyboard.press('Escape');
  await expect.poll(() => hasFocus(button(page, 'Dress it'))).toBe(true);

  // The old address of the studio opens the same dialog.
  await page.goto(`${app.origin}/studio?generation=${id}`);
  await isDrawn(page);
  expect(await radio(page, 'Sunrise keynote').isChecked()).toBe(true);
  await openCard(page);
  expect(await dialog(page).getByLabel('Headline').inputValue()).toBe('Chief Humility Officer');
  expect(await dialog(page).getByLabel('Reactions').inputValue()).toBe('1000000');
  await button(page, 'Reset').click();
  expect(await dialog(page).getByLabel('Headline').inputValue()).toBe(DEFAULT_AUTHOR.bio);
  expect(await radio(page, 'Plain white').isChecked()).toBe(true);
});

it('says what is not right, keeps it, and downloads nothing else instead', async () => {
  const app = await openApp();
  const { page } = await openPost(app);
  await button(page, 'Download').click();
  await isDrawn(page);
  await openCard(page);
  const long = '🚀'.repeat(81);
  const headline = dialog(page).getByLabel('Headline');
  await headline.fill(long);
  await page.getByText('Headline is too long: 160 characters at most.').waitFor();
  await dialog(page).getByLabel('Comments', { exact: true }).fill('many');
  await page.getByRole('alert').getByText('From 0 to 999,999,999.').waitFor();
  await dialog(page).getByRole('button', { name: 'Download', exact: true }).click();
  expect(await hasFocus(headline)).toBe(true);
  expect(await headline.inputValue()).toBe(long);
  app.expectComplaints(/status of 422/);
  await headline.fill('Chief of $h1t');
  await page.getByText(COARSE_HEADLINE, { exact: true }).first().waitFor();
});

it('draws a moving picture with progress, cancels it, and saves the finished one', async () => {
  const app = await openApp();
  const { page } = await openPost(app);
  await button(page, 'Dress it').click();
  await isDrawn(page);
  await pick(page, 'It types itself');
  // Before it is made the preview shows how it ends, at its size.
  const end = dialog(page).getByAltText('Your post, when it has typed itself');
  const sizeOfEnd = () => end.evaluate((one: HTMLImageElement) => one.naturalHeight);
  await expect.poll(sizeOfEnd).toBe(1350);
  await pick(page, 'Wide');
  await expect.poll(sizeOfEnd).toBe(627);
  expect(await button(page, 'Copy image').count()).toBe(0);
  const main = dialog(page).getByRole('button', { name: 'Download', exact: true });
  await main.press('Enter');
  await dialog(page).getByRole('progressbar').waitFor();
  const cancel = dialog(page).getByRole('button', { name: 'Cancel' });
  expect(await hasFocus(cancel)).toBe(true);
  await cancel.press('Enter');
  await dialog(page).getByRole('progressbar').waitFor({ state: 'detached' });
  const coming = page.waitForEvent('download');
  await main.press('Enter');
  const download = await coming;
  expect(download.suggestedFilename()).toBe('linkedin-post.webp');
  const file = await readFile(await download.path());
  const { width, pageHeight, pages = 0 } = await decodeAnimation(file).metadata();
  expect([width, pageHeight, pages > 5]).toEqual([1200, 627, true]);
  // This reader wants no motion: the still picture is shown.
  expect(await dialog(page).getByRole('img').count()).toBeGreaterThan(0);
  expect(await dialog(page).getByAltText('Your post, typing itself').isVisible()).toBe(false);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await dialog(page).getByAltText('Your post, typing itself').waitFor();
  // What was chosen of the still picture is still chosen.
  await pick(page, 'Picture');
  expect(await radio(page, 'The card').isChecked()).toBe(true);
}, 60_000);

const boxOf = async (part: Locator) => JSON.stringify(await part.boundingBox());

it('keeps the preview in sight on a phone, at one height whatever is drawn', async () => {
  const app = await openApp();
  const { page } = await openPost(app, PHONE);
  await button(page, 'Dress it').click();
  await isDrawn(page);
  const preview = dialog(page).locator('[aria-busy]');
  const before = await preview.boundingBox();
  for (const name of ['All that fit', 'Link preview', 'Story']) {
    await pick(page, name);
    await isDrawn(page);
  }
  await dialog(page).getByLabel('Stamp the cringe score on it').scrollIntoViewIfNeeded();
  await pick(page, 'Sticky notes');
  const after = await preview.boundingBox();
  expect(after!.height).toBe(before!.height);
  expect(after!.y).toBeGreaterThanOrEqual(0);
  const isWide = () => document.documentElement.scrollWidth > innerWidth;
  expect(await page.evaluate(isWide)).toBe(false);
});

it('opens before its picture is drawn, at the size and with the focus that it keeps', async () => {
  const app = await openApp();
  const { page } = await openPost(app);
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
  await page.route('**/picture?*', async (route) => {
    await isAsked;
    await route.continue();
  });
  await button(page, 'Dress it').click();
  const preview = dialog(page).locator('[aria-busy=true]');
  await preview.waitFor();
  const main = dialog(page).getByRole('button', { name: 'Download', exact: true });
  await expect.poll(() => hasFocus(main)).toBe(true);
  const sketch = dialog(page).locator('[data-sketch]');
  const before = await sketch.boundingBox();
  const pane = await boxOf(preview);
  ask();
  await isDrawn(page);
  expect(await sketch.count()).toBe(0);
  expect(await boxOf(dialog(page).locator('[aria-busy]'))).toBe(pane);
  const after = await dialog(page).getByAltText('Your post, as it will be saved').boundingBox();
  expect(before!.width / after!.width).toBeCloseTo(1, 1);
  expect(Math.abs(before!.height - after!.height)).toBeLessThan(40);
  expect(await hasFocus(main)).toBe(true);
});

it('says in the dialog that a picture was not drawn, and draws it on request', async () => {
  const app = await openApp();
  app.expectComplaints(/status of 503/);
  const { page } = await openPost(app);
  await page.route('**/picture?*', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await button(page, 'Download').click();
  const failure = dialog(page).getByRole('alert');
  await failure.getByText('Failed to generate preview. Please try again.').waitFor();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await dialog(page).getByAltText('Your post, as it will be saved').waitFor();
  expect(await failure.count()).toBe(0);
  // Of a change that failed the last picture stays, and is not what is downloaded.
  await page.route('**/picture?*', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await pick(page, 'Story');
  await failure.getByText('Failed to generate preview').waitFor();
  await dialog(page).getByRole('button', { name: 'Download', exact: true }).press('Enter');
  await failure.waitFor({ state: 'detached' });
  await isDrawn(page);
  expect(await downloaded(page)).toMatchObject({ width: 1080, height: 1920 });
});

it.each([
  ['wide screen', WIDE],
  ['phone', PHONE],
])(
  'shows its toast above itself, where it can be pressed and covers no control, on a %s',
  async (_, window) => {
    const app = await openApp();
    const { page } = await openPost(app, window);
    await button(page, 'Download').click();
    await isDrawn(page);
    await downloaded(page);
    const toast = page.getByRole('listitem').filter({ hasText: 'Post downloaded successfully!' });
    const isOnTop = (part: Locator) =>
      part.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(() => isOnTop(toast)).toBe(true);
    for (const name of ['Download', 'Copy image', 'Close']) {
      const one = dialog(page).getByRole('button', { name, exact: true });
      expect([name, await isOnTop(one)]).toEqual([name, true]);
    }
    const { x, y, width, height } = (await toast.boundingBox())!;
    const covered = await dialog(page)
      .locator('label, summary, button, input, textarea')
      .evaluateAll(
        (all, [left, top, right, bottom]) =>
          all
            .map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 1 && box.left < right && box.right > left)
            .filter(({ box }) => box.top < bottom && box.bottom > top)
            .map(({ name }) => name),
        [x, y, x + width, y + height] as const,
      );
    expect(covered).toEqual([]);
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await toast.waitFor({ state: 'detached' });
    expect(await dialog(page).isVisible()).toBe(true);
  },
);

it('scrolls nothing but the choices when one far below is pressed', async () => {
  const app = await openApp();
  const { page } = await openPost(app);
  await button(page, 'Download').click();
  await isDrawn(page);
  await openCard(page);
  await dialog(page)
    .locator('label', { hasText: /^Tablet$/ })
    .click();
  expect(await radio(page, 'Tablet').isChecked()).toBe(true);
  const scrolled = (one: Element) => [one.scrollTop, one.scrollHeight - one.clientHeight];
  expect(await dialog(page).evaluate(scrolled)).toEqual([0, 0]);
});

it('has all choices of the picture in sight on a wide screen', async () => {
  const app = await openApp();
  const { page } = await openPost(app);
  await button(page, 'Download').click();
  await isDrawn(page);
  const hidden = await dialog(page)
    .locator('label, summary, button')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .filter((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        })
        .map((one) => one.textContent),
    );
  expect(await dialog(page).locator('label').count()).toBeGreaterThan(15);
  expect(hidden).toEqual([]);
});

it('asks a guest to sign up for the picture, and sends a stranger home', async () => {
  const app = await openApp();
  const page = await app.person();
  await writePostInPage(page, app.origin);
  await button(page, 'Dress it').click();
  await page.getByRole('dialog', { name: 'Sign up' }).waitFor();
  await page.goto(`${app.origin}/studio?generation=none`);
  expect(new URL(page.url()).pathname).toBe('/');
});
