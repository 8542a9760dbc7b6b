import { expect, it } from 'vitest';
import { SHARED } from '../app/features/writing/preview-words.ts';
import { COPIED } from '../app/ui/clipboard.tsx';
import { write } from '../test/factories/write-as-member.ts';
import { button, hasFocus, openApp, toast, WIDE, writePostInPage } from './open-app.ts';
import { openAs } from './sign-in-as.ts';
import { signUp } from './sign-up.ts';

/** In the page: what the share sheet was given. */
declare const sentFiles: unknown[];

it('puts the own name on the card in one press, for this post and the next ones', async () => {
  const app = await openApp();
  const { page, member } = await openAs(app, { name: 'Dana Smith' });
  const { generationId } = await write(app.services, member, 'Agree?');
  await page.goto(`${app.origin}/preview?generation=${generationId}`);
  await button(page, 'Use my name').press('Enter');
  await page.getByRole('article', { name: 'Post by Dana Smith' }).waitFor();
  await button(page, 'Use my name').waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(button(page, 'Edit name, headline and face'))).toBe(true);
  // Also the live card of the next one.
  await page.goto(`${app.origin}/home`);
  await page.getByLabel('What happened?').fill('I missed the bus.');
  await page.getByRole('article', { name: 'Post by Dana Smith' }).waitFor();
  // The box keeps what no post was written of.
  await page.reload();
  const box = page.getByLabel('What happened?');
  await expect.poll(() => box.inputValue()).toBe('I missed the bus.');
  await page.getByRole('article', { name: 'Post by Dana Smith' }).waitFor();
  await writePostInPage(page, app.origin);
  await page.getByRole('article', { name: 'Post by Dana Smith' }).waitFor();
  // The pencil shows on the card what is typed, and Esc takes it back.
  await button(page, 'Edit name, headline and face').press('Enter');
  await page.keyboard.type('Dana the Humble');
  await page.getByRole('article', { name: /Humble$/ }).waitFor();
  // The post has the old name until this one is saved: a press leads back to the field.
  await button(page, 'Post in Community').press('Enter');
  expect(await hasFocus(page.getByRole('textbox', { name: 'Name', exact: true }))).toBe(true);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('article', { name: 'Post by Dana Smith' }).waitFor();
  expect(await hasFocus(button(page, 'Edit name, headline and face'))).toBe(true);
});

it('keeps the name of a guest on this device, and offers it after the sign-up', async () => {
  const app = await openApp();
  const page = await app.person();
  await writePostInPage(page, app.origin);
  await button(page, 'Use my name').click();
  await page.keyboard.type('Gus Guest');
  await page.keyboard.press('Enter');
  await page.getByRole('article', { name: 'Post by Gus Guest' }).waitFor();
  await page.reload();
  await page.getByRole('article', { name: 'Post by Gus Guest' }).waitFor();
  expect(await button(page, 'Edit Profile').count()).toBe(0);
  const result = page.url();
  await page.goto(app.origin);
  await page.getByRole('article', { name: 'Post by Gus Guest' }).waitFor();
  await page.goto(result);
  await button(page, 'Sign up').click();
  await signUp(page);
  // A double click counts once: a second share is refused, which the console would say.
  await button(page, 'Post as Gus Guest').dblclick();
  await toast(page, SHARED).waitFor();
  await page.getByRole('article', { name: 'Post by Gus Guest' }).waitFor();
});

it('shares the picture by the share sheet of the device, else by networks, a link and a file', async () => {
  const app = await openApp();
  const permissions = ['clipboard-read', 'clipboard-write'];
  const { page } = await openAs(app, { name: 'Dana Smith' }, { ...WIDE, permissions });
  await writePostInPage(page, app.origin);
  await button(page, 'Share').click();
  const menu = page.getByRole('dialog', { name: 'Share this post' });
  await menu.getByRole('link', { name: /Share on LinkedIn/ }).waitFor();
  await menu.getByRole('button', { name: 'Copy image' }).click();
  await toast(page, COPIED).waitFor();
  const types = () => page.evaluate(async () => (await navigator.clipboard.read())[0]?.types);
  expect(await types()).toEqual(['image/png']);
  await menu.getByRole('button', { name: 'Download picture' }).click();
  await page.getByRole('dialog', { name: 'Download preview' }).waitFor();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const sent: unknown[] = [];
    Object.assign(globalThis, { sentFiles: sent });
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files }: { files: File[] }) => {
        sent.push(...files.map(({ name, type, size }) => [name, type, size > 10_000]));
        return Promise.resolve();
      },
    });
  });
  await button(page, 'Share').click();
  const sent = () => page.evaluate(() => sentFiles);
  await expect.poll(sent).toEqual([['linkedin-post.png', 'image/png', true]]);
  expect(await menu.count()).toBe(0);
});
