import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../../platform/db/create-table.ts';
import type { Database } from '../../platform/db/tables.ts';

/** Why a picture was taken out; every other reason is one to wait for a look. */
const REMOVED = 'removed';

/** Nobody else changes the picture until the end of the transaction. */
export async function lockResource(trx: Kysely<Database>, id: string): Promise<void> {
  await trx
    .selectFrom('resources')
    .select('id')
    .where('id', '=', id)
    .$if(!isSqlite(trx), (query) => query.forNoKeyUpdate())
    .execute();
}

/**
 * Takes a picture out of the library, in a transaction; out already, it gets another reason. One that was removed
 * is remembered by its hash, also when its row is long gone.
 */
export async function hideResource(
  trx: Kysely<Database>,
  id: string,
  { reason, now }: { reason: string; now: number },
): Promise<void> {
  const hidden = await trx
    .updateTable('resources')
    .set({ hidden_at: sql<number>`coalesce(hidden_at, ${now})`, hidden_reason: reason })
    .where('id', '=', id)
    .returning('content_hash')
    .executeTakeFirst();
  if (!hidden) return;
  if (reason !== REMOVED) return forget(trx, hidden.content_hash);
  await trx
    .insertInto('removed_pictures')
    .values({ content_hash: hidden.content_hash, removed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Puts a picture back into the library, in a transaction. */
export async function showResource(trx: Kysely<Database>, id: string): Promise<void> {
  const shown = await trx
    .updateTable('resources')
    .set({ hidden_at: null, hidden_reason: null })
    .where('id', '=', id)
    .returning('content_hash')
    .executeTakeFirst();
  if (shown) await forget(trx, shown.content_hash);
}

/** Whether the picture with these bytes was removed, and does not come back. */
export async function wasRemoved(db: Kysely<Database>, hash: string): Promise<boolean> {
  const found = await db
    .selectFrom('removed_pictures')
    .select('content_hash')
    .where('content_hash', '=', hash)
    .executeTakeFirst();
  return found !== undefined;
}

async function forget(trx: Kysely<Database>, hash: string): Promise<void> {
  await trx.deleteFrom('removed_pictures').where('content_hash', '=', hash).execute();
}
