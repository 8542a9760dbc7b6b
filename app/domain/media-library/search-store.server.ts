import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  asNumber,
  holdsAll,
  listed,
  searchInOrder,
} from '../../platform/db/search-index.server.ts';
import type { Database } from '../../platform/db/tables.ts';
import type { Cursor } from '../../platform/http/list-params.ts';
import { listShown, type ResourceQuery, type SeenResource } from './resource-store.server.ts';

type Search = Omit<ResourceQuery, 'only'>;

/** One page of the pictures that hold all the words, newest first. */
export async function searchResourceRows(
  db: Kysely<Database>,
  search: Search,
): Promise<SeenResource[]> {
  const { words, limit, after, viewerId } = search;
  const matches = holdsAll(db, words);
  const { found } = await searchInOrder(db, {
    table: 'resources',
    words,
    limit,
    after,
    mostRead: Infinity,
    // From the index alone, which holds the words too.
    read: async (from, count) => {
      const { rows } = await sql<Cursor & { matches: number }>`select id, created_at as "at",
        ${asNumber(matches)} as matches from resources where hidden_at is null
        ${notBlocked(search)} ${later(from)} order by created_at desc, id desc limit ${count}`.execute(
        db,
      );
      return rows;
    },
    pick: async (ids) => {
      const { rows } = await sql<Cursor>`select id, created_at as "at" from resources
        where id in (${listed(db, ids)}) and hidden_at is null and ${matches}
        ${notBlocked(search)} ${later(after)} order by created_at desc, id desc limit ${limit}`.execute(
        db,
      );
      return rows;
    },
  });
  return listShown(
    db,
    viewerId,
    found.map(({ id }) => id),
  );
}

function later(after: Cursor | null): RawBuilder<unknown> {
  return after === null ? sql`` : sql`and (created_at, id) < (${after.at}, ${after.id})`;
}

function notBlocked({ blocked }: Search): RawBuilder<unknown> {
  return blocked.length === 0 ? sql`` : sql`and user_id not in (${sql.join([...blocked])})`;
}
