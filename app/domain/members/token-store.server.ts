import { isSqlite } from '../../platform/db/is-sqlite.ts';
import type { ApiTokenRow } from '../../platform/db/sign-in-tables.ts';
import type { Db, UserRow } from '../../platform/db/tables.ts';
import { findMember } from './member-store.server.ts';

/** Stores a new token while its owner has fewer than `max`. False otherwise, and when the owner is gone. */
export function insertToken(db: Db, row: ApiTokenRow, max: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // The lock keeps two parallel requests from counting the same number.
    const owner = await trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', row.user_id)
      .$if(!isSqlite(trx), (query) => query.forNoKeyUpdate())
      .executeTakeFirst();
    if (!owner || (await listTokens(trx, row.user_id)).length >= max) return false;
    await trx.insertInto('api_tokens').values(row).execute();
    return true;
  });
}

/** Lists a member's tokens, newest first. */
export function listTokens(db: Db, userId: string): Promise<ApiTokenRow[]> {
  return db
    .selectFrom('api_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** Finds a token and its member by the token's hash, unless it has expired. `now` in epoch milliseconds. */
export async function findToken(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<{ token: ApiTokenRow; user: UserRow } | undefined> {
  const token = await db
    .selectFrom('api_tokens')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst();
  if (!token) return undefined;
  const user = await findMember(db, token.user_id);
  return user && { token, user };
}

export async function touchToken(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('api_tokens').set({ last_used: now }).where('id', '=', id).execute();
}

/** Deletes a token of a member. False when it does not exist. */
export async function deleteToken(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('api_tokens')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deleteTokensOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('api_tokens').where('user_id', '=', userId).execute();
}

/** Deletes the tokens that expired before a time. */
export async function deleteEndedTokens(db: Db, before: number): Promise<void> {
  await db.deleteFrom('api_tokens').where('expires_at', '<=', before).execute();
}
