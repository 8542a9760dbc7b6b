import { type RawBuilder, sql } from 'kysely';
import { isSqlite } from './is-sqlite.ts';
import type { Db } from './tables.ts';

/** Tables with a trigram index of `search_text` (migration 0026). */
export type SearchedTable = 'posts' | 'resources' | 'users';

/** A search in sort order, for at most `limit` rows after the cursor `after` (null: the first). */
type OrderedSearch<Cursor, Row extends Cursor> = {
  table: SearchedTable;
  words: readonly string[];
  limit: number;
  after: Cursor | null;
  /** The limit of scanned rows when the words are too frequent for the index. */
  maxScanned: number;
  /** Reads the next rows in sort order, with whether they match. */
  read: (after: Cursor | null, count: number) => Promise<readonly (Row & Tested)[]>;
  /** Reads the matching rows of these ids after `after`, in sort order. */
  pick: (ids: readonly string[]) => Promise<Row[]>;
};
type Tested = { matches: number };

const GRAM = 3;
/** Words with more candidates are frequent: a scan in sort order finds them sooner. */
const MAX_CANDIDATES = 2000;
const FIRST_READ = 200;
const NEXT_READ = 2500;

/**
 * Searches in sort order: rare words by the index, frequent ones by a scan. `end` is the cursor to continue from when
 * `maxScanned` rows did not fill the page.
 */
export async function searchInOrder<Cursor, Row extends Cursor>(
  db: Db,
  { table, words, limit, after, maxScanned, read, pick }: OrderedSearch<Cursor, Row>,
): Promise<{ found: Row[]; end: Cursor | null }> {
  const found: Row[] = [];
  // Postgres collects all candidates before the limit applies: it scans for frequent words first.
  const indexAt = isSqlite(db) ? 0 : FIRST_READ;
  let end = after;
  let count = FIRST_READ;
  for (let scanned = 0; scanned < maxScanned; scanned += count) {
    const ids = scanned === indexAt ? await findCandidates(db, table, words) : null;
    if (ids) return { found: ids.length === 0 ? [] : await pick(ids), end: null };
    count = scanned === 0 ? FIRST_READ : Math.min(NEXT_READ, maxScanned - scanned);
    const rows = await read(end, count);
    found.push(...rows.filter(({ matches }) => matches));
    if (found.length >= limit || rows.length < count)
      return { found: found.slice(0, limit), end: null };
    end = rows.at(-1) ?? end;
  }
  return { found, end };
}

/** A condition as 1 or 0, for a column on both databases. */
export function asNumber(condition: RawBuilder<boolean>): RawBuilder<number> {
  return sql<number>`case when ${condition} then 1 else 0 end`;
}

/** Whether `search_text` contains all words. */
export function holdsAll(db: Db, words: readonly string[]): RawBuilder<boolean> {
  return sql.join<boolean>(
    words.map((word) => holdsWord(db, word)),
    sql` and `,
  );
}

/** Whether `search_text` contains a word. By bytes, which is faster than patterns and collations. */
export function holdsWord(db: Db, word: string): RawBuilder<boolean> {
  if (isSqlite(db)) return sql<boolean>`instr(search_text, ${word}) > 0`;
  return sql<boolean>`strpos(search_text collate "C", ${word}) > 0`;
}

/** A list as one parameter: each list length would be a prepared statement of its own. */
export function listed(db: Db, values: readonly string[]): RawBuilder<string> {
  if (isSqlite(db)) return sql`select value from json_each(${JSON.stringify(values)})`;
  return sql`select unnest(${values}::text[])`;
}

/** The ids of candidate rows, which include all matches. Null when there are too many. */
async function findCandidates(
  db: Db,
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

/** Words whose trigrams a row must have, or a prefix of one or two letters of a trigram. */
type IndexQuery = readonly string[] | string;

async function querySqlite(
  db: Db,
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
  db: Db,
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
