import { expect, it } from 'vitest';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../test/test-app.ts';
import { addNotification } from '../../domain/notifications/notifications.server.ts';
import { PREFERENCES_SAVED } from '../../domain/notifications/notifications.ts';

const press = (browser: TestBrowser, path: string) =>
  browser.fetch(`/notifications/${path}`, { method: 'POST' });

function unread({ db }: TestApp, userId: string) {
  return db
    .selectFrom('notifications')
    .select(['id', 'kind'])
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .orderBy('id')
    .execute();
}

async function tell(app: TestApp, userId: string, text = 'Somebody reacted.') {
  await addNotification(app.services, { userId, kind: 'reactions', text });
}

it('shows the own notifications, says how many wait, and nothing of a stranger', async () => {
  const app = await createTestApp();
  const { browser, member } = await memberBrowser(app);
  const other = await memberBrowser(app);
  expect(await (await browser.fetch('/notifications')).text()).toContain('Nothing to report.');
  await tell(app, member.id, 'Kevin was moved.');
  await tell(app, other.member.id, 'Not for you.');
  const page = await (await browser.fetch('/notifications')).text();
  expect(page).toContain('Kevin was moved.');
  expect(page).toContain('Notifications, 1 unread');
  expect(page).not.toContain('Not for you.');
  // One is marked in its row; what marks all of them comes with the second.
  expect(page).not.toContain('Mark all as read');
  await tell(app, member.id);
  expect(await (await browser.fetch('/notifications')).text()).toContain('Mark all as read');
});

it('marks one and all as read by a plain form, and never those of a stranger', async () => {
  const app = await createTestApp();
  const { browser, member } = await memberBrowser(app);
  const other = await memberBrowser(app);
  for (const owner of [member, member, member, other.member]) await tell(app, owner.id);
  const [first] = await unread(app, member.id);
  expect((await press(browser, `${first!.id}/read`)).status).toBe(200);
  expect(await unread(app, member.id)).toHaveLength(2);
  expect((await press(other.browser, `${first!.id}/read`)).status).toBe(404);
  const [strange] = await unread(app, other.member.id);
  expect((await press(browser, `${strange!.id}/read`)).status).toBe(404);
  expect((await press(browser, 'nothing/read')).status).toBe(404);
  expect((await press(browser, 'read')).status).toBe(200);
  expect(await unread(app, member.id)).toEqual([]);
  expect(await unread(app, other.member.id)).toHaveLength(1);
});

it('keeps which kinds one wants, and obeys', async () => {
  const app = await createTestApp();
  const { browser, member } = await memberBrowser(app);
  const wanted = new URLSearchParams(
    ['comments', 'requests', 'spam'].map((kind) => ['kind', kind]),
  );
  const sent = { body: wanted, page: '/notifications?after=x' };
  const answer = await browser.fetch('/notifications/settings', sent);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/notifications?after=x']);
  const page = await (await browser.fetch('/notifications')).text();
  expect(page).toContain(PREFERENCES_SAVED);
  const boxes = [...page.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([box]) => box);
  expect(boxes.map((box) => box.includes('checked=""'))).toEqual([false, true, false, false, true]);
  for (const kind of ['reactions', 'comments'] as const) {
    await addNotification(app.services, { userId: member.id, kind, text: 'x' });
  }
  expect(await unread(app, member.id)).toMatchObject([{ kind: 'comments' }]);
});
