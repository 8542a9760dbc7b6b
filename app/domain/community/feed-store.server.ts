import { type RawBuilder, sql } from 'kysely';
import {
  asNumber,
  holdsAll,
  listed,
  searchInOrder,
} from '../../platform/db/search-index.server.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Cursor } from '../../platform/http/list-params.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import { withForm } from '../posts/stored-forms.server.ts';
import { isUnblocked } from '../screening/block-store.server.ts';
import type { FeedOrder } from './feed.ts';

/** `since` and `now` in epoch milliseconds. `viewerId`: the member whose blocked authors are left out. */
export type FeedQuery = {
  viewerId: string | null;
  sort: FeedOrder;
  style: string | null;
  since: number | null;
  now: number;
  after: Cursor | null;
  limit: number;
};

/** A search for frequent words reads this many posts at most. */
const MAX_READ = 5000;

/** The condition of the partial indexes: shared and not hidden. Literals, because a parameter would not match them. */
export const IN_FEED = sql<boolean>`posts.type = 'community' and posts.hidden_at is null`;
/** The column of each order, descending; ties are sorted by id. Popular and comments: the numbers that a card shows. */
const SORT_COLUMNS: Readonly<Record<FeedOrder, string>> = {
  recent: 'created_at',
  popular: 'shown_likes',
  comments: 'shown_comments',
  best: 'popular_rank',
};

/** The cursors of the posts of one page, read from an index alone. */
export async function pickFeed(db: Db, query: FeedQuery): Promise<Cursor[]> {
  const { rows } = await (isByDay(query) ? bestOfDays(query) : walk(query)).execute(db);
  return rows;
}

/**
 * The cursors of the posts that contain all words. `end`: the cursor to continue from, when the page is short because
 * MAX_READ posts with frequent words were read.
 */
export function searchFeed(
  db: Db,
  query: FeedQuery,
  words: readonly string[],
): Promise<{ found: Cursor[]; end: Cursor | null }> {
  const { sort, since, limit, after } = query;
  // Other sorts do not order by time: the time is tested for each post.
  const order = { ...query, since: sort === 'recent' ? since : null };
  const isRecent = since === null ? sql`` : sql` and created_at >= ${since}`;
  const matches = sql<boolean>`${holdsAll(db, words)}${isRecent}`;
  return searchInOrder(db, {
    table: 'posts',
    words,
    limit,
    after,
    maxScanned: MAX_READ,
    read: async (from, count) => {
      const columns = sql`, ${asNumber(matches)} as matches`;
      const next = walk({ ...order, after: from, limit: count }, { columns });
      return (await next.execute(db)).rows as (Cursor & { matches: number })[];
    },
    pick: async (ids) => {
      const only = sql`id in (${listed(db, ids)}) and ${matches}`;
      return (await walk(order, { only: [only] }).execute(db)).rows;
    },
  });
}

/** The shared posts of these ids in this order. Given a member's id, without authors whom that member has blocked. */
export async function readFeedRows(
  db: Db,
  ids: readonly string[],
  viewerId: string | null = null,
): Promise<FeedRow[]> {
  if (ids.length === 0) return [];
  const found = feedRows(db).where('posts.id', 'in', ids).where(isUnblocked(viewerId, 'posts'));
  const byId = new Map((await found.execute()).map((row) => [row.id, withForm(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A post that is shared and not hidden. */
export async function findFeedRow(db: Db, id: string): Promise<FeedRow | undefined> {
  const row = await feedRows(db).where('posts.id', '=', id).executeTakeFirst();
  return row && withForm(row);
}

/** The post that a member shared last, when that was not before `since` (epoch milliseconds). */
export async function findLastShared(
  db: Db,
  { userId, since }: { userId: string; since: number },
): Promise<FeedRow | undefined> {
  const row = await feedRows(db)
    .where('posts.user_id', '=', userId)
    .where('posts.shared_at', '>=', since)
    .orderBy('posts.shared_at', 'desc')
    .orderBy('posts.id', 'desc')
    .executeTakeFirst();
  return row && withForm(row);
}

/** Whether the community has at least `count` posts. */
export async function hasPosts(db: Db, count: number): Promise<boolean> {
  const { rows } = await sql`select id from posts where ${IN_FEED} limit ${count}`.execute(db);
  return rows.length === count;
}

/** The plots of the newest `count` shared posts, newest first, without posts that have no plot. */
export async function listFeedPlots(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ plot: string }>`select plot from
    (select generation_id, created_at from posts where ${IN_FEED} order by created_at desc, id desc limit ${count}) as newest
    join generations on generations.id = generation_id where plot is not null
    order by newest.created_at desc`.execute(db);
  return rows.map(({ plot }) => plot);
}

/** A shared post with the photo of its author. */
export type FeedRow = ReturnType<typeof withForm<StoredFeedRow>>;

type StoredFeedRow = Awaited<ReturnType<ReturnType<typeof feedRows>['executeTakeFirstOrThrow']>>;

function feedRows(db: Db) {
  return db
    .selectFrom('posts')
    .leftJoin('users', 'users.id', 'posts.user_id')
    .leftJoin('generations', 'generations.id', 'posts.generation_id')
    .select([
      'posts.id',
      'posts.user_id',
      'posts.post',
      'posts.shown_premise',
      'posts.form_data',
      'posts.is_grave',
      'posts.style',
      'posts.likes',
      'posts.comments',
      'posts.reactions',
      'posts.real_comments',
      'posts.created_at',
      'posts.remix_of',
      'posts.remix_root',
      'users.photo_url',
      'generations.writer',
    ])
    .where(IN_FEED);
}

type Keys = RawBuilder<Cursor>;
type Extra = { columns?: RawBuilder<unknown>; only?: readonly RawBuilder<unknown>[] };

// Reads one index from the cursor on: every page costs the same.
function walk(query: Omit<FeedQuery, 'now'>, { columns = sql``, only = [] }: Extra = {}): Keys {
  const { viewerId, sort, style, since, after, limit } = query;
  const column = sql.ref(SORT_COLUMNS[sort]);
  const conditions: RawBuilder<unknown>[] = [IN_FEED, ...only];
  if (viewerId !== null) conditions.push(isUnblocked(viewerId, 'posts'));
  if (style !== null) conditions.push(sql`style = ${style}`);
  if (since !== null) conditions.push(sql`created_at >= ${since}`);
  if (after !== null) conditions.push(sql`(${column}, id) < (${after.at}, ${after.id})`);
  return sql<Cursor>`select id, ${column} as "at"${columns} from posts
    where ${sql.join(conditions, sql` and `)}
    order by ${column} desc, id desc limit ${limit}`;
}

// A period in another sort than by time: the first posts of each day, and the first of those.
function bestOfDays(query: FeedQuery): Keys {
  const { since, now, limit } = query;
  const first = Math.floor((since ?? now) / DAY_MS);
  const last = Math.floor(now / DAY_MS);
  const days = Array.from({ length: last - first + 1 }, (_, index) => {
    // Only the first day has posts from before the period.
    const onDay = { ...query, since: index === 0 ? since : null };
    const ofDay = walk(onDay, { only: [sql`feed_day = ${first + index}`] });
    return sql`select * from (${ofDay}) as ${sql.ref(`day${index}`)}`;
  });
  return sql<Cursor>`select id, "at" from (${sql.join(days, sql` union all `)}) as days
    order by "at" desc, id desc limit ${limit}`;
}

function isByDay({ sort, since }: FeedQuery): boolean {
  return sort !== 'recent' && since !== null;
}

// The same expressions as in the index.
const WEEK = sql`((created_at + 259200000) / 604800000)`;
const WITH_REACTIONS = sql`${IN_FEED} and reactions > 0`;

/** The ids of the posts of a week with the most real reactions, in descending order; ties are sorted by age. */
export async function listBestOfWeek(
  db: Db,
  { week, limit }: { week: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from posts where ${WITH_REACTIONS} and ${WEEK} = ${week}
    order by reactions desc, id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The last week before this one with a real reaction. */
export async function findWeekBefore(db: Db, week: number): Promise<number | null> {
  const { rows } = await sql<{ week: number }>`
    select ${WEEK} as week from posts where ${WITH_REACTIONS} and ${WEEK} < ${week}
    order by ${WEEK} desc limit 1`.execute(db);
  return rows[0]?.week ?? null;
}

/** The cursors of the shared posts that answer the situation of a day, newest first. */
export async function listPromptPosts(
  db: Db,
  { day, ...page }: { day: number; after: Cursor | null; limit: number },
): Promise<Cursor[]> {
  const newest = { viewerId: null, sort: 'recent', style: null, since: null, ...page } as const;
  return (await walk(newest, { only: [sql`prompt_day = ${day}`] }).execute(db)).rows;
}

/** The paths of the newest `limit` shared posts, newest first, with the times of their last changes. */
export async function listNewestPaths(db: Db, limit: number) {
  const { rows } = await sql<{ id: string; updated_at: number }>`
    select id, updated_at from posts where ${IN_FEED}
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows.map(({ id, updated_at }) => ({ path: `/post/${id}`, changedAt: updated_at }));
}
