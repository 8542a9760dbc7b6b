import { expect, it } from 'vitest';
import { RATE_LIMITS } from '../app/domain/rate-limits/limits.server.ts';
import { countFailure } from '../app/domain/rate-limits/sign-in-failures.server.ts';
import { NO_RESULT, signInMessage } from '../app/domain/sign-in/sign-in-words.ts';
import { closedAfter, demoButton, openPopup, signInAs } from './demo-popup.ts';
import { hydrated } from './hydrated.ts';
import { openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

const LOGIN_FAILED = signInMessage('login', 'failed').text;
const SIGNUP_FAILED = signInMessage('signup', 'failed').text;

it('says so when the way back is taken, by a popup and through the page', async () => {
  const { person, origin, expectComplaints } = await openApp();
  // The page in between.
  expectComplaints(/status of 400/);
  const page = await person();
  await page.goto(`${origin}/login`);
  const popup = await openPopup(page);
  await closedAfter(popup, () => popup.getByRole('button', { name: 'Cancel' }).click());
  await page.getByText(LOGIN_FAILED).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await demoButton(page).isEnabled()).toBe(true);

  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(`${origin}/signup?next=/generator`);
  await demoButton(page).click();
  await page.waitForURL('**/auth/demo?state=*');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL('**/signup?next=%2Fgenerator');
  await page.getByText(SIGNUP_FAILED).first().waitFor();
  expect(await page.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'broetry-session' }),
  );
});

it('begins again after a popup that was just closed', async () => {
  const { person, origin } = await openApp();
  const page = await person();
  await page.goto(`${origin}/login`);
  const popup = await openPopup(page);
  await popup.close();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByText(LOGIN_FAILED).first().waitFor();
  await page.getByRole('main').getByText(NO_RESULT).waitFor();
  await signInAs(page, /Chad/);
  await page.waitForURL('**/home');
});

it('says beside the toast for how long a limit refuses, once its popup is closed', async () => {
  const { person, origin, services, expectComplaints } = await openApp();
  expectComplaints(/status of 429/);
  const page = await person();
  await page.goto(`${origin}/login`);
  for (let tries = 0; tries < RATE_LIMITS['sign-in'].points; tries += 1) {
    await countFailure(services, '127.0.0.1');
  }
  const opened = page.waitForEvent('popup');
  await demoButton(page).click();
  const popup = await opened;
  await popup.getByText('Try again in 10 minutes.').waitFor();
  await popup.close();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByText(LOGIN_FAILED).first().waitFor();
  await page.getByRole('main').getByText('Try again in 10 minutes.').waitFor();
  expect(await page.getByText(NO_RESULT).count()).toBe(0);
});

it('connects another sign-in, not one of somebody else, and signs out everywhere', async () => {
  const app = await openApp();
  const { person, origin } = app;
  const other = await person();
  await other.goto(`${origin}/login`);
  await signInAs(other, /Mallory/);
  await other.waitForURL('**/home');

  const { page, member } = await openAs(app);
  await app.db
    .insertInto('identities')
    .values({
      issuer: 'https://accounts.google.com',
      subject: 'one',
      user_id: member.id,
      provider: 'google',
      email: 'person@id.example',
      email_verified: 1,
      created_at: app.services.now(),
    })
    .execute();
  await page.goto(`${origin}/account?tab=settings`);
  await page.getByRole('heading', { name: 'Connect another sign-in' }).waitFor();
  await signInAs(page, /Mallory/);
  await page
    .getByText(/^That sign-in belongs to another account/)
    .first()
    .waitFor();
  const again = await openPopup(page);
  await again.getByLabel('Name').fill('Chad at home');
  await again.getByLabel('E-mail').fill('chad@home.example');
  await closedAfter(again, () => again.getByRole('button', { name: 'Continue' }).click());
  await page.getByText(signInMessage('connect', 'connected').text).first().waitFor();
  await page.getByText('chad@home.example').waitFor();
  // The one that is connected is not offered again.
  await page
    .getByRole('heading', { name: 'Connect another sign-in' })
    .waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Disconnect Demo account' }).first().click();
  await page
    .getByRole('button', { name: 'Disconnect Demo account' })
    .first()
    .waitFor({ state: 'detached' });

  const tab = await page.context().newPage();
  await tab.goto(`${origin}/home`);
  await hydrated(tab);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL(`${origin}/`);
  await tab.waitForURL('**/login?next=%2Fhome');
  await other.goto(`${origin}/home`);
  expect(new URL(other.url()).pathname).toBe('/home');
});
