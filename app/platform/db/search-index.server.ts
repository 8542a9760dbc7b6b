import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isSqlite } from './create-table.ts';
import type { Database } from './tables.ts';

/** The tables whose `search_text` has an index of its trigrams (migration 0026). */
export type SearchedTable = 'posts' | 'resources' | 'users';

/** A search along an order: for at most `limit` rows after the place `after` (null: the first). */
type OrderedSearch<Cursor, Row extends Cursor> = {
  table: SearchedTable;
  words: readonly string[];
  limit: number;
  after: Cursor | null;
  /** So many rows are read where the words are too frequent for the index. */
  mostRead: number;
  /** The next rows of the order, whether or not they match. */
  read: (after: Cursor | null, count: number) => Promise<readonly (Row & Tested)[]>;
  /** Those of these rows that match, in the order, from `after` on. */
  pick: (ids: readonly string[]) => Promise<Row[]>;
};
type Tested = { matches: number };

const GRAM = 3;
/** What more rows may hold than this is frequent: it is found sooner by reading along the order. */
const MAX_CANDIDATES = 2000;
const FIRST_READ = 200;
const NEXT_READ = 2500;

/**
 * Searches along an order. Rare words come from the index, frequent ones are found by reading the first rows. `end` is the place to
 * go on from when `mostRead` rows of frequent words did not fill the page.
 */
export async function searchInOrder<Cursor, Row extends Cursor>(
  db: Kysely<Database>,
  { table, words, limit, after, mostRead, read, pick }: OrderedSearch<Cursor, Row>,
): Promise<{ found: Row[]; end: Cursor | null }> {
  const found: Row[] = [];
  // SQLite stops at the bound of candidates; Postgres marks all of them first, so it is asked after frequent words are found.
  const askedAt = isSqlite(db) ? 0 : FIRST_READ;
  let end = after;
  let count = FIRST_READ;
  for (let looked = 0; looked < mostRead; looked += count) {
    const ids = looked === askedAt ? await findCandidates(db, table, words) : null;
    if (ids) return { found: ids.length === 0 ? [] : await pick(ids), end: null };
    count = looked === 0 ? FIRST_READ : Math.min(NEXT_READ, mostRead - looked);
    const rows = await read(end, count);
    found.push(...rows.filter(({ matches }) => matches));
    if (found.length >= limit || rows.length < count)
      return { found: found.slice(0, limit), end: null };
    end = rows.at(-1) ?? end;
  }
  return { found, end };
}

/** A condition as 1 or 0: as such a column both databases know it. */
export function asNumber(condition: RawBuilder<boolean>): RawBuilder<number> {
  return sql<number>`case when ${condition} then 1 else 0 end`;
}

/** Whether a row's `search_text` holds all these pieces. */
export function holdsAll(db: Kysely<Database>, words: readonly string[]): RawBuilder<boolean> {
  return sql.join<boolean>(
    words.map((word) => holdsWord(db, word)),
    sql` and `,
  );
}

/** Whether a row's `search_text` holds a piece of a word. */
// Both databases look for bytes faster than for patterns; in Postgres the collation is kept out of it.
export function holdsWord(db: Kysely<Database>, word: string): RawBuilder<boolean> {
  if (isSqlite(db)) return sql<boolean>`instr(search_text, ${word}) > 0`;
  return sql<boolean>`strpos(search_text collate "C", ${word}) > 0`;
}

/** Many values as one: a statement for each number of them would fill the database's memory of statements. */
export function listed(db: Kysely<Database>, values: readonly string[]): RawBuilder<string> {
  if (isSqlite(db)) return sql`select value from json_each(${JSON.stringify(values)})`;
  return sql`select unnest(${values}::text[])`;
}

/** The ids of rows that may hold all the words; those that do are among them. Null when there are too many. */
async function findCandidates(
  db: Kysely<Database>,
  table: SearchedTable,
  words: readonly string[],
): Promise<string[] | null> {
  const isShort = (word: string) => Array.from(word).length < GRAM;
  const long = words.filter((word) => !isShort(word));
  const queries = [...(long.length > 0 ? [long] : []), ...words.filter(isShort)];
  let fewest: string[] | null = null;
  for (const query of queries) {
    const ids = await (isSqlite(db) ? querySqlite : queryPostgres)(db, table, query);
    if (ids?.length === 0) return [];
    if (ids && (fewest === null || ids.length < fewest.length)) fewest = ids;
  }
  return fewest;
}

/** Rows with all trigrams of some words, or with a trigram that begins with one or two letters. */
type IndexQuery = readonly string[] | string;

async function querySqlite(
  db: Kysely<Database>,
  table: SearchedTable,
  query: IndexQuery,
): Promise<string[] | null> {
  const index = sql.table(`${table}_trigrams`);
  const hits =
    typeof query === 'string'
      ? sql`select doc as hit from ${sql.table(`${table}_vocabulary`)}
          where term >= ${query} and term <= ${`${query}\u{10FFFF}`}`
      : sql`select rowid as hit from ${index} where ${index} match ${trigramsOf(query)
          .map((gram) => `"${gram.replaceAll('"', '""')}"`)
          .join(' ')}`;
  const { rows } = await sql<{ hit: number }>`${hits} limit ${MAX_CANDIDATES + 1}`.execute(db);
  if (rows.length === 0) return [];
  if (rows.length > MAX_CANDIDATES) return null;
  const numbers = JSON.stringify(rows.map(({ hit }) => hit));
  const found = await sql<{ id: string }>`select id from ${sql.table(`searchable_${table}`)}
    where number in (select value from json_each(${numbers}))`.execute(db);
  return found.rows.map(({ id }) => id);
}

async function queryPostgres(
  db: Kysely<Database>,
  table: SearchedTable,
  query: IndexQuery,
): Promise<string[] | null> {
  const lexeme = (gram: string) => `'${gram.replaceAll(/['\\]/g, (sign) => sign + sign)}'`;
  const tsquery =
    typeof query === 'string' ? `${lexeme(query)}:*` : trigramsOf(query).map(lexeme).join(' & ');
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(`searchable_${table}`)}
    where text_trigrams(search_text) @@ ${tsquery}::tsquery limit ${MAX_CANDIDATES + 1}`.execute(
    db,
  );
  return rows.length > MAX_CANDIDATES ? null : rows.map(({ id }) => id);
}

function trigramsOf(words: readonly string[]): string[] {
  const grams = words.flatMap((word) => {
    const letters = Array.from(word);
    return letters.slice(GRAM - 1).map((_, at) => letters.slice(at, at + GRAM).join(''));
  });
  return [...new Set(grams)];
}
