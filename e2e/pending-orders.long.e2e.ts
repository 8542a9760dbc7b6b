import { expect, it } from 'vitest';
import { fillCommunity } from './fill-community.ts';
import { button, openApp, writePostInPage } from './open-app.ts';
import { signUp } from './sign-up.ts';

const levels = (app: Awaited<ReturnType<typeof openApp>>) =>
  app.db
    .selectFrom('generations')
    .select('humor_level')
    .orderBy('id')
    .execute()
    .then((rows) => rows.map((row) => row.humor_level));

it('likes, downloads and passes on for a guest who signs up for it, and nothing for one who does not', async () => {
  const app = await openApp();
  await fillCommunity(app, 1);
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
  await writePostInPage(page, app.origin);
  await page.goto(`${app.origin}/generator?style=gpt4-context`);
  await page.getByRole('textbox', { name: 'What happened?' }).fill('I lent my stapler to a duke');
  await page.getByRole('radio', { name: 'Unhinged' }).check({ force: true });
  await button(page, 'Generate Post').click();
  await signUp(page);
  await page.waitForURL('**/preview?generation=*');
  await page.getByText('This one is Unhinged.').waitFor();
  expect(await levels(app)).toEqual(['Spicy', 'Unhinged']);
});
