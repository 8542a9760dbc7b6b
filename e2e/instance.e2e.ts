import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { shareNew } from '../test/factories/share-as-member.ts';
import { newMember } from '../test/factories/write-as-member.ts';
import { samplePicture } from '../test/pictures.ts';
import { hydrated } from './hydrated.ts';
import { openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';
import { SATIRE_MARK } from '../app/platform/text/instance-look.ts';

const ADMIN = 'boss@corp.example';

const linkColour = (page: Page) =>
  page.getByRole('link', { name: 'Sign In' }).evaluate((link) => getComputedStyle(link).color);

it('leads an owner from the first steps to a name, a colour and a logo that guests see', async () => {
  const app = await openApp({ env: { ADMIN_EMAILS: ADMIN } });
  app.expectComplaints(/status of 422/);
  const { page } = await openAs(app, { email: ADMIN });
  await page.goto(`${app.origin}/admin`);
  const steps = page.getByRole('group').filter({ hasText: 'First steps' });
  await steps.getByText('5 of 9 done').waitFor();
  await steps.getByText('Run npm run backup').click();
  await steps.getByText('now with npm run backup', { exact: false }).waitFor();
  await page.getByLabel('Name of this site').fill('Linked1n');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await steps.getByRole('alert').filter({ hasText: 'must not be taken for LinkedIn' }).waitFor();
  await page.getByLabel('Name of this site').fill('Nordwind');
  await page.keyboard.press('Enter');
  await steps.getByText('6 of 9 done').waitFor();
  await page.getByRole('link', { name: 'Nordwind', exact: true }).first().waitFor();
  // On a phone, too, what is done says what is so.
  await page.setViewportSize({ width: 390, height: 844 });
  await steps.getByText('What else is done').click();
  const done = steps.getByText('‘Members only’ under Access', { exact: false });
  expect((await done.boundingBox())?.height).toBeGreaterThan(30);
  await page.setViewportSize({ width: 1280, height: 720 });
  await steps.getByText('First steps').click();
  expect(await steps.getByRole('listitem').first().isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Instance', exact: true }).click();
  await page.waitForURL('**/admin/instance');
  await hydrated(page);
  await page.getByLabel('Name', { exact: true }).fill('Nordwind Office Supplies');
  await page.getByLabel('Tagline').fill('We circle back');
  // The stage shows both before they are saved.
  const stage = page.locator('main .boardroom');
  await stage.getByText('Nordwind Office Supplies').waitFor();
  await stage.getByText('We circle back').waitFor();
  await page.getByLabel('Colour', { exact: true }).fill('#ff9edb');
  await page.getByRole('button', { name: 'Save name and colour' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'is too light for the light theme' });
  const [, proposed = ''] = /(#[\da-f]{6}) would do/.exec((await alert.textContent()) ?? '') ?? [];
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toContain('Nordwind');
  // What was refused is not saved: its button stays filled until it is.
  const look = () =>
    page.getByRole('button', { name: 'Save name and colour' }).getAttribute('class');
  expect(await look()).toContain('button-primary');
  await page.getByLabel('Colour', { exact: true }).fill(proposed);
  await alert.waitFor({ state: 'detached' });
  await page.getByText(`Light theme ${proposed}`).waitFor();
  // By key: the button moves while the alert above it goes.
  await page.getByRole('button', { name: 'Save name and colour' }).press('Enter');
  // Said once, with its count, where the toast of the first name is still there.
  await page
    .getByText(/^Saved\./)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Nordwind Office Supplies' }).first().waitFor();
  await expect.poll(() => page.title()).toBe('Instance · Admin · Nordwind Office Supplies');
  expect(await look()).toContain('button-plain');
  // The name is cut to the room in the bar of a phone, which stays one row.
  const phone = await app.person({ viewport: { width: 360, height: 640 } });
  await phone.goto(app.origin);
  expect((await phone.getByRole('banner').boundingBox())?.height).toBeLessThan(70);
  const buffer = Buffer.from(await samplePicture(3));
  await page
    .getByLabel('Picture')
    .setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('img', { name: 'The chosen picture' }).waitFor();
  await page.getByRole('button', { name: 'Save the logo' }).click();
  await page.getByRole('img', { name: 'The logo' }).waitFor();
  const guest = await app.person();
  await guest.goto(app.origin);
  expect(await guest.title()).toBe('Nordwind Office Supplies: We circle back');
  await guest.getByText('Nordwind Office Supplies turns one plain sentence').waitFor();
  await guest.getByText(SATIRE_MARK).waitFor();
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(proposed.slice(at, at + 2), 16));
  expect(await linkColour(guest)).toBe(`rgb(${red}, ${green}, ${blue})`);
  const logo = guest.locator('header img');
  expect(await logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

const REASON = 'The model is on holiday.';
const PAUSED = `Writing is paused: ${REASON}`;
const SENTENCE = 'I watered a cactus.';

it('pauses writing, gives nothing away free, and closes to guests, as an admin turns the switches', async () => {
  const app = await openApp({ env: { ADMIN_EMAILS: ADMIN } });
  const { page: boss } = await openAs(app, { email: ADMIN, name: 'Boss Person' });
  app.expectComplaints(/status of (401|422|503)/);
  const guest = await app.person();
  const save = async () => {
    const saved = boss.waitForResponse((answer) => answer.request().method() === 'POST');
    await boss.getByRole('button', { name: 'Save' }).click();
    expect((await saved).status()).toBe(200);
  };

  await guest.goto(`${app.origin}/`);
  await hydrated(guest);
  const box = guest.getByLabel('What happened?');
  await box.fill(SENTENCE);
  await guest.getByRole('button', { name: '...more' }).waitFor();

  await boss.goto(`${app.origin}/admin`);
  await boss.getByRole('link', { name: 'Access' }).click();
  await boss.getByRole('radio', { name: 'Paused' }).check();
  await boss.getByRole('button', { name: 'Save' }).click();
  await boss.getByText('Say why: everybody who wants to write reads it.').waitFor();
  await boss.getByLabel(/^Why it is paused/).fill(REASON);
  await save();

  // The open page has not heard of it yet: the answer says so, and the sentence stays.
  await guest.getByRole('button', { name: '...more' }).click();
  await guest.getByText(PAUSED).waitFor();
  expect(await box.inputValue()).toBe(SENTENCE);
  await guest.goto(`${app.origin}/generator`);
  await guest.getByText(PAUSED).waitFor();

  await boss
    .getByRole('group', { name: 'Writing' })
    .getByRole('radio', { name: 'On', exact: true })
    .check();
  await boss.getByLabel('Free posts of a guest').fill('0');
  await save();
  await guest.goto(`${app.origin}/`);
  expect(await guest.getByLabel('What happened?').count()).toBe(0);
  await guest.getByRole('main').getByRole('link', { name: 'Sign up' }).first().click();
  await guest.waitForURL(/\/signup\?next=%2Fgenerator/);

  await boss.getByRole('radio', { name: 'Members only' }).check();
  await save();
  await guest.goto(`${app.origin}/community`);
  await guest.waitForURL(/\/login\?next=%2Fcommunity/);

  await boss.getByRole('button', { name: 'Make addresses' }).click();
  const address = await boss.getByLabel('The best post, a picture for a screen').inputValue();
  // Not as a page: the browser would style the picture.
  expect((await guest.request.get(address)).status()).toBe(200);
  await boss.getByRole('button', { name: 'Revoke all' }).click();
  await boss.getByRole('button', { name: 'Make addresses' }).waitFor();
  await guest.goto(address);
  await guest.waitForURL(/\/login\?next=/);
}, 120_000);

it('pins and features a post from its menu, and the overview counts a guest who came by a link', async () => {
  const app = await openApp({ env: { ADMIN_EMAILS: ADMIN } });
  const author = await newMember(app.services);
  const postId = await shareNew(app.services, author, 'The stapler resigned.');
  await shareNew(app.services, author, 'The printer agreed.');
  const { page: boss } = await openAs(app, { email: ADMIN, name: 'Boss Person' });
  await boss.goto(`${app.origin}/post/${postId}`);
  for (const name of ['Pin in New', 'Feature as the best']) {
    await boss.getByRole('button', { name: /^Menu of the post/ }).click();
    await boss.getByRole('menuitem', { name }).click();
    await boss.getByText(name.startsWith('Pin') ? /^Pinned: / : /^Featured: /).waitFor();
  }
  const guest = await app.person();
  await guest.goto(`${app.origin}/community`);
  const first = guest.getByRole('article').first();
  expect(await first.innerText()).toMatch(/Pinned[\s\S]*The stapler resigned\./);

  const stranger = await app.person();
  const counted = stranger.waitForResponse((answer) => answer.url().endsWith('/api/events'));
  await stranger.goto(`${app.origin}/post/${postId}`);
  expect((await counted).status()).toBe(204);
  await boss.goto(`${app.origin}/admin`);
  const cardOf = (label: string) =>
    boss
      .locator('dt', { hasText: new RegExp(`^${label}$`) })
      .locator('xpath=following-sibling::dd[1]')
      .innerText();
  await boss.getByRole('heading', { name: 'Sharing (This Week)' }).waitFor();
  expect([await cardOf('Shared Links Opened'), await cardOf('Guests From Shared Links')]).toEqual([
    '1',
    '1',
  ]);
}, 120_000);
