import { expect, it } from 'vitest';
import { button, openApp, toast, writePost } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

it('counts a copy, a download and each way to share once a visit', async () => {
  const app = await openApp();
  const permissions = ['clipboard-read', 'clipboard-write'];
  const { page } = await openAs(app, {}, { permissions });
  await writePost(page, app.origin);
  await button(page, 'Copy').click();
  await toast(page, 'Post copied to clipboard!').waitFor();
  await button(page, 'Copy').click();
  await button(page, 'Download').click();
  const dialog = page.getByRole('dialog', { name: 'Download preview' });
  await dialog.getByRole('button', { name: 'Download' }).click();
  await toast(page, 'Post downloaded successfully!').waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'Post in Community').click();
  await toast(page, 'Post shared in Community').waitFor();
  await page.goto(`${app.origin}/community`);
  await button(page, 'Share').click();
  await button(page, 'Copy link').click();
  await toast(page, 'Link copied to clipboard!').waitFor();
  const counts = () =>
    app.db
      .selectFrom('plot_counts')
      .select(['shown', 'copies', 'downloads', 'shares', 'reactions'])
      .execute();
  const counted = { shown: 1, copies: 1, downloads: 1, shares: 2, reactions: 0 };
  await expect.poll(counts).toEqual([counted]);
});
