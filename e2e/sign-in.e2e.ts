import { expect, it } from 'vitest';
import { closedAfter, demoButton, openPopup, signInAs } from './demo-popup.ts';
import { hydrated } from './hydrated.ts';
import { openQuietly } from './open-quietly.ts';
import { openApp } from './open-app.ts';
import { signOutByMenu } from './sign-in-as.ts';

const WELCOME = 'Welcome to Broetry! Time to get professional... sort of.';
const CRINGE = 'Welcome to the cringe side! 🎭';

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
  await second.getByText('Free trial - Generate your first post!').waitFor();
  await first.goto(`${origin}/login`);
  await signInAs(first, /Chad/);
  await first.waitForURL('**/home');
  await second.getByText('Free trial - Generate your first post!').waitFor({ state: 'detached' });
  const third = await first.context().newPage();
  await third.goto(`${origin}/account`);
  await first.bringToFront();
  await signOutByMenu(first);
  await second.getByText('Free trial - Generate your first post!').waitFor();
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
  const letGo = page.getByRole('heading', { name: 'You have been let go.' });
  await signIn();
  await page.waitForURL('**/home');
  const tab = await page.context().newPage();
  await openQuietly(tab, `${app.origin}/home`);
  // Switched off in the middle of a visit: the next change of page leads there too.
  await app.db.updateTable('users').set({ disabled_at: 1 }).execute();
  await tab.getByRole('link', { name: 'Community' }).first().click();
  await tab.getByRole('heading', { name: 'You have been let go.' }).waitFor();
  expect(new URL(tab.url()).pathname).toBe('/community');
  await page.context().clearCookies();
  const toasts: string[] = [];
  await page.exposeFunction('keepToast', (words: string) => toasts.push(words));
  await page.addInitScript((welcome) => {
    new MutationObserver(() => {
      if (document.body?.textContent.includes(welcome)) {
        (globalThis as unknown as { keepToast: (words: string) => void }).keepToast(welcome);
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
