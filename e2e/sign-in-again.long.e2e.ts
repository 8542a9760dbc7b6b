import { expect, it } from 'vitest';
import { MINUTE_MS } from '../app/platform/time/time-units.ts';
import { openApp } from './open-app.ts';
import { signInMessage } from '../app/domain/sign-in/sign-in-words.ts';

const ELEVEN_MINUTES = 11 * MINUTE_MS;

it('asks whoever has been in for long to sign in again before others are sent away', async () => {
  const { person, origin, db, expectComplaints } = await openApp();
  expectComplaints(/status of 403 .*\/auth\/sign-out/);
  const signIn = async (from: string) => {
    const page = await person();
    await page.goto(`${origin}${from}`);
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with the demo account' }).click();
    await (await opened).getByRole('button', { name: /Chad/ }).click();
    return page;
  };
  const elsewhere = await signIn('/login');
  await elsewhere.waitForURL('**/home');
  const page = await signIn('/login?next=/account%3Ftab=settings');
  await page.waitForURL('**/account?tab=settings');
  const endings = page.getByRole('button', { name: /^End the session in/ });
  await endings.waitFor();

  // The page was open for long: its button ends nothing, and the page says how to go on.
  await db
    .updateTable('sessions')
    .set({ created_at: Date.now() - ELEVEN_MINUTES })
    .execute();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByText(/sign in again/).waitFor();
  expect(await endings.count()).toBe(0);
  expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(2);

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Sign in again with the demo account' }).click();
  await (await opened).getByRole('button', { name: /Chad/ }).click();
  await page.getByText(signInMessage('login', 'confirmed').text).first().waitFor();
  await endings.click();
  await endings.waitFor({ state: 'detached' });
  await elsewhere.goto(`${origin}/home`);
  await elsewhere.waitForURL(/\/login\?next=/);
});

it('leads there and back without script', async () => {
  const { person, origin, db } = await openApp();
  const page = await person({ javaScriptEnabled: false });
  await page.goto(`${origin}/login?next=/account%3Ftab=settings`);
  await page.getByRole('link', { name: 'Continue with the demo account' }).click();
  await page.getByRole('button', { name: /Chad/ }).click();
  await page.waitForURL('**/account?tab=settings');
  const created_at = Date.now() - ELEVEN_MINUTES;
  await db.updateTable('sessions').set({ created_at }).execute();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('link', { name: 'Sign in again with the demo account' }).click();
  await page.getByRole('button', { name: /Chad/ }).click();
  await page.waitForURL(/\/account\?tab=settings$/);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL(`${origin}/`);
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([]);
});
