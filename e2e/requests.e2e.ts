import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { decideRequest } from '../app/domain/feature-requests/request-decisions.server.ts';
import { askAsMember, newAdmin } from '../test/factories/ask-as-member.ts';
import { newMember } from '../test/factories/write-as-member.ts';
import { PHONE, WIDE, button, hasFocus, openApp, toast } from './open-app.ts';
import { openAs, signOutByMenu } from './sign-in-as.ts';

type App = Awaited<ReturnType<typeof openApp>>;

const BOSS = { email: 'boss@corp.example', name: 'Grace Hopper' };
const SENT = 'Feature request submitted! Our hamsters are on it! 🐹';
const NOT_SENT = 'Oops! Our innovation machine is temporarily out of coffee ☕';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Feature Request' });
const idea = (page: Page) => page.getByLabel('Your idea');
const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit request' });
const openDialog = (page: Page) => button(page, 'Feature Request').first().click();

/** A request of somebody else's. */
const ask = async ({ services }: App, text: string) =>
  askAsMember(services, await newMember(services), text);

it('asks for a feature from the profile menu', async () => {
  const app = await openApp();
  const { page, member } = await openAs(app, {}, PHONE);
  await page.goto(`${app.origin}/home`);
  const opener = button(page, 'Profile menu');
  await opener.click();
  await openDialog(page);
  await expect.poll(() => submitButton(page).isDisabled()).toBe(true);
  await idea(page).fill(' \n ');
  expect(await submitButton(page).isDisabled()).toBe(true);
  await idea(page).fill('x'.repeat(1001));
  expect(await submitButton(page).isDisabled()).toBe(true);
  await dialogOf(page).getByText('1,001 / 1,000: 1 too many').waitFor();
  await idea(page).fill('  A fax export \n\n\n for the board ');
  await submitButton(page).click();
  await toast(page, SENT).waitFor();
  await expect.poll(() => dialogOf(page).count()).toBe(0);
  const rows = await app.db.selectFrom('feature_requests').selectAll().execute();
  expect(rows).toMatchObject([
    { user_id: member.id, text: 'A fax export\n\nfor the board', status: 'pending', votes: 1 },
  ]);
  expect(await hasFocus(opener)).toBe(true);
  await opener.click();
  await openDialog(page);
  expect(await idea(page).inputValue()).toBe('');
});

it('keeps the text when it does not arrive, and sends it once', async () => {
  const app = await openApp();
  app.expectComplaints(/Failed to load resource|ERR_FAILED/);
  const { page } = await openAs(app, {}, WIDE);
  await page.goto(`${app.origin}/home`);
  await openDialog(page);
  await idea(page).fill('An idea worth keeping');
  // The first go arrives, but its answer does not.
  let isLost = true;
  await page.route('**/requests/new', async (route) => {
    if (route.request().method() !== 'POST' || !isLost) return route.continue();
    isLost = false;
    await route.fetch();
    return route.abort();
  });
  await submitButton(page).click();
  await toast(page, NOT_SENT).waitFor();
  expect(await idea(page).inputValue()).toBe('An idea worth keeping');
  await submitButton(page).click();
  await toast(page, SENT).waitFor();
  expect(await app.db.selectFrom('feature_requests').select('id').execute()).toHaveLength(1);
});

it('keeps the text over closing and reloading, and forgets it with the member', async () => {
  const app = await openApp();
  const { page } = await openAs(app, {}, WIDE);
  await page.goto(`${app.origin}/home`);
  await openDialog(page);
  await idea(page).fill('my secret idea');
  await page.keyboard.press('Escape');
  await page.reload();
  await openDialog(page);
  expect(await idea(page).inputValue()).toBe('my secret idea');
  await page.keyboard.press('Escape');
  await signOutByMenu(page);
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret');
});

it('says what is wrong with a text, and shows what is like it to vote for instead', async () => {
  const app = await openApp();
  app.expectComplaints(/422/);
  const id = await ask(app, 'Dark mode for the generator');
  const { page } = await openAs(app, {}, WIDE);
  await page.goto(`${app.origin}/home`);
  await openDialog(page);
  await idea(page).fill('Write to boss@corp.example');
  await submitButton(page).click();
  await toast(page, NOT_SENT).waitFor();
  await dialogOf(page)
    .getByText(/Leave out e-mail addresses/)
    .waitFor();
  await idea(page).fill('please make it darker: a dark theme');
  const similar = dialogOf(page).getByRole('listitem');
  await similar.getByText('Dark mode for the generator').waitFor();
  await similar.getByRole('button', { name: 'Vote for this instead' }).click();
  await expect.poll(() => dialogOf(page).count()).toBe(0);
  const rows = await app.db.selectFrom('feature_requests').select(['id', 'votes']).execute();
  expect(rows).toEqual([{ id, votes: 2 }]);
  await openDialog(page);
  expect(await idea(page).inputValue()).toBe('');
  await idea(page).fill('dark mode');
  await dialogOf(page).getByText('You voted').waitFor();
});

it('lets members vote, search, comment and see what became of it', async () => {
  const app = await openApp({ env: { ADMIN_EMAILS: BOSS.email } });
  const fax = await ask(app, 'Export to fax');
  const listed = await ask(app, 'Schedule posts');
  const refused = await ask(app, 'Comic Sans');
  const boss = await newAdmin(app.services);
  const said = { status: 'rejected', reason: 'Legal said no.' } as const;
  await decideRequest(app.services, boss, { requestId: refused, ...said });
  await decideRequest(app.services, boss, { requestId: listed, status: 'approved', reason: '' });
  const { page } = await openAs(app, {}, WIDE);
  await page.goto(`${app.origin}/requests`);
  const card = (text: string) => page.getByRole('article', { name: text });
  await card('Schedule posts').getByText('On the list').waitFor();
  await card('Comic Sans').getByText('Why not: Legal said no.').waitFor();
  expect(await card('Comic Sans').getByRole('button').count()).toBe(0);
  const vote = card('Export to fax').getByRole('button', { name: /votes?\. / });
  // The button shows the vote before the server has it.
  const kept = page.waitForResponse((response) => response.request().method() === 'POST');
  await vote.click();
  await card('Export to fax').getByText('You voted').waitFor();
  await card('Export to fax').getByRole('button', { name: '2 votes. You voted' }).waitFor();
  await kept;
  await page.reload();
  await card('Export to fax').getByText('You voted').waitFor();
  await vote.click();
  await card('Export to fax').getByRole('button', { name: '1 vote. Vote' }).waitFor();
  await page.getByLabel('Search requests').fill('FAX');
  await page.waitForURL('**/requests?q=FAX');
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(1);
  expect(await card('Export to fax').getByText('0 comments').count()).toBe(0);
  await card('Export to fax').getByRole('link', { name: 'Export to fax' }).click();
  await page.waitForURL(`**/requests/${fax}`);
  // It is there before anything is written.
  await page.getByRole('button', { name: 'Post comment', disabled: true }).waitFor();
  await page.getByLabel('Your comment').fill('Yes. And telex.');
  await page.getByRole('button', { name: 'Post comment' }).click();
  await page
    .getByRole('article', { name: /^Comment by/ })
    .getByText('Yes. And telex.')
    .waitFor();
  expect(await page.getByLabel('Your comment').inputValue()).toBe('');
  await page.locator('summary', { hasText: 'Delete comment' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('No comments yet.').waitFor();
});

it('approves and rejects in place, and tells the slower of two admins', async () => {
  const app = await openApp({ env: { ADMIN_EMAILS: BOSS.email } });
  app.expectComplaints(/409|Failed to load resource|ERR_FAILED/);
  const { page, member } = await openAs(app, BOSS, WIDE);
  await page.goto(`${app.origin}/admin`);
  await page.getByRole('link', { name: 'Feature Requests' }).click();
  await page.getByText('No feature requests yet').waitFor();
  await page.getByText('Feature requests from users will appear here').waitFor();
  await ask(app, 'Export to fax');
  await ask(app, 'Comic Sans');
  const raced = await ask(app, 'Dark mode');
  await page.reload();
  const item = (text: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: text });
  await item('Export to fax').getByText('1 vote').waitFor();
  await item('Export to fax').getByRole('button', { name: 'Approve' }).click();
  await toast(page, 'Feature request approved').waitFor();
  await item('Export to fax').getByText('Approved', { exact: true }).waitFor();
  expect(await item('Export to fax').getByRole('button').count()).toBe(0);
  const tabs = page.getByRole('navigation', { name: 'Status' });
  expect(await tabs.getByRole('link').allInnerTexts()).toEqual(
    ['All 3', 'Pending 2', 'Approved 1', 'Rejected 0'].map((words) => words.replace(' ', '\n')),
  );

  await page.route('**/requests/*/decision', (route) => route.abort(), { times: 1 });
  await item('Comic Sans').getByRole('button', { name: 'Reject' }).click();
  await toast(page, 'Failed to update status').waitFor();
  await item('Comic Sans').getByRole('button', { name: 'Reject' }).click();
  await toast(page, 'Feature request rejected').waitFor();
  await item('Comic Sans').getByText('Rejected', { exact: true }).waitFor();
  await item('Comic Sans').getByRole('button', { name: 'Add a reason' }).click();
  const add = page.getByRole('dialog').getByRole('button', { name: 'Add a reason' });
  expect(await add.isDisabled()).toBe(true);
  await page.getByLabel('Reason', { exact: true }).fill('Legal said no.');
  await add.click();
  await toast(page, 'Reason added').waitFor();
  expect(await item('Comic Sans').getByRole('button').count()).toBe(0);
  await item('Comic Sans').getByText('Legal said no.').waitFor();

  const boss = { ...member, isAdmin: true };
  const no = { status: 'rejected', reason: 'Too dark.' } as const;
  await decideRequest(app.services, boss, { requestId: raced, ...no });
  await item('Dark mode').getByRole('button', { name: 'Approve' }).click();
  await toast(page, 'Somebody was faster: this request is rejected.').waitFor();
  await item('Dark mode').getByText('Too dark.').waitFor();
  const log = await app.db.selectFrom('audit_log').select('action').execute();
  expect(log.map(({ action }) => action).toSorted()).toEqual([
    'approve',
    'reject',
    'reject',
    'reject',
  ]);
});
