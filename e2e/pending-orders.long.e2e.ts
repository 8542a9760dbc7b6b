import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openApp, writeHumblebrag } from './open-app.ts';
import { openAs } from './sign-in-as.ts';
import { signUp } from './sign-up.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const levels = (app: Awaited<ReturnType<typeof openApp>>) =>
  app.db
    .selectFrom('generations')
    .select('humor_level')
    .orderBy('id')
    .execute()
    .then((rows) => rows.map((row) => row.humor_level));

it('tones a post down for a guest who signs up for it, and leads back past the page once', async () => {
  const app = await openApp();
  const page = await app.person();
  await page.goto(`${app.origin}/generator?style=humblebrag`);
  await writeHumblebrag(page);
  // The address finds the post again, also without the history.
  await page.waitForURL('**/preview?generation=*');
  // A post without a story to turn is written again, which takes an account.
  await app.db.updateTable('generations').set({ plot: null, plot_cast: null }).execute();
  app.expectComplaints(/status of 403/);
  await button(page, 'Tone it down').click();
  await page.getByText('Sign up to tone it down and unlock all features! 🚀').waitFor();
  await signUp(page);
  await page.getByText('This one is Mild.').waitFor();
  expect(await levels(app)).toEqual(['Spicy', 'Mild']);
  const { href } = new URL(page.url());
  await page.goto(`${app.origin}/account`);
  await page.goto(href);
  await page.getByText('This one is Mild.').waitFor();
  await page.goBack();
  await page.goBack();
  await page.getByText('This one is Mild.').waitFor();
  await page.goBack();
  await page.waitForURL('**/generator?style=humblebrag');
});

it('likes, downloads and passes on for a guest who signs up for it, and nothing for one who does not', async () => {
  const app = await openApp();
  const ada = await openAs(app, { name: 'Ada Lovelace' });
  await ada.page.goto(`${app.origin}/generator?style=humblebrag`);
  await writeHumblebrag(ada.page);
  await button(ada.page, 'Post in Community').click();
  await ada.page.getByText('Post shared in Community', { exact: true }).waitFor();

  const liker = await app.person();
  await liker.goto(`${app.origin}/community`);
  const card = liker.getByRole('article').first();
  await card.getByRole('button', { name: 'Share' }).click();
  await liker.getByText('Sign up to share and unlock all features! 🚀').waitFor();
  await button(liker, 'Maybe later').click();
  await button(liker, 'Like').first().click();
  await liker.getByText('Sign up to like and unlock all features! 🚀').waitFor();
  await signUp(liker);
  await expect
    .poll(() => app.db.selectFrom('reactions').select('kind').execute())
    .toEqual([{ kind: 'agree' }]);
  expect(await liker.getByRole('dialog').count()).toBe(0);

  const sharer = await app.person();
  await sharer.goto(`${app.origin}/community`);
  await sharer.getByRole('article').first().getByRole('button', { name: 'Share' }).click();
  await sharer.getByText('Sign up to share and unlock all features! 🚀').waitFor();
  await signUp(sharer);
  await sharer.getByRole('dialog', { name: 'Share this post' }).waitFor();
});

it('writes the form for which a guest without a free post signs up', async () => {
  const app = await openApp();
  const page = await app.person();
  await page.goto(`${app.origin}/generator?style=humblebrag`);
  await writeHumblebrag(page);
  await page.waitForURL('**/preview?generation=*');
  await page.goto(`${app.origin}/generator?style=gpt4-context`);
  await page.getByRole('textbox', { name: 'What happened?' }).fill('I lent my stapler to a duke');
  await page.getByRole('radio', { name: 'Unhinged' }).check({ force: true });
  await button(page, 'Generate Post').click();
  await signUp(page);
  await page.waitForURL('**/preview?generation=*');
  await page.getByText('This one is Unhinged.').waitFor();
  expect(await levels(app)).toEqual(['Spicy', 'Unhinged']);
});

it('lets the first guest of all make a post of the house worse', async () => {
  const app = await openApp();
  const page = await app.person();
  await page.goto(`${app.origin}/community`);
  const worse = page.getByRole('link', { name: 'Make it worse' });
  expect(await worse.count()).toBe(6);
  await worse.last().click();
  await page.getByText('Spicy becomes Unhinged.').waitFor();
  await expect.poll(() => page.getByLabel('Achievement').inputValue()).toBe('won the office plant');
  await button(page, 'Generate Post').click();
  await page.getByText('This one is Unhinged.').waitFor();
});

it('has the actions of a post right below it on a phone', async () => {
  const app = await openApp();
  const { page } = await openAs(app, {}, { viewport: { width: 390, height: 844 } });
  await page.goto(`${app.origin}/generator?style=humblebrag`);
  await writeHumblebrag(page);
  await page.waitForURL('**/preview?generation=*');
  const top = async (of: ReturnType<Page['locator']>) => (await of.boundingBox())?.y ?? 0;
  const actions = await top(page.getByRole('heading', { name: 'Post Actions' }));
  expect(actions).toBeGreaterThan(await top(page.getByRole('article')));
  const comments = page.getByRole('heading', { name: 'Comments written by the house' });
  expect(actions).toBeLessThan(await top(comments));
});
