import { expect, it } from 'vitest';
import { NO_RESULT } from '../app/domain/sign-in/sign-in-words.ts';
import { closedAfter, demoButton, openPopup, signInAs } from './demo-popup.ts';
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
  await page.getByText(NO_RESULT).first().waitFor();
  await signInAs(page, /Chad/);
  await page.waitForURL('**/home');
});
