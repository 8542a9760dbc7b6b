import { type Kysely, sql } from 'kysely';
import type { Database, PostRow, UserRow } from '../db/tables.ts';
import type { Place } from '../list-place.ts';
import { lookThrough, NEW_MEANWHILE } from '../look-through.ts';
import { MEMBER_SORTS, type MemberCursor, type MembersAsk, type MemberSort } from './members.ts';

/** So many members are looked through at a time. */
const STRETCHES = [500, 49_500];

export type MemberRow = Pick<
  UserRow,
  | 'id'
  | 'display_name'
  | 'email'
  | 'photo_url'
  | 'created_at'
  | 'last_login'
  | 'posts_created'
  | 'disabled_at'
  | 'search_text'
>;
type Ask = Omit<MembersAsk, 'search' | 'before'> & {
  /** Folded; empty finds all. */
  search: string;
  limit: number;
};

/**
 * A page of members, and where the next one begins. A search looks through so many rows and no more: its page
 * may be short, and still have a next one.
 */
export async function findMembers(
  db: Kysely<Database>,
  ask: Ask,
): Promise<{ rows: MemberRow[]; next: MemberCursor | null }> {
  const { sort, after, search } = ask;
  // One more than asked for: it tells whether there is a next page.
  const limit = ask.limit + 1;
  const { found, end } =
    search === ''
      ? { found: await sortedFrom(db, ask).limit(limit).execute(), end: null }
      : await lookThrough(STRETCHES, { after, limit }, ({ most, ...place }) =>
          searchMembers(db, { ...ask, ...place }, most),
        );
  const rows = found.slice(0, ask.limit);
  const last = found.length > ask.limit ? rows.at(-1) : undefined;
  return { rows, next: last ? cursorAt(last, sort) : end };
}

async function searchMembers(
  db: Kysely<Database>,
  ask: Ask,
  most: number,
): Promise<{ found: MemberRow[]; end: MemberCursor | null }> {
  const { sort, direction, limit } = ask;
  const column = MEMBER_SORTS[sort];
  // Its end first, and then what is before it: rows that come or go meanwhile belong to one stretch, and to no other.
  const last = await sortedFrom(db, ask)
    .clearSelect()
    .select(['id', column])
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  const end = last ? { value: last[column], id: last.id } : null;
  const stretch = sortedFrom(db, ask)
    .$if(end !== null, (query) => {
      const { value, id } = end as MemberCursor;
      const isWithin = direction === 'asc' ? '<=' : '>=';
      return query.where((eb) =>
        eb(eb.refTuple(column, 'id'), isWithin, eb.tuple(value as never, id as never)),
      );
    })
    .limit(most + NEW_MEANWHILE);
  const found = await db
    .selectFrom(stretch.as('users'))
    .selectAll()
    .where(sql<boolean>`search_text like ${patternOf(ask.search)} escape '\\'`)
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute();
  return { found, end: found.length === limit ? null : end };
}

/** Where a member stands in that order. */
export function cursorAt(row: MemberRow, sort: MemberSort): MemberCursor {
  return { value: row[MEMBER_SORTS[sort]], id: row.id };
}

/** One member. */
export function findMember(db: Kysely<Database>, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Switches an account off or on. False when it is so already, or gone. */
export async function setDisabled(
  trx: Kysely<Database>,
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

/** What a member has shared, the last first, hidden posts among them, and how many are private. */
export async function findPostsOf(
  db: Kysely<Database>,
  userId: string,
  { after, limit }: { after: Place | null; limit: number },
): Promise<{ shared: PostRow[]; privateCount: number }> {
  const own = db.selectFrom('posts').where('user_id', '=', userId);
  const shared = await own
    .where('type', '=', 'community')
    .$if(after !== null, (query) => {
      const { at, id } = after as Place;
      return query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(at, id)));
    })
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const counted = await own
    .where('type', '=', 'generated')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return { shared, privateCount: counted?.count ?? 0 };
}

function sortedFrom(db: Kysely<Database>, { sort, direction, after }: Ask) {
  const column = MEMBER_SORTS[sort];
  return db
    .selectFrom('users')
    .select(['id', 'display_name', 'email', 'photo_url', 'created_at', 'last_login'])
    .select(['posts_created', 'disabled_at', 'search_text'])
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

function patternOf(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
