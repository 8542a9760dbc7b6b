import type { Db, RequestCommentRow } from '../../platform/db/tables.ts';
import type { Cursor } from '../../platform/http/list-params.ts';
import { addToCount } from './request-store.server.ts';

/** A comment with its author's display name. */
export type NamedComment = Pick<RequestCommentRow, 'id' | 'user_id' | 'text' | 'created_at'> & {
  display_name: string;
};

/**
 * Inserts a comment and increments the request's comment count. Returns false when the idempotency key exists. Lock
 * the request first.
 */
export async function insertComment(trx: Db, row: RequestCommentRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('request_comments')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'idem_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) await addToCount(trx, row.request_id, 'comments', 1);
  return inserted !== undefined;
}

/** Returns the member's comment with this idempotency key, if any. */
export function findCommentByKey(
  db: Db,
  userId: string,
  key: string,
): Promise<RequestCommentRow | undefined> {
  return db
    .selectFrom('request_comments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idem_key', '=', key)
    .executeTakeFirst();
}

export function findComment(db: Db, id: string): Promise<RequestCommentRow | undefined> {
  return db.selectFrom('request_comments').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Deletes a comment and decrements the request's comment count. Returns false when it is already deleted. Lock the
 * request first.
 */
export async function deleteComment(
  trx: Db,
  { id, request_id: requestId }: RequestCommentRow,
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('request_comments')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (deleted) await addToCount(trx, requestId, 'comments', -1);
  return deleted !== undefined;
}

/** Returns a page of the comments on a request, oldest first. */
export function listCommentRows(
  db: Db,
  params: { requestId: string; after: Cursor | null; limit: number },
): Promise<NamedComment[]> {
  const { requestId, after, limit } = params;
  return db
    .selectFrom('request_comments')
    .innerJoin('users', 'users.id', 'request_comments.user_id')
    .select([
      'request_comments.id',
      'request_comments.user_id',
      'request_comments.text',
      'request_comments.created_at',
      'users.display_name',
    ])
    .where('request_comments.request_id', '=', requestId)
    .$if(after !== null, (query) =>
      query.where((eb) => {
        const { at, id } = after as Cursor;
        const place = eb.refTuple('request_comments.created_at', 'request_comments.id');
        return eb(place, '>', eb.tuple(at, id));
      }),
    )
    .orderBy('request_comments.created_at')
    .orderBy('request_comments.id')
    .limit(limit)
    .execute();
}
