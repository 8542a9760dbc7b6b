import { expect, it } from 'vitest';
import { SIGN_OUT_STEPS } from '../app/features/sign-in/sign-out-words.ts';
import { closedAfter, demoButton, openPopup, signInAs } from './demo-popup.ts';
import { hydrated } from './hydrated.ts';
import { openApp, WIDE, focusedText, hasFocus } from './open-app.ts';
import { openQuietly } from './open-quietly.ts';
import { signOutByMenu, openAs } from './sign-in-as.ts';
import { FREE_TRIAL_BANNER } from '../app/features/writing/generator-words.ts';
import { signInMessage } from '../app/domain/sign-in/sign-in-words.ts';
import { ACCOUNT_DISABLED_TITLE } from '../app/platform/http/minimal-pages.server.ts';

const WELCOME = signInMessage('login', 'signed-in').text;
const CRINGE = signInMessage('signup', 'signed-in').text;

/** In the page, by `exposeFunction`. */
declare const keepToast: (words: string) => void;

it('signs in by a popup as one of three people, and goes home', async () => {
  const { person, origin } = await openApp();
  const page = await person();
  await page.goto(`${origin}/login`);
  const popup = await openPopup(page);
  expect(await popup.getByText('This is a demo.').isVisible()).toBe(true);
  await closedAfter(popup, () => popup.getByRole('button', { name: /Prudence Overhead/ }).click());
  await page.waitForURL('**/home');
  await page.getByText(WELCOME).first().waitFor();
  await page.goto(`${origin}/admin/system`);
  await page.getByRole('heading', { name: 'This server' }).waitFor();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'broetry-session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });
});

it('signs up by a popup as anybody, back to where one wanted to go', async () => {
  const { person, origin } = await openApp();
  const page = await person();
  await page.goto(`${origin}/account?tab=community`);
  await page.waitForURL(/\/login\?next=/);
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await page.waitForURL(/\/signup\?next=/);
  const popup = await openPopup(page);
  await popup.getByLabel('Name').fill('Ada Lovelace');
  await popup.getByLabel('E-mail').fill('ada@id.example');
  await closedAfter(popup, () => popup.getByRole('button', { name: 'Continue' }).click());
  await page.waitForURL('**/account?tab=community');
  await page.getByText(CRINGE).first().waitFor();
  await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
  const usage = await page.evaluate(() => localStorage.getItem('broetry-guest-usage'));
  expect(JSON.parse(usage ?? 'null')).toEqual({ postsGenerated: 0, lastUsed: 0 });
});

it('goes through the whole page where popups are blocked', async () => {
  const { person, origin } = await openApp();
  const page = await person();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(`${origin}/signup?next=/account`);
  await demoButton(page).click();
  await page.waitForURL('**/auth/demo?state=*');
  await page.getByRole('button', { name: /Mallory Inbox/ }).click();
  await page.waitForURL('**/account');
  await page.getByText(CRINGE).first().waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Mallory Inbox' }).waitFor();
  expect(await page.getByText(CRINGE).count()).toBe(0);
});

it('turns the other tabs to member, and to guest at the sign-out of one', async () => {
  const { person, origin } = await openApp();
  const first = await person();
  await first.goto(origin);
  const second = await first.context().newPage();
  await second.goto(`${origin}/generator`);
  await second.getByText(FREE_TRIAL_BANNER).waitFor();
  await first.goto(`${origin}/login`);
  await signInAs(first, /Chad/);
  await first.waitForURL('**/home');
  await second.getByText(FREE_TRIAL_BANNER).waitFor({ state: 'detached' });
  const third = await first.context().newPage();
  await third.goto(`${origin}/account`);
  await first.bringToFront();
  await signOutByMenu(first);
  await second.getByText(FREE_TRIAL_BANNER).waitFor();
  await third.waitForURL('**/login?next=%2Faccount');
  await first.waitForURL(`${origin}/`);
});

it('shows whoever was let go the one page for that, without a welcome', async () => {
  const app = await openApp();
  app.expectComplaints(/403/);
  const page = await app.person();
  const signIn = async () => {
    await page.goto(`${app.origin}/login`);
    await signInAs(page, /Chad/);
  };
  const letGo = page.getByRole('heading', { name: ACCOUNT_DISABLED_TITLE });
  await signIn();
  await page.waitForURL('**/home');
  const tab = await page.context().newPage();
  await openQuietly(tab, `${app.origin}/home`);
  // Switched off in the middle of a visit: the next change of page leads there too.
  await app.db.updateTable('users').set({ disabled_at: 1 }).execute();
  await tab.getByRole('link', { name: 'Community' }).first().click();
  await tab.getByRole('heading', { name: ACCOUNT_DISABLED_TITLE }).waitFor();
  expect(new URL(tab.url()).pathname).toBe('/community');
  await page.context().clearCookies();
  const toasts: string[] = [];
  await page.exposeFunction('keepToast', (words: string) => toasts.push(words));
  await page.addInitScript((welcome) => {
    new MutationObserver(() => {
      if (document.body?.textContent.includes(welcome)) {
        keepToast(welcome);
      }
    }).observe(document, { childList: true, subtree: true });
  }, WELCOME);
  await signIn();
  await letGo.waitFor();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(`${app.origin}/`);
  await page.goto(`${app.origin}/login`);
  await demoButton(page).click();
  await page.waitForURL('**/auth/demo?state=*');
  await page.getByRole('button', { name: /Chad/ }).click();
  await letGo.waitFor();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(`${app.origin}/`);
  await page.waitForLoadState('networkidle');
  expect(toasts).toEqual([]);
});

it('believes no message of who is looking', async () => {
  const { person, origin } = await openApp();
  const page = await person();
  await page.goto(`${origin}/login`);
  await hydrated(page);
  await page.evaluate(() => {
    const channel = new BroadcastChannel('broetry-auth');
    for (const message of [null, 'x', 'signed-in']) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has but one origin
      for (let count = 0; count < 50; count += 1) channel.postMessage(message);
    }
    for (let count = 0; count < 1000; count += 1) {
      window.postMessage('signed-in', '*');
    }
  });
  await page.waitForTimeout(500);
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await demoButton(page).isVisible()).toBe(true);
});

const ADA = { name: 'Ada Lovelace', email: 'ada@id.example' };

it('lets nobody go without four steps, by keyboard, and then goes to the front page', async () => {
  const app = await openApp();
  const { page } = await openAs(app, ADA, WIDE);
  await page.goto(`${app.origin}/home`);
  await page.getByRole('button', { name: 'Profile menu' }).focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('navigation', { name: 'Profile' }).getByRole('link').first();
  await expect.poll(() => hasFocus(entry)).toBe(true);
  await page.keyboard.press('ArrowUp');
  expect(await focusedText(page)).toBe('Sign Out');
  await page.keyboard.press('Home');
  await page.keyboard.press('End');
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
    const before = await page.locator(':focus').boundingBox();
    await page.keyboard.press('Tab');
    // The next one is beside it in the direction of reading.
    expect((await page.locator(':focus').boundingBox())?.x).toBeGreaterThan(before!.x);
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
