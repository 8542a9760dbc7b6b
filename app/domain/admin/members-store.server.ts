import { sql } from 'kysely';
import { beforeCursor } from '../../platform/db/before-cursor.ts';
import {
  asNumber,
  holdsAll,
  listed,
  searchInOrder,
} from '../../platform/db/search-index.server.ts';
import type { Db, UserRow } from '../../platform/db/tables.ts';
import type { Cursor } from '../../platform/http/list-params.ts';
import type { TargetKind } from '../screening/report.ts';
import { TARGET_TABLES } from '../screening/target-tables.ts';
import { MEMBER_SORTS, type MemberCursor, type MemberSort, type MembersQuery } from './members.ts';

/** The limit of rows that a search for a frequent text reads. */
const MAX_ROWS_READ = 50_000;

const COLUMNS = [
  ...(['id', 'display_name', 'email', 'photo_url', 'created_at', 'last_login'] as const),
  ...(['posts_created', 'disabled_at', 'admin_since', 'search_text'] as const),
] as const;
export type MemberRow = Pick<UserRow, (typeof COLUMNS)[number]>;
type PageQuery = Omit<MembersQuery, 'search' | 'before' | 'page'> & {
  /** Folded; an empty search finds all. */
  search: string;
  limit: number;
};

/**
 * Finds a page of members and the cursor of the next one. A search for a frequent text reads a limited number of rows,
 * so a short page can have a next one.
 */
export async function findMembers(
  db: Db,
  query: PageQuery,
): Promise<{ rows: MemberRow[]; next: MemberCursor | null }> {
  const { sort, search } = query;
  const limit = query.limit + 1;
  const { found, end } =
    search === ''
      ? { found: await sortedFrom(db, query).limit(limit).execute(), end: null }
      : await searchMembers(db, { ...query, limit });
  const rows = found.slice(0, query.limit);
  const last = found.length > query.limit ? rows.at(-1) : undefined;
  return { rows, next: last ? cursorAt(last, sort) : end };
}

async function searchMembers(
  db: Db,
  query: PageQuery,
): Promise<{ found: MemberRow[]; end: MemberCursor | null }> {
  const { sort, after, limit } = query;
  const words = [query.search];
  const matches = holdsAll(db, words);
  const rows = (from: MemberCursor | null) =>
    sortedFrom(db, { ...query, after: from })
      .select(`${MEMBER_SORTS[sort]} as value`)
      .limit(limit);
  return searchInOrder(db, {
    table: 'users',
    words,
    limit,
    after,
    maxScanned: MAX_ROWS_READ,
    read: (from, count) =>
      rows(from).select(asNumber(matches).as('matches')).limit(count).execute(),
    pick: (ids) =>
      rows(after)
        .where(sql<boolean>`id in (${listed(db, ids)}) and ${matches}`)
        .execute(),
  });
}

export function cursorAt(row: MemberRow, sort: MemberSort): MemberCursor {
  return { value: row[MEMBER_SORTS[sort]], id: row.id };
}

/** Disables or enables an account. False when nothing changed. */
export async function setDisabled(
  trx: Db,
  id: string,
  disabledAt: number | null,
): Promise<boolean> {
  const changed = await trx
    .updateTable('users')
    .set({ disabled_at: disabledAt })
    .where('id', '=', id)
    .where('disabled_at', disabledAt === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Lists what a member has shown to others, of one kind, newest first, with hidden pieces and the case of each. */
export async function findPiecesOf(
  db: Db,
  kind: TargetKind,
  { userId, after, limit }: { userId: string; after: Cursor | null; limit: number },
) {
  const { table, text, pageId } = TARGET_TABLES[kind];
  // Every table of targets has the columns that are named here.
  return db
    .selectFrom(`${table as 'comments'} as piece`)
    .leftJoin('moderation_cases as known', (join) =>
      join.onRef('known.target_id', '=', 'piece.id').on('known.target_kind', '=', kind),
    )
    .select(['piece.id', 'piece.created_at', 'piece.hidden_at', 'piece.hidden_reason'])
    .select([
      sql<string>`${sql.ref(`piece.${text}`)}`.as('text'),
      sql<string>`${sql.ref(`piece.${pageId}`)}`.as('page_id'),
      'known.id as case_id',
    ])
    .where('piece.user_id', '=', userId)
    .$if(kind === 'post', (posts) => posts.where(sql<boolean>`piece.type = 'community'`))
    .where(beforeCursor(after, 'piece'))
    .orderBy('piece.created_at', 'desc')
    .orderBy('piece.id', 'desc')
    .limit(limit)
    .execute();
}

/** Counts the posts of a member that were never shared, or were taken back. */
export async function countPrivatePosts(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('posts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('type', '=', 'generated')
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts what a member owns and what goes with the account. */
export async function countOf(db: Db, userId: string) {
  const count = async (kind: TargetKind) => {
    const { table } = TARGET_TABLES[kind];
    const rows = db.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('count'));
    return (await rows.where('user_id', '=', userId).executeTakeFirstOrThrow()).count;
  };
  return {
    posts: await count('post'),
    comments: (await count('comment')) + (await count('request_comment')),
    pictures: await count('resource'),
    requests: await count('feature_request'),
  };
}

function sortedFrom(db: Db, { sort, direction, after }: PageQuery) {
  const column = MEMBER_SORTS[sort];
  return db
    .selectFrom('users')
    .select(COLUMNS)
    .$if(after !== null, (query) => {
      const { value, id } = after as MemberCursor;
      const isAfter = direction === 'asc' ? '>' : '<';
      return query.where((eb) =>
        eb(eb.refTuple(column, 'id'), isAfter, eb.tuple(value as never, id as never)),
      );
    })
    .orderBy(column, direction)
    .orderBy('id', direction);
}
