import { type RawBuilder, sql } from 'kysely';
import { returnsRow } from '../../platform/db/returns-row.ts';
import type { BlockRow, Db } from '../../platform/db/tables.ts';

/** Inserts a block unless it exists. Returns the id of the stored block. */
export async function insertBlock(trx: Db, row: BlockRow): Promise<string> {
  const { user_id } = row;
  const { id } = await trx
    .insertInto('blocks')
    .values(row)
    // Changes nothing, so that the stored row is returned.
    .onConflict((conflict) => conflict.columns(['user_id', 'blocked_id']).doUpdateSet({ user_id }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes one of the member's own blocks. Returns false when it does not exist. */
export function deleteBlock(db: Db, userId: string, id: string): Promise<boolean> {
  const own = db.deleteFrom('blocks').where('id', '=', id).where('user_id', '=', userId);
  return returnsRow(own.returning('id'));
}

/** Returns all blocks of a member with the names of the blocked members, newest first. */
export function listBlockRows(db: Db, userId: string) {
  return db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select(['blocks.id', 'users.display_name as name', 'blocks.created_at as at'])
    .where('blocks.user_id', '=', userId)
    .orderBy('blocks.created_at', 'desc')
    .orderBy('blocks.id', 'desc')
    .execute();
}

/** Returns the ids of the members whom this member has blocked. */
export async function findBlockedIds(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('blocks')
    .select('blocked_id')
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map(({ blocked_id: id }) => id));
}

/** The rejection of a member whom the author of a post has blocked. */
export const BLOCKED_BY_AUTHOR = { ok: false, reason: 'blocked' } as const;

/** Returns whether `byUserId` has blocked `userId`. Inside a transaction, pass the transaction as `db`. */
export function isBlocked(db: Db, byUserId: string, userId: string): Promise<boolean> {
  const block = { user_id: byUserId, blocked_id: userId };
  return returnsRow(
    db
      .selectFrom('blocks')
      .select('id')
      .where((eb) => eb.and(block)),
  );
}

/** The condition that the viewer has not blocked the author of a row of `table`; true for guests (null). */
export function isUnblocked(
  viewerId: string | null,
  table: 'posts' | 'comments',
): RawBuilder<boolean> {
  if (viewerId === null) return sql<boolean>`true`;
  return sql<boolean>`${sql.ref(`${table}.user_id`)} not in
    (select blocked_id from blocks where blocks.user_id = ${viewerId})`;
}
