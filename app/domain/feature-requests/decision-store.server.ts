import { sql } from 'kysely';
import { isSqlite } from '../../platform/db/is-sqlite.ts';
import { returnsRow } from '../../platform/db/returns-row.ts';
import type { Db } from '../../platform/db/tables.ts';

/** Decides a pending request. Returns false when the request is already decided or deleted. */
export function decidePending(
  trx: Db,
  id: string,
  decision: { status: 'approved' | 'rejected'; reason: string | null; by: string; now: number },
): Promise<boolean> {
  const { status, reason, by, now } = decision;
  return returnsRow(
    trx
      .updateTable('feature_requests')
      .set({ status, reason, decided_at: now, decided_by: by })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .returning('id'),
  );
}

/** Adds a reason to a rejected request. Returns false when it has a reason, is not rejected, or is deleted. */
export function addReason(trx: Db, id: string, reason: string): Promise<boolean> {
  return returnsRow(
    trx
      .updateTable('feature_requests')
      .set({ reason })
      .where('id', '=', id)
      .where('status', '=', 'rejected')
      .where('reason', 'is', null)
      .returning('id'),
  );
}

/**
 * Locks the author, the voters and the deciding admin until the transaction ends, and returns their ids. The order is
 * fixed and the request comes last, to avoid deadlocks.
 */
export async function holdConcerned(
  trx: Db,
  requestId: string,
  adminId: string,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    // A single UNION subquery, because several OR conditions would scan the whole users table.
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

/** Deletes a member's votes and comments, and updates the counts of the affected requests. */
export async function forgetRequests(trx: Db, userId: string): Promise<void> {
  if (!isSqlite(trx)) {
    // Locks the requests in id order, to avoid a deadlock between two account deletions.
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
        and request_comments.user_id = ${userId} and request_comments.hidden_at is null
    ) where id in (select request_id from request_comments where user_id = ${userId})`.execute(trx);
  await trx.deleteFrom('request_comments').where('user_id', '=', userId).execute();
}
