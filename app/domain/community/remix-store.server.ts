import { type Kysely, sql } from 'kysely';
import type { Database, PostRow } from '../../platform/db/tables.ts';
import type { Cursor } from '../../platform/http/list-params.ts';

/** A shared post as a remix needs it: what is public, and what only the server may look at. */
export type SourceRow = Pick<
  PostRow,
  'id' | 'user_id' | 'post' | 'style' | 'form_data' | 'remix_root'
> & {
  seed: number | null;
};

/** A post of a chain: whatever became of it, as long as its row is there. */
export type LinkRow = Pick<PostRow, 'id' | 'user_id' | 'remix_of' | 'remix_root'> & {
  isShown: boolean;
};

const IN_FEED = sql<boolean>`type = 'community' and hidden_at is null`;

/** A shared post with the seed that it was written from. A private, a hidden and a missing one are all the same. */
export function findSourceRow(db: Kysely<Database>, id: string): Promise<SourceRow | undefined> {
  return db
    .selectFrom('posts')
    .leftJoin('generations', 'generations.id', 'posts.generation_id')
    .select([
      'posts.id',
      'posts.user_id',
      'posts.post',
      'posts.style',
      'posts.form_data',
      'posts.remix_root',
      'generations.seed',
    ])
    .where('posts.id', '=', id)
    .where('posts.type', '=', 'community')
    .where('posts.hidden_at', 'is', null)
    .executeTakeFirst();
}

/** One step of a chain, also over a post that nobody sees now. */
export async function findLinkRow(db: Kysely<Database>, id: string): Promise<LinkRow | undefined> {
  const row = await db
    .selectFrom('posts')
    .select(['id', 'user_id', 'type', 'hidden_at', 'remix_of', 'remix_root'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { type, hidden_at: hiddenAt, ...link } = row;
  return { ...link, isShown: type === 'community' && hiddenAt === null };
}

/**
 * No remix after these is counted: a post that everybody makes worse costs no more to show than another. In the order of
 * their index, so that it can be walked along as far as that.
 */
const MAX_COUNTED = 1000;

/** How many shown remixes each of these posts has, at most 1,000; those without any are left out. */
export async function countRemixes(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; count: number | string }>`
    select asked.id, (
      select count(*) from (
        select id from posts where remix_of = asked.id and ${IN_FEED}
        order by created_at, id limit ${MAX_COUNTED}
      ) as counted
    ) as count from posts as asked where asked.id in (${sql.join(ids)})`.execute(db);
  const counted = rows.map(({ id, count }) => [id, Number(count)] as const);
  return new Map(counted.filter(([, count]) => count > 0));
}

/** The places of a page of what was made of a post, the oldest first. */
export async function listRemixes(
  db: Kysely<Database>,
  query: { id: string; after: Cursor | null; limit: number },
): Promise<Cursor[]> {
  const { id, after, limit } = query;
  const later = after === null ? sql`` : sql` and (created_at, id) > (${after.at}, ${after.id})`;
  const { rows } = await sql<Cursor>`
    select id, created_at as at from posts
    where remix_of = ${id} and ${IN_FEED}${later}
    order by created_at, id limit ${limit}`.execute(db);
  return rows;
}
