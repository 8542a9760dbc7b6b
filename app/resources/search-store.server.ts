import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import {
  holdsWord,
  listShown,
  type ResourceQuery,
  type SeenResource,
} from './resource-store.server.ts';
import { listCandidates, listed } from './word-store.server.ts';

type Search = Omit<ResourceQuery, 'only'>;
type Found = { id: string };

/** So many of the newest are looked through: what is frequent is among them. */
const LOOKED_THROUGH = 2000;

/** One page of the pictures that hold all the words, newest first. What it costs does not grow with the library. */
export async function searchResourceRows(
  db: Kysely<Database>,
  search: Search,
): Promise<SeenResource[]> {
  const near = await walk(db, search, LOOKED_THROUGH);
  const found = near.length === search.limit ? near : await searchByWords(db, search);
  return listShown(
    db,
    search.viewerId,
    found.map(({ id }) => id),
  );
}

async function searchByWords(db: Kysely<Database>, search: Search): Promise<Found[]> {
  const ids = await listCandidates(db, search.words);
  // Each of the words is frequent: a walk comes upon enough of them soon.
  if (ids === null) return walk(db, search, null);
  if (ids.length === 0) return [];
  const { rows } = await sql<Found>`select id from resources
    where id in (${listed(db, ids)}) and hidden_at is null and ${holdsAll(db, search)}
      ${notBlocked(search)} ${later(search)}
    order by created_at desc, id desc limit ${search.limit}`.execute(db);
  return rows;
}

// From the index alone, which holds the words too.
async function walk(db: Kysely<Database>, search: Search, most: number | null): Promise<Found[]> {
  const bound = most === null ? sql`` : sql`limit ${most}`;
  const { rows } = await sql<Found>`select id from
    (select id, created_at, search_text from resources where hidden_at is null
      ${notBlocked(search)} ${later(search)}
      order by created_at desc, id desc ${bound}) as looked
    where ${holdsAll(db, search)}
    order by created_at desc, id desc limit ${search.limit}`.execute(db);
  return rows;
}

function later({ after }: Search): RawBuilder<unknown> {
  return after === null ? sql`` : sql`and (created_at, id) < (${after.at}, ${after.id})`;
}

function notBlocked({ blocked }: Search): RawBuilder<unknown> {
  return blocked.length === 0 ? sql`` : sql`and user_id not in (${sql.join([...blocked])})`;
}

function holdsAll(db: Kysely<Database>, { words }: Search): RawBuilder<unknown> {
  return sql.join(
    words.map((word) => holdsWord(db, word)),
    sql` and `,
  );
}
