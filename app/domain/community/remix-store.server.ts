import { sql } from 'kysely';
import type { Db, PostRow } from '../../platform/db/tables.ts';
import type { Cursor } from '../../platform/http/list-params.ts';
import { withForm } from '../posts/stored-forms.server.ts';
import { IN_FEED } from './feed-store.server.ts';

/** A shared post with the seed and the story that it was written from. */
export async function findSourceRow(db: Db, id: string) {
  const row = await db
    .selectFrom('posts')
    .leftJoin('generations', 'generations.id', 'posts.generation_id')
    .selectAll('posts')
    .select(['generations.seed', 'generations.plot', 'generations.plot_cast'])
    .where('posts.id', '=', id)
    .where(IN_FEED)
    .executeTakeFirst();
  return row && withForm(row);
}

/** What a post of a chain was made from, whether or not it is shown. */
export function findLinkRow(db: Db, id: string): Promise<Pick<PostRow, 'remix_of'> | undefined> {
  return db.selectFrom('posts').select('remix_of').where('id', '=', id).executeTakeFirst();
}

/** Bounds the cost of a popular post. The query counts in the order of the index. */
const MAX_COUNTED = 1000;

/** The number of shown remixes by post id, at most 1,000; posts without remixes are left out. */
export async function countRemixes(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; count: number }>`
    select asked.id, (
      select count(*) from (
        select id from posts where remix_of = asked.id and ${IN_FEED}
        order by created_at, id limit ${MAX_COUNTED}
      ) as counted
    ) as count from posts as asked where asked.id in (${sql.join(ids)})`.execute(db);
  return new Map(rows.filter(({ count }) => count > 0).map(({ id, count }) => [id, count]));
}

/** A page of the shown remixes of a post, oldest first. */
export async function listRemixes(
  db: Db,
  { id, after, limit }: { id: string; after: Cursor | null; limit: number },
): Promise<Pick<PostRow, 'id' | 'created_at'>[]> {
  const later = after === null ? sql`` : sql` and (created_at, id) > (${after.at}, ${after.id})`;
  const { rows } = await sql<Pick<PostRow, 'id' | 'created_at'>>`
    select id, created_at from posts
    where remix_of = ${id} and ${IN_FEED}${later}
    order by created_at, id limit ${limit}`.execute(db);
  return rows;
}
