import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../../platform/db/create-table.ts';
import type { Database } from '../../platform/db/tables.ts';

/** Decides a request that is pending, once. False when it is decided or gone. */
export async function decidePending(
  trx: Kysely<Database>,
  id: string,
  decision: { status: 'approved' | 'rejected'; reason: string | null; by: string; now: number },
): Promise<boolean> {
  const { status, reason, by, now } = decision;
  const decided = await trx
    .updateTable('feature_requests')
    .set({ status, reason, decided_at: now, decided_by: by })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  return decided !== undefined;
}

/** Adds the reason to a rejected request that has none. False when it has one, is not rejected, or is gone. */
export async function addReason(
  trx: Kysely<Database>,
  id: string,
  reason: string,
): Promise<boolean> {
  const changed = await trx
    .updateTable('feature_requests')
    .set({ reason })
    .where('id', '=', id)
    .where('status', '=', 'rejected')
    .where('reason', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Deletes a locked request with its votes and comments. */
export async function deleteWhole(trx: Kysely<Database>, id: string): Promise<void> {
  await trx.deleteFrom('feature_requests').where('id', '=', id).execute();
}

/**
 * Whoever asked, whoever voted, and the admin who decides: each is there until the end of the transaction. Always
 * in the same order, and before the request itself is taken, so that nobody waits for each other.
 */
export async function holdConcerned(
  trx: Kysely<Database>,
  requestId: string,
  adminId: string,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    // One list: of several conditions a database looks through all members.
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('users as admin')
        .select('admin.id')
        .where('admin.id', '=', adminId)
        .unionAll(
          eb
            .selectFrom('feature_requests')
            .select('feature_requests.user_id as id')
            .where('feature_requests.id', '=', requestId),
        )
        .unionAll(
          eb
            .selectFrom('request_votes')
            .select('request_votes.user_id as id')
            .where('request_id', '=', requestId),
        ),
    )
    .orderBy('id')
    .$if(!isSqlite(trx), (query) => query.forKeyShare())
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes a member's votes and comments away from all requests, and from what those count. */
export async function forgetRequests(trx: Kysely<Database>, userId: string): Promise<void> {
  if (!isSqlite(trx)) {
    // Two who leave at once take what both have voted for in the same order.
    await sql`select id from feature_requests
      where id in (select request_id from request_votes where user_id = ${userId}
        union select request_id from request_comments where user_id = ${userId})
      order by id for no key update`.execute(trx);
  }
  await sql`update feature_requests set votes = votes - 1
    where id in (select request_id from request_votes where user_id = ${userId})`.execute(trx);
  await trx.deleteFrom('request_votes').where('user_id', '=', userId).execute();
  await sql`update feature_requests set comments = comments - (
      select count(*) from request_comments
      where request_comments.request_id = feature_requests.id
        and request_comments.user_id = ${userId}
    ) where id in (select request_id from request_comments where user_id = ${userId})`.execute(trx);
  await trx.deleteFrom('request_comments').where('user_id', '=', userId).execute();
}
