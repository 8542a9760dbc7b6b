import type { Kysely } from 'kysely';
import type { Database, NotificationRow } from '../../platform/db/tables.ts';
import type { Cursor } from '../../platform/http/list-params.ts';

/** Keeps a new notice. */
export async function insertNotification(
  db: Kysely<Database>,
  row: NotificationRow,
): Promise<void> {
  await db.insertInto('notifications').values(row).execute();
}

/** Keeps many notices at once. */
export async function insertNotifications(
  trx: Kysely<Database>,
  rows: readonly NotificationRow[],
): Promise<void> {
  if (rows.length > 0) await trx.insertInto('notifications').values(rows).execute();
}

/** The settings of these members, those who are there. */
export function listSettings(
  db: Kysely<Database>,
  userIds: readonly string[],
): Promise<{ id: string; settings: string }[]> {
  return db.selectFrom('users').select(['id', 'settings']).where('id', 'in', userIds).execute();
}

/** Whether a member has been left such a notice since then. */
export async function hasNotificationSince(
  db: Kysely<Database>,
  { userId, kind, link }: { userId: string; kind: string; link: string },
  since: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .where('kind', '=', kind)
    .where('link', '=', link)
    .executeTakeFirst();
  return found !== undefined;
}

/** One page of a member's notices, newest first. */
export function listNotificationRows(
  db: Kysely<Database>,
  { userId, after, limit }: { userId: string; after: Cursor | null; limit: number },
): Promise<NotificationRow[]> {
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', userId)
    .where((eb) => {
      if (after === null) return eb.and([]);
      return eb.or([
        eb('created_at', '<', after.at),
        eb.and([eb('created_at', '=', after.at), eb('id', '<', after.id)]),
      ]);
    })
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** How many of a member's notices are unread, `limit` at limit. */
export async function countUnreadRows(
  db: Kysely<Database>,
  userId: string,
  limit: number,
): Promise<number> {
  const rows = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .limit(limit)
    .execute();
  return rows.length;
}

/** Marks a member's own notice as read; one that is read stays so. False when there is none: a stranger's is missing. */
export async function markRow(
  db: Kysely<Database>,
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

/** Marks all of a member's notices as read that are there by `now`. */
export async function markAllRows(
  db: Kysely<Database>,
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

/** A member's settings as they are kept, or undefined without the member. */
export async function findSettings(
  db: Kysely<Database>,
  userId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('settings')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.settings;
}

/** Keeps a member's settings. */
export async function updateSettings(
  trx: Kysely<Database>,
  userId: string,
  settings: string,
): Promise<void> {
  await trx.updateTable('users').set({ settings }).where('id', '=', userId).execute();
}

/** Deletes `limit` notices from before a time (epoch milliseconds), the oldest first. Returns how many there were. */
export async function deleteNotificationsBefore(
  db: Kysely<Database>,
  before: number,
  limit: number,
): Promise<number> {
  const gone = await db
    .deleteFrom('notifications')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('notifications as old')
        .select('old.id')
        .where('old.created_at', '<', before)
        .orderBy('old.created_at')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** Notices from a place on, the oldest first: whose they are, and the place of each. */
export function listNotificationOwners(
  db: Kysely<Database>,
  after: { at: number; id: string },
  limit: number,
): Promise<{ user_id: string; at: number; id: string }[]> {
  return db
    .selectFrom('notifications')
    .select(['user_id', 'created_at as at', 'id'])
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(after.at, after.id)))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Deletes a member's notices but for the newest `kept`. Returns how many went. */
export async function deleteAllButNewest(
  db: Kysely<Database>,
  userId: string,
  kept: number,
): Promise<number> {
  const last = await db
    .selectFrom('notifications')
    .select(['created_at', 'id'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(kept - 1)
    .limit(1)
    .executeTakeFirst();
  if (!last) return 0;
  const gone = await db
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(last.created_at, last.id)))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
