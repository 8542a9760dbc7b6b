import { expect, it } from 'vitest';
import { SIGN_OUT_STEPS } from '../app/features/sign-in/sign-out-words.ts';
import { WIDE, focusedText, hasFocus, openApp } from './open-app.ts';
import { openAs, signOutByMenu } from './sign-in-as.ts';

const ADA = { name: 'Ada Lovelace', email: 'ada@id.example' };

it('lets nobody go without four steps, by keyboard, and then goes to the front page', async () => {
  const app = await openApp();
  const { page } = await openAs(app, ADA, WIDE);
  await page.goto(`${app.origin}/home`);
  await page.getByRole('button', { name: 'Profile menu' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign Out' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  for (const [index, { title, lines }] of SIGN_OUT_STEPS.entries()) {
    await dialog.getByRole('heading', { name: title }).waitFor();
    await expect.poll(() => focusedText(page)).toBe('Never Mind');
    const spoken = await dialog.locator('[aria-live=polite]').innerText();
    for (const words of [`Step ${index + 1} of 4.`, title, ...lines]) {
      expect(spoken).toContain(words);
    }
    const isLast = index === SIGN_OUT_STEPS.length - 1;
    expect(await dialog.getByRole('button', { name: 'Yes, Log Me Out' }).count()).toBe(+isLast);
    await page.keyboard.press('Tab');
    if (isLast) break;
    expect(await focusedText(page)).toBe('I Still Want to Leave');
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.waitForURL(`${app.origin}/`);
  await page.getByRole('link', { name: 'Sign In' }).waitFor();
  expect(await app.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
});

it('lets one stay at every step, and begins again the next time', async () => {
  const app = await openApp();
  const { page, member } = await openAs(app, ADA, { viewport: { width: 390, height: 800 } });
  await page.goto(`${app.origin}/home`);
  const dialog = page.getByRole('dialog');
  const menu = page.getByRole('button', { name: 'Profile menu' });
  for (const [index] of SIGN_OUT_STEPS.entries()) {
    await menu.click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await dialog.getByRole('heading', { name: SIGN_OUT_STEPS[0]!.title }).waitFor();
    for (let step = 0; step < index; step += 1) {
      await dialog.getByRole('button', { name: 'I Still Want to Leave' }).click();
    }
    await dialog.getByRole('heading', { name: SIGN_OUT_STEPS[index]!.title }).waitFor();
    if (index % 2 === 1) await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: 'Never Mind' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(menu)).toBe(true);
  }
  const sessions = await app.db.selectFrom('sessions').select('user_id').execute();
  expect(sessions).toEqual([{ user_id: member.id }]);
});

it('says nothing of a sign-out that fails, and stays signed in', async () => {
  const app = await openApp();
  const { page } = await openAs(app, ADA, WIDE);
  await page.goto(`${app.origin}/home`);
  await page.route('**/auth/sign-out', (route) => route.abort());
  await signOutByMenu(page);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForTimeout(800);
  expect(page.url()).toBe(`${app.origin}/home`);
  expect(await page.getByRole('status').count()).toBe(0);
  await page.getByRole('link', { name: ADA.name }).waitFor();
  app.expectComplaints(/ERR_FAILED/);
});
