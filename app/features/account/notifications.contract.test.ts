import { expect, it } from 'vitest';
import type { Member } from '../../domain/members/viewer.ts';
import {
  addNotification,
  countUnread,
  listNotifications,
  markAllRead,
  markRead,
} from '../../domain/notifications/notifications.server.ts';
import { insertNotifications } from '../../domain/notifications/notification-store.server.ts';
import { pruneNotifications } from '../../domain/notifications/prune-notifications.server.ts';
import { MAX_NOTIFICATIONS, RETENTION } from '../../platform/time/retention.ts';
import type { Services } from '../../platform/services.ts';
import { clockNow, newMember, servicesOn } from '../../../test/factories/write-as-member.ts';
import { readPages } from '../../../test/factories/read-pages.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

/** Services whose clock goes on by `step` milliseconds, or is stopped. */
const at = (step: number): Services => {
  let now = clockNow();
  return { ...servicesOn(db()), now: () => (now += step) };
};

it.each([1, 0])(
  'pages through every notification once, newest first, %i ms apart',
  async (step) => {
    const services = at(step);
    const member = await newMember(services);
    const other = await newMember(services);
    for (let index = 0; index < 45; index += 1) {
      const text = `notification ${index}`;
      await addNotification(services, { userId: member.id, kind: 'comments', text });
      await addNotification(services, { userId: other.id, kind: 'comments', text: 'strange' });
    }
    const seen = await readPages(
      (cursor) => listNotifications(services, member, cursor),
      ({ notifications }) => notifications.map(({ text }) => text),
    );
    expect([seen.length, new Set(seen).size]).toEqual([45, 45]);
    expect(seen).not.toContain('strange');
    if (step > 0) expect(seen.slice(0, 2)).toEqual(['notification 44', 'notification 43']);
  },
);

it('counts what is unread, to a hundred and no further', async () => {
  const services = servicesOn(db());
  const member = await newMember(services);
  expect(await countUnread(services, member)).toBe(0);
  for (let index = 0; index < 103; index += 1) {
    await addNotification(services, { userId: member.id, kind: 'requests', text: 'x' });
  }
  expect(await countUnread(services, member)).toBe(100);
  const { notifications } = await listNotifications(services, member, null);
  for (const { id } of notifications) {
    expect(await markRead(services, member, id)).toMatchObject({ ok: true });
  }
  expect(await countUnread(services, member)).toBe(83);
  const again = (await listNotifications(services, member, null)).notifications;
  expect(again.every(({ isRead }) => isRead)).toBe(true);
});

it('keeps when a notification was first read', async () => {
  const services = servicesOn(db());
  const member = await newMember(services);
  await addNotification(services, { userId: member.id, kind: 'comments', text: 'x' });
  const [notification] = (await listNotifications(services, member, null)).notifications;
  const readAt = async () => {
    const rows = services.db.selectFrom('notifications').select('read_at');
    return (await rows.where('id', '=', notification!.id).executeTakeFirstOrThrow()).read_at;
  };
  await markRead(services, member, notification!.id);
  const first = await readAt();
  expect(first).not.toBeNull();
  await markRead(services, member, notification!.id);
  await markAllRead(services, member);
  expect(await readAt()).toBe(first);
});

it('forgets what is old, of whoever it is, and of the rest all but the newest', async () => {
  const services = at(0);
  const [told, quiet, apart] = [
    await newMember(services),
    await newMember(services),
    services.now(),
  ];
  const leave = (userId: string, count: number, from: number) =>
    insertNotifications(
      services.db,
      Array.from({ length: count }, (_, index) => ({
        id: services.newId(),
        user_id: userId,
        kind: 'comments',
        text: String(index),
        link: null,
        // Three of a millisecond: an id tells them apart.
        created_at: from + Math.floor(index / 3),
        read_at: null,
        actor_id: null,
      })),
    );
  await leave(quiet.id, 15, apart - RETENTION.notifications - 1000);
  await leave(quiet.id, 2, apart - RETENTION.notifications);
  await leave(told.id, MAX_NOTIFICATIONS + 7, apart - 1000);
  expect(await pruneNotifications(services)).toBe(22);
  const left = services.db.selectFrom('notifications').select(['user_id', 'text', 'id']);
  const of = (who: Member) => left.where('user_id', '=', who.id).orderBy('id').execute();
  expect(await of(quiet)).toHaveLength(2);
  const kept = await of(told);
  expect(kept).toHaveLength(MAX_NOTIFICATIONS);
  // Those of its first milliseconds went.
  expect(kept.map(({ text }) => Number(text)).every((place) => place >= 5)).toBe(true);
  expect(await pruneNotifications(services)).toBe(0);
});
