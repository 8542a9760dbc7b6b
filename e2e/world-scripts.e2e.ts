import { expect, it } from 'vitest';
import { write } from '../test/factories/write-as-member.ts';
import { button, openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

const WORDS = 'ประเทศไทย हिन्दी 𝗯𝗼𝗹𝗱 T\u0336h\u0336 🫩';

it('shows a card in the fonts of its picture, and says which characters the picture lacks', async () => {
  const app = await openApp();
  const { page, member } = await openAs(app, { name: 'Dana Smith' });
  const { generationId } = await write(app.services, member, `${WORDS}\n\n\u16A0\u16A2 Agree?`);
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
    'These characters cannot be drawn and show as boxes: \u16A0 \u16A2',
  );
});

it('says nothing of a picture with all of its characters', async () => {
  const app = await openApp();
  const { page, member } = await openAs(app, { name: 'Dana Smith' });
  const { generationId } = await write(app.services, member, `${WORDS}\n\nAgree?`);
  await page.goto(`${app.origin}/preview?generation=${generationId}`);
  await button(page, 'Download').click();
  const dialog = page.getByRole('dialog', { name: 'Download preview' });
  await dialog.getByRole('img', { name: 'Your post, as it will be saved' }).waitFor();
  expect(await dialog.getByText('show as boxes').count()).toBe(0);
});
