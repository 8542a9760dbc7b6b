import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { REPORTED } from '../app/domain/screening/moderation-words.ts';
import { fillCommunity } from './fill-community.ts';
import { hydrated } from './hydrated.ts';
import { WIDE, hasFocus, openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

const MAX_STEPS = 60;
const ADMIN = 'boss@corp.example';

/** What the focus is on: its name as a screen reader would say it, roughly. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const node = document.activeElement;
    if (!(node instanceof HTMLElement) || node === document.body) return '';
    const labels = 'labels' in node ? (node as HTMLInputElement).labels : null;
    return (node.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? node.textContent).trim();
  });

/** Tabs on until the focus is on what has this name. It has to show, and to be in sight. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const at = await focusedName(page);
    passed.push(at);
    if (typeof name === 'string' ? at === name : name.test(at)) {
      const box = page.locator(':focus');
      expect([name, await box.evaluate((node) => node.matches(':focus-visible'))]).toEqual([
        name,
        true,
      ]);
      await expect.poll(() => box.evaluate(isInSight)).toBe(true);
      return;
    }
  }
  expect(passed).toContain(name);
}

function isInSight(node: Element): boolean {
  const { top, bottom } = node.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

it('takes a guest from the door to a post and to the way in, by keyboard alone', async () => {
  const { person, origin } = await openApp();
  const page = await person(WIDE);
  await page.goto(`${origin}/community`);
  await page.getByRole('heading', { name: 'Community Posts' }).waitFor();
  await tabTo(page, 'Skip to content');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  await page.goto(`${origin}/generator`);
  await page.getByRole('heading', { name: 'Own Your Idea' }).waitFor();
  await hydrated(page);
  await tabTo(page, /^Humblebrag/);
  // What is observed is told of a change before the browser hears of the next key.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main form [name=achievement]')) return;
      observer.disconnect();
      document.body.dataset['focused'] = document.activeElement?.tagName ?? 'nothing';
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press('Enter');
  await page.waitForURL('**/generator?style=humblebrag');
  // The next step begins at its heading, which has the name that the link had, and at no later moment.
  const focused = () => page.evaluate(() => document.body.dataset['focused']);
  await expect.poll(focused).toBeDefined();
  expect(await focused()).toBe('H1');
  expect(await focusedName(page)).toBe('Humblebrag');
  await tabTo(page, /^Achievement/);
  await page.keyboard.type('got promoted');
  await tabTo(page, /situation/i);
  await page.keyboard.type('waiting in line');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/preview?generation=*');
  await expect.poll(() => focusedName(page)).toBe('It is written.');
  await tabTo(page, 'Copy');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Sign up' }).waitFor();
  // The focus stays within the dialog, and comes back to where it was.
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Tab');
  expect(await page.locator('[role=dialog] :focus').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focusedName(page)).toBe('Copy');
});

it('lets a member filter, unfold, react, share, comment and report by keyboard alone', async () => {
  const app = await openApp();
  const { ids } = await fillCommunity(app, 1);
  const { page } = await openAs(app, {}, WIDE);
  await page.goto(`${app.origin}/community`);
  await page.getByRole('article').first().waitFor();
  await tabTo(page, /^Filters/);
  await page.keyboard.press('Enter');
  await page.getByLabel('Most Popular').waitFor();
  await tabTo(page, /^Menu of the post/);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Report …' }).waitFor();
  const first = page.getByRole('menuitem').first();
  await expect.poll(() => hasFocus(first)).toBe(true);
  // The menu moves the focus a moment after the key.
  await page.keyboard.press('End');
  await expect.poll(() => focusedName(page)).toBe('Block this member …');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => focusedName(page)).toBe('Report …');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Report this post' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focusedName(page)).toMatch(/^Menu of the post/);
  await tabTo(page, /^...more/);
  const last = page.getByText('A fourth line.');
  const isUnfolded = () =>
    last.evaluate((node) => {
      const box = node.closest('p')?.parentElement?.getBoundingClientRect();
      return node.getBoundingClientRect().bottom <= (box?.bottom ?? 0) + 1;
    });
  expect(await isUnfolded()).toBe(false);
  await page.keyboard.press('Enter');
  await expect.poll(isUnfolded).toBe(true);
  await tabTo(page, 'Like');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page)).toBe('Humbled');
  await tabTo(page, 'Share');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Share this post' }).waitFor();
  await expect.poll(() => focusedName(page)).toBe('Copy link');
  await page.keyboard.press('Escape');
  await expect.poll(() => focusedName(page)).toBe('Share');
  await page.goto(`${app.origin}/post/${ids[0]}`);
  await page.getByRole('article').first().waitFor();
  await tabTo(page, 'Comment');
  await page.keyboard.press('Enter');
  await page.keyboard.type('This.');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('article', { name: /^Comment by/ }).waitFor();
  await tabTo(page, /^Menu of the comment/);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete comment …' }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Delete this comment?' }).waitFor();
  await tabTo(page, 'Delete for good');
  await page.keyboard.press('Enter');
  await page.getByRole('article', { name: /^Comment by/ }).waitFor({ state: 'detached' });
  await expect.poll(() => focusedName(page)).toBe('Comments');
});

it('leads an admin through the first steps, a member, a case and the rule of sign-up by keyboard alone', async () => {
  const app = await openApp({ env: { ADMIN_EMAILS: ADMIN } });
  const { ids } = await fillCommunity(app, 1);
  const guest = await app.person();
  await guest.goto(`${app.origin}/report?post=${ids[0]}`);
  await guest.getByLabel('Spam').check();
  await guest.getByRole('button', { name: 'Send report' }).click();
  await guest.getByText(REPORTED).first().waitFor();
  const { page } = await openAs(app, { email: ADMIN, name: 'Boss Person' }, WIDE);
  await page.goto(`${app.origin}/admin`);
  await page.getByText('First steps').waitFor();
  await hydrated(page);
  await tabTo(page, /^First steps/);
  await tabTo(page, 'Name of this site');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Nordwind');
  await page.keyboard.press('Enter');
  await page.getByText('6 of 9 done').waitFor();
  // What is saved keeps its place: the next Tab goes on from here.
  expect(await focusedName(page)).toBe('Name of this site');
  await page.goto(`${app.origin}/admin/instance`);
  await hydrated(page);
  await page.getByLabel('Colour', { exact: true }).fill('#7a1fa2');
  await tabTo(page, /^Back to the house/);
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page)).toBe('Colour');
  await tabTo(page, 'Save name and colour');
  await page.goto(`${app.origin}/admin/users`);
  await hydrated(page);
  await tabTo(page, 'Search users');
  await page.keyboard.type('person');
  await page.waitForURL('**/admin/users?*q=person*');
  expect(await focusedName(page)).toBe('Search users');
  await tabTo(page, 'Posts');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/users?*sort=posts*');
  await expect.poll(() => focusedName(page)).toBe('Posts');
  await tabTo(page, /^Person/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/users/*');
  await tabTo(page, /^Delete this account/);
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page)).toBe('Delete this account for good?');
  await tabTo(page, 'Keep it');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page)).toBe('Delete this account …');
  await page.reload();
  await hydrated(page);
  await tabTo(page, /^Disable this account/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Reason for the audit log/);
  await tabTo(page, 'Disable account');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Enable account' }).waitFor();
  await expect.poll(() => focusedName(page)).toBe('Enable account');
  await page.goto(`${app.origin}/admin/moderation`);
  await hydrated(page);
  await tabTo(page, 'Keep');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page)).toBe('Undo');
  await page.goto(`${app.origin}/admin/sign-up`);
  await hydrated(page);
  await tabTo(page, 'Open');
  await page.keyboard.press('ArrowDown');
  expect(await focusedName(page)).toBe('By invitation');
  await tabTo(page, 'Save');
  await page.keyboard.press('Enter');
  await page.getByText('Saved.').first().waitFor();
  expect(await focusedName(page)).toBe('Save');
});

it('says which tab of the admin area is open on a phone, and opens the others by keyboard', async () => {
  const app = await openApp({ env: { ADMIN_EMAILS: ADMIN } });
  const phone = { viewport: { width: 390, height: 844 } };
  const { page } = await openAs(app, { email: ADMIN, name: 'Boss Person' }, phone);
  // Without a piece in the address there is nothing to hide.
  app.expectComplaints(/404.*admin\/hide/);
  await page.goto(`${app.origin}/admin/hide`);
  await hydrated(page);
  const menu = page.locator('summary', { hasText: 'Sections' });
  await menu.waitFor();
  const tabs = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  expect(await tabs.count()).toBe(0);
  await tabTo(page, 'Admin of Broetry Sections');
  await page.keyboard.press('Enter');
  expect(await tabs.count()).toBe(10);
  const cut = await tabs.evaluateAll(
    (links) => links.filter((link) => link.getBoundingClientRect().right > 390).length,
  );
  expect(cut).toBe(0);
  await tabTo(page, 'Audit Log');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/log');
  await page.getByRole('heading', { level: 1, name: 'Audit Log' }).waitFor();
  expect(await tabs.count()).toBe(0);
  // Beside the sidebar the row breaks: no tab is cut off, or runs into the next one.
  await page.setViewportSize({ width: 1024, height: 800 });
  expect(await tabs.count()).toBe(10);
  const broken = await tabs.evaluateAll((links) =>
    links.filter((link, index) => {
      const box = link.getBoundingClientRect();
      const before = links[index - 1]?.getBoundingClientRect();
      const isBeside = before !== undefined && before.top === box.top;
      const isCut = link.scrollWidth > link.clientWidth || box.right > window.innerWidth;
      return isCut || (isBeside && box.left <= before.right);
    }),
  );
  expect(broken).toHaveLength(0);
});

it('keeps its place by keyboard where the pressed button goes: an invitation, all addresses, a token', async () => {
  const app = await openApp({ env: { ADMIN_EMAILS: ADMIN } });
  const { page } = await openAs(app, { email: ADMIN, name: 'Boss Person' }, WIDE);
  await page.goto(`${app.origin}/admin/sign-up`);
  await hydrated(page);
  await tabTo(page, 'Make an invitation link');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Revoke', exact: true }).waitFor();
  await tabTo(page, 'Revoke');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page)).toBe('Invitations');
  await page.goto(`${app.origin}/admin/access`);
  await hydrated(page);
  await tabTo(page, 'Make addresses');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Revoke all' }).waitFor();
  await tabTo(page, 'Revoke all');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page)).toBe('Signed addresses');
  await page.goto(`${app.origin}/account/tokens`);
  await hydrated(page);
  await tabTo(page, 'Name');
  await page.keyboard.type('My script');
  await tabTo(page, /^Judge texts/);
  await page.keyboard.press('Space');
  await tabTo(page, 'Make a token');
  await page.keyboard.press('Enter');
  await page.getByLabel('The new token').waitFor();
  await tabTo(page, 'Revoke My script');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page)).toBe('Your tokens');
});
