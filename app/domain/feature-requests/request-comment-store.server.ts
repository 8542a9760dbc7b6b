import type { Kysely } from 'kysely';
import type { Database, RequestCommentRow } from '../../platform/db/tables.ts';
import type { Cursor } from '../../platform/http/list-params.ts';
import { addToCount } from './request-store.server.ts';

/** A comment with the name of its writer. */
export type NamedComment = Pick<RequestCommentRow, 'id' | 'user_id' | 'text' | 'created_at'> & {
  display_name: string;
};

/** Keeps a comment on a locked request, and counts it. False when its key is taken. */
export async function insertComment(
  trx: Kysely<Database>,
  row: RequestCommentRow,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('request_comments')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'idem_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) await addToCount(trx, row.request_id, 'comments', 1);
  return inserted !== undefined;
}

/** What a member has sent under this key, if anything. */
export function findCommentByKey(
  db: Kysely<Database>,
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

/** One comment. */
export function findComment(
  db: Kysely<Database>,
  id: string,
): Promise<RequestCommentRow | undefined> {
  return db.selectFrom('request_comments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Deletes a comment on a locked request. False when it is gone. */
export async function deleteComment(
  trx: Kysely<Database>,
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

/** One page of the comments on a request, oldest first. */
export function listCommentRows(
  db: Kysely<Database>,
  ask: { requestId: string; after: Cursor | null; limit: number },
): Promise<NamedComment[]> {
  const { requestId, after, limit } = ask;
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
