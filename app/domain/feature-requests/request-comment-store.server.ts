import { sql } from 'kysely';
import { returnsRow } from '../../platform/db/returns-row.ts';
import type { Db, RequestCommentRow } from '../../platform/db/tables.ts';
import type { Cursor } from '../../platform/http/list-params.ts';
import { addToRequestCount } from './request-store.server.ts';

/**
 * Inserts a comment and increments the request's comment count. Returns false when the idempotency key exists. Lock
 * the request first.
 */
export async function insertRequestComment(trx: Db, row: RequestCommentRow): Promise<boolean> {
  const isInserted = await returnsRow(
    trx
      .insertInto('request_comments')
      .values(row)
      .onConflict((conflict) => conflict.columns(['user_id', 'idem_key']).doNothing())
      .returning('id'),
  );
  if (isInserted) await addToRequestCount(trx, row.request_id, 'comments', 1);
  return isInserted;
}

type Unique = Pick<RequestCommentRow, 'id'> | Pick<RequestCommentRow, 'user_id' | 'idem_key'>;

/** Returns the comment with this id, or the member's comment with this idempotency key, if any. */
export function findComment(db: Db, unique: Unique): Promise<RequestCommentRow | undefined> {
  const comments = db.selectFrom('request_comments').selectAll();
  return comments.where((eb) => eb.and(unique)).executeTakeFirst();
}

/**
 * Deletes a comment and decrements the request's comment count, which excludes hidden comments. Returns false when it is already deleted. Lock the
 * request first.
 */
export async function deleteRequestCommentRow(
  trx: Db,
  { id, request_id: requestId, hidden_at: hiddenAt }: RequestCommentRow,
): Promise<boolean> {
  const comment = trx.deleteFrom('request_comments').where('id', '=', id);
  const isDeleted = await returnsRow(comment.returning('id'));
  if (isDeleted && hiddenAt === null) await addToRequestCount(trx, requestId, 'comments', -1);
  return isDeleted;
}

/** Returns a page of the comments on a request with their authors' names, oldest first. */
export function listRequestCommentRows(
  db: Db,
  params: { requestId: string; after: Cursor | null; limit: number },
) {
  const { requestId, after, limit } = params;
  const place = sql`(request_comments.created_at, request_comments.id)`;
  return db
    .selectFrom('request_comments')
    .innerJoin('users', 'users.id', 'request_comments.user_id')
    .selectAll('request_comments')
    .select('users.display_name')
    .where('request_comments.request_id', '=', requestId)
    .where('request_comments.hidden_at', 'is', null)
    .where(after ? sql<boolean>`${place} > (${after.at}, ${after.id})` : sql<boolean>`true`)
    .orderBy('request_comments.created_at')
    .orderBy('request_comments.id')
    .limit(limit)
    .execute();
}
