import { sql } from 'kysely';
import { isSqlite } from '../../platform/db/is-sqlite.ts';
import { returnsRow } from '../../platform/db/returns-row.ts';
import type { Db, FeatureRequestRow } from '../../platform/db/tables.ts';
import type { Cursor } from '../../platform/http/list-params.ts';
import type { BoardSort, RequestStatus } from './requests.ts';

/**
 * A request row with the name of its author. `voter_id` is the viewer's id if the viewer has voted for the request, else
 * null.
 */
export type SeenRequest = FeatureRequestRow & { voter_id: string | null; display_name: string };

type BoardQuery = {
  viewerId: string;
  sort: BoardSort;
  status: RequestStatus | null;
  /** The status that is left out. */
  without?: RequestStatus | undefined;
  /** LIKE patterns that the search text of a request must all match. */
  patterns: readonly string[];
  after: Cursor | null;
  limit: number;
};

const NUMBERS = { votes: 'feature_requests.votes', newest: 'feature_requests.created_at' } as const;

/** Inserts a request with its author's vote, inside a transaction. */
export async function insertRequest(trx: Db, row: FeatureRequestRow): Promise<void> {
  const { id: request_id, user_id, created_at } = row;
  await trx.insertInto('feature_requests').values(row).execute();
  await trx.insertInto('request_votes').values({ request_id, user_id, created_at }).execute();
}

/** Returns the member's request with this idempotency key, if any. */
export function findRequestByKey(
  db: Db,
  userId: string,
  key: string,
): Promise<FeatureRequestRow | undefined> {
  return db
    .selectFrom('feature_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idem_key', '=', key)
    .executeTakeFirst();
}

/**
 * Locks the member's row until the transaction ends, so that a member submits one request at a time. Returns false
 * for a deleted account.
 */
export function lockSubmitter(trx: Db, id: string): Promise<boolean> {
  const member = trx.selectFrom('users').select('id').where('id', '=', id);
  return returnsRow(member.$if(!isSqlite(trx), (query) => query.forNoKeyUpdate()));
}

/** Returns the member's oldest request with exactly this text, except rejected and hidden ones. */
export function findRequestByText(
  db: Db,
  userId: string,
  text: string,
): Promise<{ id: string } | undefined> {
  return (
    db
      .selectFrom('feature_requests')
      .select('id')
      .where('user_id', '=', userId)
      // The index covers only the first 80 characters of a text.
      .where(sql<boolean>`substr(text, 1, 80) = substr(cast(${text} as text), 1, 80)`)
      .where('text', '=', text)
      .where('status', '<>', 'rejected')
      .where('hidden_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  );
}

export function findRequestRow(
  db: Db,
  id: string,
  viewerId: string,
): Promise<SeenRequest | undefined> {
  return seenRequests(db, viewerId).where('feature_requests.id', '=', id).executeTakeFirst();
}

/** Returns a page of the board, in descending sort order. */
export function listRequestRows(db: Db, query: BoardQuery): Promise<SeenRequest[]> {
  const { viewerId, sort, status, without, patterns, after, limit } = query;
  const number = NUMBERS[sort];
  let rows = seenRequests(db, viewerId);
  if (status !== null) rows = rows.where('feature_requests.status', '=', status);
  if (without) rows = rows.where('feature_requests.status', '<>', without);
  for (const pattern of patterns) rows = rows.where(holds(pattern));
  if (after !== null) {
    rows = rows.where((eb) =>
      eb(eb.refTuple(number, 'feature_requests.id'), '<', eb.tuple(after.at, after.id)),
    );
  }
  return rows.orderBy(number, 'desc').orderBy('feature_requests.id', 'desc').limit(limit).execute();
}

/** Returns who asked for each of these requests, for admins. */
export function findAskers(db: Db, requestIds: readonly string[]) {
  if (requestIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('feature_requests')
    .innerJoin('users', 'users.id', 'feature_requests.user_id')
    .where('feature_requests.id', 'in', requestIds)
    .select(['feature_requests.id as request_id', 'users.id', 'display_name', 'photo_url'])
    .execute();
}

/** Returns the number of requests on the board by status; none for a status without any. */
export function countByStatus(db: Db) {
  return db
    .selectFrom('feature_requests')
    .where('hidden_at', 'is', null)
    .select(['status', (eb) => eb.fn.countAll<number | string>().as('count')])
    .groupBy('status')
    .execute();
}

/**
 * Compares the requests with the most votes and the newest requests, except rejected ones. Returns those that match
 * at least `atLeast` patterns, most matches first.
 */
export function listSimilarRows(
  db: Db,
  viewerId: string,
  params: {
    patterns: readonly string[];
    atLeast: number;
    /** How many of the requests with the most votes, and of the newest, are compared. */
    among: { best: number; newest: number };
    limit: number;
  },
): Promise<SeenRequest[]> {
  const hits = sql.join(
    params.patterns.map((pattern) => sql`case when search_text like ${pattern} then 1 else 0 end`),
    sql` + `,
  );
  const { best, newest } = params.among;
  const open = sql`select id, search_text from feature_requests
    where status <> 'rejected' and hidden_at is null`;
  const compared = sql<{ id: string; hits: number }>`(
      select id, (${hits}) as hits from (
        select * from (${open} order by votes desc, id desc limit ${best}) as best
        union select * from (${open} order by created_at desc, id desc limit ${newest}) as newest
      ) as known
    )`.as('compared');
  return seenRequests(db, viewerId)
    .innerJoin(compared, 'compared.id', 'feature_requests.id')
    .where('compared.hits', '>=', params.atLeast)
    .orderBy('compared.hits', 'desc')
    .orderBy('feature_requests.votes', 'desc')
    .orderBy('feature_requests.id', 'desc')
    .limit(params.limit)
    .execute();
}

/**
 * Locks a request against changes until the transaction ends. Lock the members involved first, because account
 * deletion locks the member before its requests.
 */
export async function lockRequest(trx: Db, id: string): Promise<FeatureRequestRow | undefined> {
  return trx
    .selectFrom('feature_requests')
    .selectAll()
    .where('id', '=', id)
    .$if(!isSqlite(trx), (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

/** Deletes a locked request; its votes and comments are deleted by cascade. */
export async function deleteRequest(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('feature_requests').where('id', '=', id).execute();
}

/** Adds or removes a vote on a locked request. Returns false when nothing changed. */
export async function changeVote(
  trx: Db,
  vote: { requestId: string; userId: string; isFor: boolean; now: number },
): Promise<boolean> {
  const { requestId, userId, isFor, now } = vote;
  const own = { request_id: requestId, user_id: userId };
  const change = isFor
    ? trx
        .insertInto('request_votes')
        .values({ ...own, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('user_id')
    : trx
        .deleteFrom('request_votes')
        .where((eb) => eb.and(own))
        .returning('user_id');
  const isChanged = await returnsRow(change);
  if (isChanged) await addToRequestCount(trx, requestId, 'votes', isFor ? 1 : -1);
  return isChanged;
}

/** Changes the vote count or the comment count of a locked request. */
export async function addToRequestCount(
  trx: Db,
  requestId: string,
  column: 'votes' | 'comments',
  change: 1 | -1,
): Promise<void> {
  await trx
    .updateTable('feature_requests')
    .set((eb) => ({ [column]: eb(column, '+', change) }))
    .where('id', '=', requestId)
    .execute();
}

function seenRequests(db: Db, viewerId: string) {
  return db
    .selectFrom('feature_requests')
    .leftJoin('request_votes as mine', (join) =>
      join.onRef('mine.request_id', '=', 'feature_requests.id').on('mine.user_id', '=', viewerId),
    )
    .innerJoin('users', 'users.id', 'feature_requests.user_id')
    .selectAll('feature_requests')
    .select(['mine.user_id as voter_id', 'users.display_name'])
    .where('feature_requests.hidden_at', 'is', null);
}

// Search words contain only letters and digits, so they need no LIKE escaping.
function holds(pattern: string) {
  return sql<boolean>`feature_requests.search_text like ${pattern}`;
}

/** Returns whether a member other than the author has voted for the request or commented on it. */
export async function hasOthers(db: Db, id: string, authorId: string): Promise<boolean> {
  const from = (table: 'request_votes' | 'request_comments') =>
    db
      .selectFrom(table)
      .select('user_id')
      .where('request_id', '=', id)
      .where('user_id', '<>', authorId)
      .limit(1)
      .executeTakeFirst();
  return ((await from('request_votes')) ?? (await from('request_comments'))) !== undefined;
}
