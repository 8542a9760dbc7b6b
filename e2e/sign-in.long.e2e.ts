import { expect, it } from 'vitest';
import { NO_RESULT } from '../app/domain/sign-in/sign-in-words.ts';
import { closedAfter, demoButton, openPopup, signInAs } from './demo-popup.ts';
import { hydrated } from './hydrated.ts';
import { openApp } from './open-app.ts';

const LOGIN_FAILED = 'Login failed. Maybe the professional network blocked us? 😅';
const SIGNUP_FAILED = 'Signup failed. The algorithm gods are not pleased. 😅';

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

it('connects another sign-in, not one of somebody else, and signs out everywhere', async () => {
  const { person, origin } = await openApp();
  const other = await person();
  await other.goto(`${origin}/login`);
  await signInAs(other, /Mallory/);
  await other.waitForURL('**/home');

  const page = await person();
  await page.goto(`${origin}/login?next=/account`);
  await signInAs(page, /Chad/);
  await page.waitForURL('**/account');
  // The address changes before the page does: the button of the page that goes is for signing in, not for connecting.
  await page.getByRole('heading', { name: 'Connect another sign-in' }).waitFor();
  const again = await openPopup(page);
  await again.getByLabel('Name').fill('Chad at home');
  await again.getByLabel('E-mail').fill('chad@home.example');
  await closedAfter(again, () => again.getByRole('button', { name: 'Continue' }).click());
  await page.getByText('Connected. You are now twice as reachable.').first().waitFor();
  await page.getByText('chad@home.example').waitFor();
  await signInAs(page, /Mallory/);
  await page
    .getByText(/^That sign-in belongs to another account/)
    .first()
    .waitFor();
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
