import { sql } from 'kysely';
import { beforeCursor } from '../../platform/db/before-cursor.ts';
import type { Db, NotificationRow } from '../../platform/db/tables.ts';
import type { Cursor } from '../../platform/http/list-params.ts';

export async function insertNotifications(db: Db, rows: readonly NotificationRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('notifications').values(rows).execute();
}

/** The settings of those of these members that exist. */
export function listSettings(
  db: Db,
  userIds: readonly string[],
): Promise<{ id: string; settings: string }[]> {
  return db.selectFrom('users').select(['id', 'settings']).where('id', 'in', userIds).execute();
}

/** A member's newest notification of this kind and link. */
export function findLastNotification(
  db: Db,
  { userId, kind, link }: { userId: string; kind: string; link: string },
): Promise<Pick<NotificationRow, 'id' | 'created_at'> | undefined> {
  return db
    .selectFrom('notifications')
    .select(['id', 'created_at'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('link', '=', link)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function updateNotification(
  db: Db,
  id: string,
  change: Partial<Omit<NotificationRow, 'id' | 'user_id'>>,
): Promise<void> {
  await db.updateTable('notifications').set(change).where('id', '=', id).execute();
}

/** Deletes a member's notifications that link to a post or to a part of its page. */
export async function deleteNotificationsOfPost(
  db: Db,
  userId: string,
  postId: string,
): Promise<void> {
  const path = `/post/${postId}`;
  await db
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where('link', 'in', [path, `${path}#comments`, `${path}/remixes`])
    .execute();
}

/** One page of a member's notifications, newest first. */
export function listNotificationRows(
  db: Db,
  { userId, after, limit }: { userId: string; after: Cursor | null; limit: number },
): Promise<NotificationRow[]> {
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', userId)
    .where(beforeCursor(after))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The number of a member's unread notifications, at most `limit`. */
export async function countUnreadRows(db: Db, userId: string, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .limit(limit)
    .execute();
  return rows.length;
}

/** Marks a member's own notification as read. False when the member has no such notification. */
export async function markRow(
  db: Db,
  { userId, id, now }: { userId: string; id: string; now: number },
): Promise<boolean> {
  const marked = await db
    .updateTable('notifications')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(now)) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Marks a member's notifications until `now` as read. */
export async function markAllRows(
  db: Db,
  { userId, now }: { userId: string; now: number },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('created_at', '<=', now)
    .execute();
}

/** Deletes the notifications from before a time (epoch milliseconds). Returns their number. */
export async function deleteNotificationsBefore(db: Db, before: number): Promise<number> {
  const old = db.deleteFrom('notifications').where('created_at', '<', before);
  return Number((await old.executeTakeFirst()).numDeletedRows);
}

/** Deletes all but the newest `count` notifications of each member. Returns the number of deleted ones. */
export async function deleteAllButNewest(db: Db, count: number): Promise<number> {
  const full = db
    .selectFrom('notifications')
    .select('user_id')
    .groupBy('user_id')
    .having((eb) => eb.fn.countAll(), '>', count);
  const ranked = db
    .selectFrom('notifications')
    .where('user_id', 'in', full)
    .select([
      'id',
      sql<number>`row_number() over (partition by user_id order by created_at desc, id desc)`.as(
        'place',
      ),
    ]);
  const gone = await db
    .deleteFrom('notifications')
    .where('id', 'in', db.selectFrom(ranked.as('ranked')).select('id').where('place', '>', count))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** Deletes one notification of a member: an undone decision leaves none. */
export async function deleteNotification(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('notifications').where('id', '=', id).where('user_id', '=', userId).execute();
}
