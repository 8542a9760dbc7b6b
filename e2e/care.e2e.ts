import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { shareNew } from '../test/factories/share-as-member.ts';
import { signInAs } from './demo-popup.ts';
import { hydrated } from './hydrated.ts';
import { hasFocus, openApp, toast } from './open-app.ts';
import { openAs } from './sign-in-as.ts';
import { REPORTED, CHOOSE_REASON } from '../app/domain/screening/moderation-words.ts';
import { NO_POSTS, MISSING_POST } from '../app/features/community/community-words.ts';
import { SHARED } from '../app/features/writing/preview-words.ts';

const ADMIN = 'boss@corp.example';
const env = { ADMIN_EMAILS: ADMIN, OPERATOR_CONTACT: 'care@corp.example' };

type App = Awaited<ReturnType<typeof openApp>>;

/** A writer's window and a post of its own in the community. */
async function writerWithPost(app: App, text = 'My boss cried.\nI took notes.') {
  const { page, member } = await openAs(app, { name: 'Wanda Writer' });
  const id = await shareNew(app.services, member, text);
  return { page, member, id };
}

async function openMenu(page: Page, item: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Menu of the post/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

it('takes a report of somebody without an account, lets an admin act and undo, and tells the writer', async () => {
  const app = await openApp({ env });
  const { page: writer, id } = await writerWithPost(app);

  const guest = await app.person();
  await guest.goto(`${app.origin}/community`);
  await openMenu(guest, 'Report …');
  const dialog = guest.getByRole('dialog', { name: 'Report this post' });
  await dialog.getByText('care@corp.example').waitFor();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  expect(await dialog.isVisible()).toBe(true);
  await dialog.getByLabel('I am the person depicted').check();
  await dialog.getByLabel(/Anything to add/).fill('I never cried.');
  await dialog.getByLabel('How can we reach you? (optional)').fill('me@home.example');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await toast(guest, REPORTED).waitFor();
  expect(await dialog.count()).toBe(0);

  const { page: admin } = await openAs(app, { email: ADMIN });
  await admin.goto(`${app.origin}/admin`);
  await admin.getByRole('link', { name: 'Moderation 1 waiting' }).click();
  const card = admin.getByRole('region', { name: /^Case of/ });
  await card.getByText('I never cried.').waitFor();
  await card.getByText('To be reached at: me@home.example').waitFor();
  await card.getByText('I am the person depicted × 1').waitFor();
  await card.getByRole('button', { name: 'Hide' }).click();
  await card.getByText(CHOOSE_REASON).waitFor();
  await card.getByLabel('Reason for taking it down').selectOption('depicted');
  await card.getByRole('button', { name: 'Hide' }).press('Enter');
  await card.getByText('Hidden.').waitFor();
  expect(await card.getByText('visible to everybody').count()).toBe(0);
  await guest.goto(`${app.origin}/post/${id}`);
  app.expectComplaints(/404|422/);
  await guest.getByText(MISSING_POST).waitFor();

  const undo = card.getByRole('button', { name: 'Undo' });
  expect(await hasFocus(undo)).toBe(true);
  await admin.keyboard.press('Enter');
  await card.getByText('Undone. Nobody has noticed.').waitFor();
  expect(await card.getByText('visible to everybody').count()).toBe(1);
  await guest.goto(`${app.origin}/post/${id}`);
  await guest.getByText('I took notes.').waitFor();
  await writer.goto(`${app.origin}/notifications`);
  await writer.getByText('Nothing to report.').waitFor();

  await card.getByLabel('Reason for taking it down').selectOption('harassment');
  await card.getByRole('button', { name: 'Hide' }).click();
  await card.getByText('Hidden.').waitFor();
  await writer.goto(`${app.origin}/notifications`);
  await writer
    .getByText(
      'Your post “My boss cried. I took notes.” was taken out of the community: Harassment, or a real person as the butt of it. To answer: care@corp.example.',
    )
    .waitFor();
  await guest.goto(`${app.origin}/community`);
  await guest.getByRole('link', { name: 'What was removed, and why' }).click();
  await guest.getByText('Harassment, or a real person as the butt of it').waitFor();
  expect(await guest.getByText('I took notes').count()).toBe(0);

  await admin.getByRole('link', { name: 'Decided cases' }).click();
  await admin.getByRole('button', { name: 'Restore' }).click();
  await admin.getByText('Restored.').waitFor();
  await writer.reload();
  await writer.getByText('Somebody has looked at your post').waitFor();
  await guest.goto(`${app.origin}/post/${id}`);
  await guest.getByText('I took notes.').waitFor();
});

it('tells the second of two admins that the first was faster', async () => {
  const app = await openApp({ env });
  app.expectComplaints(/409/);
  const { id } = await writerWithPost(app);
  const body = new URLSearchParams({ reason: 'spam' });
  await app.browser().fetch(`/reports?post=${id}`, { body });
  const { page: one } = await openAs(app, { email: ADMIN });
  const two = await one.context().newPage();
  for (const page of [one, two]) await page.goto(`${app.origin}/admin/moderation`);
  await one.getByRole('button', { name: 'Keep' }).click();
  await one.getByText('Kept.').waitFor();
  await two.getByRole('button', { name: 'Keep' }).click();
  await two.getByText('Another admin has decided this case meanwhile.').waitFor();
  await two.getByRole('link', { name: 'Reload' }).click();
  await two.getByText('Nothing is waiting.').waitFor();
});

it('shows that a hidden piece is visible when it was undone in another tab', async () => {
  const app = await openApp({ env });
  const { id } = await writerWithPost(app);
  const { page: one } = await openAs(app, { email: ADMIN });
  await one.goto(`${app.origin}/admin/hide?post=${id}`);
  await one.getByLabel('Reason').selectOption('spam');
  await one.getByRole('button', { name: 'Hide it from everybody' }).click();
  const two = await one.context().newPage();
  await two.goto(`${app.origin}/admin/hide?post=${id}`);
  for (const [page, words] of [
    [one, 'Undone. Everybody sees it again.'],
    [two, 'There is nothing left to undo: this is visible again.'],
  ] as const) {
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(words).waitFor();
    await page.getByRole('heading', { name: 'Hide this post?' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  }
});

it('blocks a member, and unblocks it on the account page', async () => {
  const app = await openApp({ env });
  await writerWithPost(app);
  const { page } = await openAs(app);
  await page.goto(`${app.origin}/community`);
  await page.getByText('I took notes.').waitFor();
  await openMenu(page, 'Block this member');
  const dialog = page.getByRole('dialog', { name: /^Block .+\?$/ });
  await dialog.getByText('They are not told').waitFor();
  await dialog.getByRole('button', { name: 'Never mind' }).click();
  expect(await page.getByText('I took notes.').count()).toBe(1);
  await openMenu(page, 'Block this member');
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByText(NO_POSTS).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await toast(page, /^Unblocked\./).waitFor();
  await page.getByText('I took notes.').waitFor();
  await openMenu(page, 'Block this member');
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await toast(page, /^Blocked\./).waitFor();
  await page.getByText(NO_POSTS).waitFor();
  await page.goto(`${app.origin}/account?tab=settings`);
  await page.getByRole('button', { name: 'Unblock Wanda Writer' }).click();
  await page.getByText('Members you have blocked').waitFor({ state: 'detached' });
  await page.goto(`${app.origin}/community`);
  await page.getByText('I took notes.').waitFor();
});

it('holds a coarse post and says so instead of calling it shared', async () => {
  const app = await openApp({ env });
  const { page } = await openAs(app);
  await page.goto(`${app.origin}/generator?style=humblebrag`);
  await page.getByLabel('Achievement').fill('got fucking promoted');
  await page.getByLabel(/situation/i).fill('waiting in line at Starbucks');
  await page.getByRole('button', { name: 'Generate Post' }).click();
  await page.waitForURL('**/preview?generation=*');
  await page.getByRole('button', { name: 'Post in Community' }).click();
  await toast(page, /waits for a look before everybody sees it/).waitFor();
  expect(await page.getByText(SHARED).count()).toBe(0);
  const waiting = page.getByRole('button', { name: 'Waiting for a look' });
  expect(await waiting.isDisabled()).toBe(true);
  await page.reload();
  await waiting.waitFor();
  expect(await waiting.isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Shared', exact: true }).count()).toBe(0);
  await page.goto(`${app.origin}/community`);
  await page.getByText(NO_POSTS).waitFor();
});

it('lets an admin hide 50 pieces of spam within ten clicks, from the sign-in on', async () => {
  const app = await openApp();
  const { member: spammer } = await openAs(app, { name: 'Spam Ltd' });
  for (let index = 0; index < 50; index += 1)
    await shareNew(app.services, spammer, `Buy synergy ${index}.\nAgree?`);
  const page = await app.person();
  await page.goto(`${app.origin}/login`);
  await hydrated(page);
  // The button, and the person in the popup.
  await signInAs(page, /Prudence Overhead/);
  let clicks = 2;
  const click = async (what: Locator) => {
    clicks += 1;
    await what.click();
  };
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
  await page.waitForURL('**/home');
  await click(link('Community'));
  await click(page.getByRole('button', { name: /^Menu of the post/ }).first());
  await click(page.getByRole('menuitem', { name: 'Hide post …' }));
  await click(link('Its author'));
  await click(page.getByText('Hide all it has shown …'));
  clicks += 1;
  await page.getByLabel('Reason for hiding it').selectOption('spam');
  await click(page.getByRole('button', { name: 'Hide all of this member' }));
  const said = page.getByText('Hidden: 50 things.').filter({ visible: true });
  await said.first().waitFor();
  expect(clicks).toBeLessThanOrEqual(10);
  const guest = await app.person();
  await guest.goto(`${app.origin}/community`);
  expect(await guest.getByText('Buy synergy').count()).toBe(0);
});
