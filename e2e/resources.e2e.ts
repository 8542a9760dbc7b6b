import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import sharp from 'sharp';
import { samplePicture } from '../test/pictures.ts';
import { hydrated } from './hydrated.ts';
import { openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';
import { REPORTED } from '../app/domain/screening/moderation-words.ts';
import { UPLOADED } from '../app/features/media-library/resources-words.ts';

const picture = async (shade: number, name = 'meme.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await samplePicture(shade, { width: 500, height: 400 }),
});

/** Fills the upload dialog, which is open. Returns the button that sends it. */
async function fillUpload(page: Page, shade: number, words: string): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(await picture(shade));
  await dialog.getByLabel('Description').fill(words);
  await dialog.getByAltText('What will be uploaded').waitFor();
  return dialog.getByRole('button', { name: 'Upload' });
}

it('goes from the empty library to a picture that is found, kept, downloaded and deleted', async () => {
  const app = await openApp();
  const { page } = await openAs(app);
  await page.goto(`${app.origin}/home`);
  await page.getByRole('link', { name: 'Resources' }).first().click();
  await page.getByRole('heading', { name: 'Viral Resource Library' }).waitFor();
  await page.getByText('No resources found').waitFor();
  await page.getByText('Be the first to upload a viral resource!').waitFor();

  await page.getByRole('button', { name: 'Add a picture' }).click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: 'Upload' });
  expect(await submit.isDisabled()).toBe(true);
  await dialog.locator('input[type=file]').setInputFiles(await picture(1));
  expect(await submit.isDisabled()).toBe(true);
  await dialog.getByLabel('Description').fill('   ');
  expect(await submit.isDisabled()).toBe(true);
  await dialog.getByLabel('Description').fill('A Monday Café');
  await submit.click();
  await page.getByText(UPLOADED).first().waitFor();
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('searchbox').fill('nothing says this');
  await page.getByRole('link', { name: 'Show all pictures' }).click();
  await page.waitForURL(/\/resources$/);
  await page.getByRole('main').getByRole('link', { name: 'A Monday Café' }).waitFor();
  await page.getByRole('searchbox').fill('cafe');
  await page.waitForURL(/q=cafe/);
  await page.getByRole('main').getByRole('link', { name: 'A Monday Café' }).click();
  await page.waitForURL(/open=/);
  await page.getByRole('button', { name: 'Favourite' }).click();
  await page.getByRole('button', { name: 'Favourite', pressed: true }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('linkedin-resource.jpg');
  await page.getByText('Image downloaded successfully!').first().waitFor();

  await page.getByRole('button', { name: 'Caption it' }).click();
  await page.getByLabel('Top text').fill('when the synergy');
  const drawn = page.waitForResponse((answer) => answer.url().includes('/caption?'));
  await page.getByLabel('Bottom text').fill('does not come');
  const answer = await drawn;
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  // The star of the tile is that of the viewer.
  const star = page.getByRole('button', { name: 'Star', pressed: true });
  await star.click();
  await star.waitFor({ state: 'detached' });
  // The way to the words from the picture itself.
  await page.getByRole('main').getByRole('link', { name: 'Caption it' }).press('Enter');
  await page.getByLabel('Top text').waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('Picture deleted.').first().waitFor();
  await page.getByText('No resources found').waitFor();
});

it('uploads once by a double click, and never says that it was stopped', async () => {
  const app = await openApp();
  const { page } = await openAs(app);
  await page.goto(`${app.origin}/resources?only=favourites`);
  await hydrated(page);
  await page.getByText('No favourites yet').waitFor();
  await page.getByRole('button', { name: 'Upload' }).click();
  const dialog = page.getByRole('dialog');
  const twice = await fillUpload(page, 1, 'Twice');
  let isHeld = false;
  await page.route('**/api/resources', async (route) => {
    if (isHeld) return;
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  // The second click, where Cancel stands as soon as there is one.
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const buttons = [...document.querySelectorAll('button')];
      const cancel = buttons.find(({ textContent }) => textContent === 'Cancel');
      if (!cancel) return;
      watch.disconnect();
      cancel.click();
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  await twice.click();
  await page.getByText(UPLOADED).first().waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByText(/Upload stopped/).count()).toBe(0);
  expect(await app.db.selectFrom('resources').selectAll().execute()).toHaveLength(1);

  // Whoever means it does stop it, and nothing is kept.
  isHeld = true;
  await page.getByRole('button', { name: 'Upload' }).click();
  await (await fillUpload(page, 9, 'Never')).click();
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  await cancel.waitFor();
  await page.waitForTimeout(600);
  await cancel.click();
  await page.getByText('Upload stopped. Your words are still here.').first().waitFor();
  expect(await dialog.getByLabel('Description').inputValue()).toBe('Never');
  expect(await app.db.selectFrom('resources').selectAll().execute()).toHaveLength(1);
});

it('keeps the file and the words when an upload fails, and says why', async () => {
  const app = await openApp();
  app.expectComplaints(/status of 415|ERR_INTERNET_DISCONNECTED/);
  const { page } = await openAs(app);
  await page.goto(`${app.origin}/resources`);
  await page.getByRole('button', { name: 'Upload' }).click();
  const dialog = page.getByRole('dialog');
  const input = dialog.locator('input[type=file]');
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
  await input.setInputFiles(text);
  await dialog.getByText(/File type must be/).waitFor();
  const large = { name: 'l.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) };
  await input.setInputFiles(large);
  await dialog.getByText('File is larger than 5242880 bytes').waitFor();

  // What is no picture at all is said before anything is sent.
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  const disguised = { name: 's.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') };
  await input.setInputFiles(disguised);
  await dialog.getByText(/the file must be whole/).waitFor();
  expect([asked, await dialog.getByText('s.png').count()]).toEqual([[], 0]);

  const begun = Buffer.concat([(await picture(1)).buffer.subarray(0, 40), Buffer.from('<svg/>')]);
  await input.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: begun });
  await dialog.getByLabel('Description').fill('Kept words');
  await dialog.getByLabel('Tags').fill('one two three four five six');
  await dialog.getByText('Five tags at most. Not kept: six.').waitFor();
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await dialog.getByRole('alert').filter({ hasText: 'File type must be' }).waitFor();
  expect(await dialog.getByLabel('Description').inputValue()).toBe('Kept words');
  await dialog.getByText('b.png').waitFor();
  // A key pressed by mistake loses nothing.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Upload' }).click();
  expect(await dialog.getByLabel('Description').inputValue()).toBe('Kept words');
  await dialog.getByText('b.png').waitFor();

  await page.context().setOffline(true);
  await input.setInputFiles(await picture(2));
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await page.getByText('Failed to upload resource').first().waitFor();
  expect(await dialog.getByLabel('Description').inputValue()).toBe('Kept words');
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await page.getByText(UPLOADED).first().waitFor();
});

it('takes a pasted picture and works by keyboard alone', async () => {
  const app = await openApp();
  const { page } = await openAs(app);
  await page.goto(`${app.origin}/resources`);
  await page.getByRole('button', { name: 'Upload' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const png = await sharp(await samplePicture(3))
    .png()
    .toBuffer();
  await page.evaluate(
    (bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'p.png', { type: 'image/png' }));
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    [...png],
  );
  await dialog.getByText('p.png').waitFor();
  await dialog.getByLabel('Description').focus();
  await page.keyboard.type('By hand');
  await page.keyboard.press('Enter');
  await page.getByText(UPLOADED).first().waitFor();
  await page.getByRole('main').getByRole('link', { name: 'By hand' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('heading', { name: 'By hand' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

it('takes reports of a picture, lets an admin remove it by keyboard, and bring it back', async () => {
  const env = { ADMIN_EMAILS: 'boss@corp.example' };
  const app = await openApp({ env });
  app.expectComplaints(/404/);
  const { page: owner } = await openAs(app, { name: 'Olga Owner' });
  await owner.goto(`${app.origin}/resources`);
  await hydrated(owner);
  await owner.getByRole('button', { name: 'Upload' }).click();
  await (await fillUpload(owner, 4, 'A wall at dawn')).click();
  await owner.getByRole('main').getByRole('link', { name: 'A wall at dawn' }).waitFor();
  const { id } = await app.db.selectFrom('resources').select('id').executeTakeFirstOrThrow();

  const guest = await app.person({ javaScriptEnabled: false });
  await guest.goto(`${app.origin}/report?resource=${id}`);
  await guest.getByLabel('I am the person depicted').check();
  await guest.getByLabel(/Anything to add/).fill('That is my wall.');
  await guest.getByRole('button', { name: 'Send report' }).click();
  await guest.getByText(REPORTED).waitFor();

  const { page: member } = await openAs(app, { name: 'Mia Member' });
  await member.goto(`${app.origin}/resources?open=${id}`);
  const viewer = member.getByRole('dialog', { name: 'A wall at dawn' });
  await viewer.getByRole('button', { name: 'Report …' }).press('Enter');
  const report = member.getByRole('dialog', { name: 'Report this picture' });
  await report.getByLabel('Spam').press('Space');
  await report.getByRole('button', { name: 'Send report' }).press('Enter');
  await member.getByText(REPORTED).first().waitFor();
  await report.waitFor({ state: 'detached' });
  await viewer.waitFor();

  const { page: admin } = await openAs(app, { email: 'boss@corp.example' });
  await admin.goto(`${app.origin}/admin/moderation`);
  await hydrated(admin);
  const card = admin.getByRole('region', { name: /^Case of/ });
  await card.getByText('That is my wall.').waitFor();
  await card.getByText('A wall at dawn').waitFor();
  const image = card.locator('img');
  const blur = () => image.evaluate((node) => getComputedStyle(node).filter);
  expect(await blur()).toMatch(/blur/);
  await card.locator('summary').press('Enter');
  await card.getByText('Blur it again').waitFor();
  await expect.poll(blur).toBe('none');

  // The short way: in the library, with a reason, and with a way back.
  await admin.goto(`${app.origin}/resources?open=${id}`);
  await admin.getByRole('button', { name: 'Remove' }).press('Enter');
  const remove = admin.getByRole('dialog', { name: 'Remove this picture?' });
  await remove.getByRole('button', { name: 'Remove' }).press('Enter');
  expect(await remove.isVisible()).toBe(true);
  await remove.getByLabel('Reason for taking it down').selectOption('spam');
  await remove.getByRole('button', { name: 'Remove' }).press('Enter');
  const removed = admin.getByText('Picture removed. It goes for good tomorrow.').first();
  await removed.waitFor();
  await admin.getByText('No resources found').waitFor();
  await admin.getByRole('button', { name: 'Undo' }).press('Enter');
  await admin.getByText('The picture is back.').first().waitFor();
  await admin.getByRole('main').getByRole('link', { name: 'A wall at dawn' }).waitFor();
  await admin.goto(`${app.origin}/community/removals`);
  await admin.getByText('Nothing has been removed.').waitFor();
});

it('can be read and searched without script', async () => {
  const app = await openApp();
  const { page } = await openAs(app, {}, { javaScriptEnabled: false });
  await page.goto(`${app.origin}/resources?q=nothing`);
  await page.getByText('No resources found').waitFor();
  await page.getByRole('searchbox').fill('other');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/q=other/);
});
