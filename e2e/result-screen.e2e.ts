import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { write } from '../test/factories/write-as-member.ts';
import { button, hasFocus, openApp, toast, writePostInPage, WIDE } from './open-app.ts';
import { openAs } from './sign-in-as.ts';
import { NAME_REQUIRED } from '../app/domain/members/profile.ts';
import { PROFILE_SAVED } from '../app/domain/sign-in/account-words.ts';
import { SHARED } from '../app/features/writing/preview-words.ts';

type App = Awaited<ReturnType<typeof openApp>>;

const lines = (page: Page) =>
  page.getByRole('article').locator(':scope > div p[dir=auto]').allTextContents();
const editor = (page: Page) => page.getByRole('textbox', { name: 'Edit text' });
const version = (page: Page, words: string) => page.getByText(words).waitFor();

/** A member in front of a post of its own with these versions, the last one open. */
async function openVersions(app: App, texts: readonly string[], opened = texts.length - 1) {
  const { page, member } = await openAs(app, { name: 'Dana Smith' });
  let parent: string | undefined;
  const ids: string[] = [];
  for (const text of texts) {
    parent = (await write(app.services, member, text, parent)).generationId;
    ids.push(parent);
  }
  await page.goto(`${app.origin}/preview?generation=${ids[opened]}`);
  return { page, member, ids };
}

async function shownText(app: App): Promise<string[]> {
  const rows = await app.db.selectFrom('posts').select('post').orderBy('id').execute();
  return rows.map(({ post }) => post);
}

it('edits the profile of a post: the card, the history, the shared post and the next one say it', async () => {
  const app = await openApp();
  const { page } = await openVersions(app, ['Agree?']);
  await button(page, 'Edit Profile').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  const [name, bio] = [dialog.getByLabel('Display name'), dialog.getByLabel('Bio')];
  expect([await name.inputValue(), await bio.inputValue()]).toEqual([
    'LinkedIn Member',
    'Thought Leader • Professional Dreamer • Coffee Enthusiast',
  ]);
  await name.fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect(await name.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
  await name.fill('   ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText(NAME_REQUIRED).waitFor();
  app.expectComplaints(/422/);
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  await name.fill('Chad <b>the</b> Humble');
  await bio.fill('Serial learner');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast(page, PROFILE_SAVED).waitFor();
  await page.getByRole('article', { name: 'Post by Chad <b>the</b> Humble' }).waitFor();
  await page.reload();
  await page.getByRole('article').getByText('Serial learner').waitFor();
  await button(page, 'Post in Community').click();
  await toast(page, SHARED).waitFor();
  await page.goto(`${app.origin}/community`);
  await page.getByRole('article', { name: 'Post by Chad <b>the</b> Humble' }).waitFor();
  await writePostInPage(page, app.origin);
  await page.getByRole('article', { name: 'Post by Chad <b>the</b> Humble' }).waitFor();
  await button(page, 'Edit Profile').click();
  await dialog.getByLabel('Use account data').check();
  expect(await name.inputValue()).toBe('Dana Smith');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('article', { name: 'Post by Dana Smith' }).waitFor();
  // Off again, also after a reload, the name is the one that was typed.
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await button(page, 'Edit Profile').click();
    await dialog.getByLabel('Use account data').uncheck();
    await expect.poll(() => name.inputValue()).toBe('Chad <b>the</b> Humble');
    expect(await bio.inputValue()).toBe('Serial learner');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
});

it('flips through the versions by button and by key, and keeps the chosen one', async () => {
  const app = await openApp();
  const context = ['first', 'second', 'third', 'fourth'];
  const { page } = await openVersions(app, context);
  await version(page, 'Version 4 of 4');
  await expect.poll(() => lines(page)).toEqual(['fourth']);
  await button(page, 'Older version').click();
  await version(page, 'Version 3 of 4');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await version(page, 'Version 1 of 4');
  await page.keyboard.press('ArrowRight');
  await version(page, 'Version 2 of 4');
  await expect.poll(() => lines(page)).toEqual(['second']);
  await expect.poll(() => shownText(app)).toEqual(['second']);
  await page.reload();
  await version(page, 'Version 2 of 4');
  await page.goto(`${app.origin}/account`);
  await page.getByRole('link', { name: /second/ }).click();
  await version(page, 'Version 2 of 4');
  await button(page, 'Post in Community').click();
  await toast(page, SHARED).waitFor();
  await button(page, 'Newer version').click();
  await button(page, 'Post in Community').waitFor();
  await button(page, 'Older version').click();
  await button(page, 'Shared').waitFor();
});

it('edits the text in place, by keyboard alone, and keeps what was there', async () => {
  const app = await openApp();
  const { page } = await openVersions(app, ['Agree?']);
  await button(page, 'Edit text').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(editor(page))).toBe(true);
  await page.keyboard.type(' Never mind.');
  await page.keyboard.press('Escape');
  await expect.poll(() => lines(page)).toEqual(['Agree?']);
  expect(await hasFocus(button(page, 'Edit text'))).toBe(true);
  await page.keyboard.press('Enter');
  await editor(page).waitFor();
  // Esc keeps the words for later, Cancel drops them.
  expect(await editor(page).inputValue()).toBe('Agree? Never mind.');
  await button(page, 'Cancel').press('Enter');
  await expect.poll(() => hasFocus(button(page, 'Edit text'))).toBe(true);
  await page.keyboard.press('Enter');
  await editor(page).waitFor();
  expect(await editor(page).inputValue()).toBe('Agree?');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('One.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('<b>Two.</b>');
  await page.getByText('16 / 3,000').waitFor();
  // A reload in the middle of a sentence loses nothing.
  await page.reload();
  await editor(page).waitFor();
  expect(await editor(page).inputValue()).toBe('One.\n<b>Two.</b>');
  await page.keyboard.press('Control+Enter');
  await toast(page, 'Saved as a new version.').waitFor();
  await expect.poll(() => lines(page)).toEqual(['One.', '<b>Two.</b>']);
  await version(page, 'edited by you');
  await expect.poll(() => shownText(app)).toEqual(['One.\n<b>Two.</b>']);
  await page.reload();
  await expect.poll(() => lines(page)).toEqual(['One.', '<b>Two.</b>']);
  await page.getByRole('button', { name: 'Edit text', exact: true }).click();
  await editor(page).fill('x'.repeat(3001));
  await button(page, 'Save').click();
  await page.getByText('The post is too long: 3,000 characters at most.').waitFor();
  expect(await editor(page).inputValue()).toHaveLength(3001);
});

it('does not let one tab overwrite what another has saved, and keeps both texts', async () => {
  const app = await openApp();
  const { page } = await openVersions(app, ['Agree?']);
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const [tab, text] of [
    [page, 'From the first tab'],
    [other, 'From the second tab'],
  ] as const) {
    await tab.getByRole('button', { name: 'Edit text', exact: true }).click();
    await editor(tab).fill(text);
  }
  await button(page, 'Save').click();
  await toast(page, 'Saved as a new version.').waitFor();
  app.expectComplaints(/status of 409/);
  await button(other, 'Save').click();
  await other.getByText(/newer version from another tab/).waitFor();
  expect(await editor(other).inputValue()).toBe('From the second tab');
  await version(other, 'Version 1 of 2');
  await button(other, 'Save').click();
  await version(other, 'Version 3 of 3');
  await expect.poll(() => lines(other)).toEqual(['From the second tab']);
  await button(other, 'Older version').click();
  await expect.poll(() => lines(other)).toEqual(['From the first tab']);
});

it('shows a grave post without levels, score and comments of the house', async () => {
  const app = await openApp();
  const page = await app.person();
  await page.goto(`${app.origin}/generator?style=gpt4-context`);
  await page.getByLabel('What happened?').fill('My grandmother died this morning');
  await page.getByRole('button', { name: 'Generate Post' }).click();
  await page.waitForURL('**/preview?generation=*');
  await page.getByRole('article').waitFor();
  await button(page, 'Regenerate Post').waitFor();
  for (const name of [
    'Crank it up',
    'Tone it down',
    /written by the house(?! writer)/i,
    'Cringe score',
  ])
    expect(await page.getByText(name).count(), String(name)).toBe(0);
  // Nothing is sold beside it, and it is no setup.
  await page.getByText('This was your free post.').waitFor();
  expect(await page.getByText('What happened:').count()).toBe(0);
  await button(page, 'Copy').click();
  await page.getByText('Sign up to copy.', { exact: true }).waitFor();
  expect(await page.getByText('🚀').count()).toBe(0);
});

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
  // Below the card and the actions, as wide as both.
  const actions = page.getByRole('region', { name: 'Post Actions' });
  const boxes = [page.locator('#result-card'), actions, section(page)].map((one) =>
    one.boundingBox(),
  );
  const [card, own, other] = await Promise.all(boxes);
  expect(own!.x).toBeGreaterThan(card!.x + card!.width);
  expect(other!.y).toBeGreaterThan(Math.max(card!.y + card!.height, own!.y + own!.height));
  expect([other!.x, other!.x + other!.width]).toEqual([card!.x, own!.x + own!.width]);
  const again = section(page).getByRole('button', { name: 'Another one of every comment' });
  await again.focus();
  await page.keyboard.press('Enter');
  await section(page).getByText('Other people have commented.').waitFor();
  expect(await texts()).not.toEqual(first);
  expect(await hasFocus(again)).toBe(true);

  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Download preview' });
  await dialog.waitFor();
  const asked = page.waitForRequest(/below=all.*comments=1/);
  await dialog.getByRole('radio', { name: 'All that fit' }).press('Space');
  await asked;
});

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
});

const WORDS = 'ประเทศไทย हिन्दी 𝗯𝗼𝗹𝗱 T\u0336h\u0336 🫩';

it('shows a card in the fonts of its picture, and says which characters the picture lacks, if any', async () => {
  const app = await openApp();
  const { page, member } = await openAs(app, { name: 'Dana Smith' });
  const { generationId } = await write(
    app.services,
    member,
    `${WORDS}\n\n\u{10330}\u{10332} Agree?`,
  );
  await page.goto(`${app.origin}/preview?generation=${generationId}`);
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  const families = ['Thai', 'Devanagari', 'Math'].map((name) => `Card Noto Sans ${name}`);
  await expect
    .poll(async () => (await loaded()).map((name) => name.replaceAll('"', '')))
    .toEqual(expect.arrayContaining([...families, 'Card DejaVu Sans']));
  await button(page, 'Download').click();
  const dialog = page.getByRole('dialog', { name: 'Download preview' });
  const note = dialog.getByRole('status').filter({ hasText: 'show as boxes' });
  await note.waitFor();
  expect(await note.textContent()).toBe(
    'These characters cannot be drawn and show as boxes: \u{10330} \u{10332}',
  );
  const whole = await write(app.services, member, `${WORDS}\n\nAgree?`);
  await page.goto(`${app.origin}/preview?generation=${whole.generationId}`);
  await button(page, 'Download').click();
  await dialog.getByRole('img', { name: 'Your post, as it will be saved' }).waitFor();
  expect(await note.count()).toBe(0);
});

it('leaves the words alone that somebody is editing', async () => {
  const app = await openApp();
  const { page } = await openAs(app, {}, WIDE);
  await writePostInPage(page, app.origin);
  await page.getByRole('button', { name: 'Edit text', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Edit text' });
  await field.fill('My own words.');
  for (const name of [
    'Share',
    'Regenerate Post',
    'Copy',
    'Download',
    'Post in Community',
    'Crank it up',
    'Add a picture',
  ]) {
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
