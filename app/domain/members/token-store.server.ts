import type { Kysely, Selectable } from 'kysely';
import { isSqlite } from '../../platform/db/create-table.ts';
import type { ApiTokenRow } from '../../platform/db/api-token-row.ts';
import type { Database, UserRow } from '../../platform/db/tables.ts';

/** Keeps a new token while its owner has fewer than `most`. False otherwise, and when the owner has gone. */
export function insertToken(
  db: Kysely<Database>,
  row: ApiTokenRow,
  most: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Two at once would both count the same.
    const owner = await trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', row.user_id)
      .$if(!isSqlite(trx), (query) => query.forNoKeyUpdate())
      .executeTakeFirst();
    if (!owner || (await listTokens(trx, row.user_id)).length >= most) return false;
    await trx.insertInto('api_tokens').values(row).execute();
    return true;
  });
}

/** A member's tokens, the newest first. */
export function listTokens(db: Kysely<Database>, userId: string): Promise<ApiTokenRow[]> {
  return db
    .selectFrom('api_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** The token behind a hash and its owner, unless it has ended. Epoch milliseconds. */
export async function findToken(
  db: Kysely<Database>,
  tokenHash: string,
  now: number,
): Promise<{ token: ApiTokenRow; user: Selectable<UserRow> } | undefined> {
  const token = await db
    .selectFrom('api_tokens')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst();
  if (!token) return undefined;
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', token.user_id)
    .executeTakeFirst();
  return user && { token, user };
}

/** Notes that a token is used. */
export async function touchToken(db: Kysely<Database>, id: string, now: number): Promise<void> {
  await db.updateTable('api_tokens').set({ last_used: now }).where('id', '=', id).execute();
}

/** Revokes one of a member's own tokens. False when it has none of that id. */
export async function deleteToken(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<boolean> {
  const gone = await db
    .deleteFrom('api_tokens')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Revokes all of a member's tokens. */
export async function deleteTokensOf(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('api_tokens').where('user_id', '=', userId).execute();
}

/** Forgets the tokens that ended before a time. Returns how many. */
export async function deleteEndedTokens(db: Kysely<Database>, before: number): Promise<number> {
  const gone = await db
    .deleteFrom('api_tokens')
    .where('expires_at', '<=', before)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
