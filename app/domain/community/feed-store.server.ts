import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  asNumber,
  holdsAll,
  listed,
  searchInOrder,
} from '../../platform/db/search-index.server.ts';
import type { Database, PostRow } from '../../platform/db/tables.ts';
import type { Cursor } from '../../platform/http/list-params.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import type { FeedCursor, FeedSort } from './feed.ts';

/** Which posts, in which order, from where on. Times in epoch milliseconds. */
export type FeedQuery = {
  sort: FeedSort;
  style: string | null;
  since: number | null;
  /** The clock: with `since`, the days in between. */
  now: number;
  after: FeedCursor | null;
  limit: number;
};

/** The row of a feed: of its writer no more than the picture. */
export type FeedRow = Pick<
  PostRow,
  | 'id'
  | 'user_id'
  | 'post'
  | 'form_data'
  | 'style'
  | 'likes'
  | 'comments'
  | 'reactions'
  | 'real_comments'
  | 'created_at'
  | 'remix_of'
> & { photo_url: string | null };

const SHORT = 0.1;
/** So many posts a search for frequent words reads. */
const MAX_READ = 5000;

// Without the column's name in front the indexes know these again; values have to stand in the text for it.
const IN_FEED = sql`type = 'community' and hidden_at is null`;
/** The number that each sort goes by, largest first; then the id. */
const NUMBERS: Readonly<Record<FeedSort, string>> = {
  recent: 'created_at',
  popular: 'popular_rank',
  comments: 'comments_rank',
};

/** The places of the posts of one page, read from an index alone. */
export async function pickFeed(db: Kysely<Database>, query: FeedQuery): Promise<FeedCursor[]> {
  const { rows } = await (isByDay(query) ? bestOfDays(query) : walk(query)).execute(db);
  return rows;
}

/**
 * The places of the posts that hold all the words, and where to go on when so many posts were read for frequent words that
 * the page is short.
 */
export function searchFeed(
  db: Kysely<Database>,
  query: FeedQuery,
  words: readonly string[],
): Promise<{ found: FeedCursor[]; end: FeedCursor | null }> {
  const { sort, since, limit, after } = query;
  // Another sort than by time would read all that is older, too: it is tested instead.
  const order = { ...query, since: sort === 'recent' ? since : null };
  const isYoung = since === null ? sql`` : sql` and created_at >= ${since}`;
  const matches = sql<boolean>`${holdsAll(db, words)}${isYoung}`;
  return searchInOrder(db, {
    table: 'posts',
    words,
    limit,
    after,
    mostRead: MAX_READ,
    read: async (from, count) => {
      const columns = sql`, ${asNumber(matches)} as matches`;
      const next = walk({ ...order, after: from, limit: count }, { columns });
      return (await next.execute(db)).rows as (FeedCursor & { matches: number })[];
    },
    pick: async (ids) => {
      const only = sql`id in (${listed(db, ids)}) and ${matches}`;
      return (await walk(order, { only }).execute(db)).rows;
    },
  });
}

/** The posts of these ids, in no order. Those that have left the community meanwhile are left out. */
export function readFeedRows(db: Kysely<Database>, ids: readonly string[]): Promise<FeedRow[]> {
  return feedRows(db).where('posts.id', 'in', ids).execute();
}

/** A shared post. A private one, a hidden one and a missing one are all the same. */
export function findFeedRow(db: Kysely<Database>, id: string): Promise<FeedRow | undefined> {
  return feedRows(db).where('posts.id', '=', id).executeTakeFirst();
}

/** Whether the community has that many posts. */
export async function hasPosts(db: Kysely<Database>, count: number): Promise<boolean> {
  const { rows } = await sql`select id from posts where ${IN_FEED} limit ${count}`.execute(db);
  return rows.length === count;
}

/** The plots of the newest shared posts, the latest first. Posts without a plot are left out. */
export async function listFeedPlots(db: Kysely<Database>, count: number): Promise<string[]> {
  const { rows } = await sql<{ plot: string }>`select plot from
    (select generation_id, created_at from posts where ${IN_FEED} order by created_at desc, id desc limit ${count}) as newest
    join generations on generations.id = generation_id where plot is not null
    order by newest.created_at desc`.execute(db);
  return rows.map(({ plot }) => plot);
}

function feedRows(db: Kysely<Database>) {
  return db
    .selectFrom('posts')
    .leftJoin('users', 'users.id', 'posts.user_id')
    .select([
      'posts.id',
      'posts.user_id',
      'posts.post',
      'posts.form_data',
      'posts.style',
      'posts.likes',
      'posts.comments',
      'posts.reactions',
      'posts.real_comments',
      'posts.created_at',
      'posts.remix_of',
      'users.photo_url',
    ])
    .where('posts.type', '=', 'community')
    .where('posts.hidden_at', 'is', null);
}

type Keys = RawBuilder<FeedCursor>;
type Extra = {
  day?: number;
  before?: number;
  /** Like `since`, for a walk that must not be tempted to go by time. */
  bornSince?: number;
  columns?: RawBuilder<unknown>;
  only?: RawBuilder<unknown>;
};

// One walk down one index. Every page of it costs the same, wherever it begins.
function walk({ sort, style, since, after, limit }: FeedQuery, extra: Extra = {}): Keys {
  const number = sql.ref(NUMBERS[sort]);
  const wanted = [IN_FEED];
  if (style !== null) wanted.push(sql`style = ${style}`);
  if (extra.day !== undefined) wanted.push(sql`feed_day = ${extra.day}`);
  if (since !== null) wanted.push(sql`created_at >= ${since}`);
  if (extra.before !== undefined) wanted.push(sql`created_at < ${extra.before}`);
  if (extra.bornSince !== undefined) wanted.push(sql`created_at >= ${extra.bornSince}`);
  if (after !== null) wanted.push(sql`(${number}, id) < (${after.at}, ${after.id})`);
  if (extra.only) wanted.push(extra.only);
  return sql<FeedCursor>`select id, ${number} as "at"${extra.columns ?? sql``} from posts
    where ${sql.join(wanted, sql` and `)}
    order by ${number} desc, id desc limit ${limit}`;
}

// A time and a sort by numbers: the first of each day, and of those the first.
function bestOfDays(query: FeedQuery): Keys {
  const { since, now, limit } = query;
  const first = Math.floor((since ?? now) / DAY_MS);
  const last = Math.floor(now / DAY_MS);
  const days = Array.from({ length: last - first + 1 }, (_, index) => {
    const isWhole = since === null || index > 0;
    const ofDay = isWhole
      ? walk({ ...query, since: null }, { day: first + index })
      : walkPart(query, first, since);
    return sql`select * from (${ofDay}) as ${sql.ref(`day${index}`)}`;
  });
  return sql<FeedCursor>`select id, "at" from (${sql.join(days, sql` union all `)}) as days
    order by "at" desc, id desc limit ${limit}`;
}

// The day in which the time begins: nearly all of it is walked as the others are, a short rest is sorted.
function walkPart(query: FeedQuery, day: number, since: number): Keys {
  const end = (day + 1) * DAY_MS;
  if (end - since < SHORT * DAY_MS) return walk({ ...query, since }, { before: end });
  return walk({ ...query, since: null }, { day, bornSince: since });
}

function isByDay({ sort, since }: FeedQuery): boolean {
  return sort !== 'recent' && since !== null;
}

// As the index has them: an index over an expression knows only the very same text again.
const WEEK = sql`((created_at + 259200000) / 604800000)`;
const WITH_REACTIONS = sql`type = 'community' and hidden_at is null and reactions > 0`;

/** The posts of a week that members reacted to most, the first ones first; of two alike the older one. */
export async function listBestOfWeek(
  db: Kysely<Database>,
  { week, limit }: { week: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from posts where ${WITH_REACTIONS} and ${WEEK} = ${week}
    order by reactions desc, id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The nearest week before this one that has such a post. */
export async function findWeekBefore(db: Kysely<Database>, week: number): Promise<number | null> {
  const { rows } = await sql<{ week: number | string }>`
    select ${WEEK} as week from posts where ${WITH_REACTIONS} and ${WEEK} < ${week}
    order by ${WEEK} desc limit 1`.execute(db);
  return rows[0] ? Number(rows[0].week) : null;
}

/** The places of a page of the shared posts that answer a day's situation, the newest first. */
export async function listPromptPosts(
  db: Kysely<Database>,
  query: { day: number; after: Cursor | null; limit: number },
): Promise<Cursor[]> {
  const { day, after, limit } = query;
  const older = after === null ? sql`` : sql` and (created_at, id) < (${after.at}, ${after.id})`;
  const { rows } = await sql<Cursor>`
    select id, created_at as at from posts
    where prompt_day = ${day} and type = 'community' and hidden_at is null${older}
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** The path of a shared post, and when it last changed (epoch milliseconds). */
export type PostPath = { path: string; changedAt: number };

/** The newest `limit` posts that everybody may read, the newest first. */
export async function listNewestPaths(db: Kysely<Database>, limit: number): Promise<PostPath[]> {
  const { rows } = await sql<{ id: string; updated_at: number }>`
    select id, updated_at from posts where ${IN_FEED}
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows.map(({ id, updated_at }) => ({ path: `/post/${id}`, changedAt: updated_at }));
}
