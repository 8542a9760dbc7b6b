import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isSqlite } from '../db/create-table.ts';
import type { Database, ResourceRow } from '../db/tables.ts';

/** What has more than this is frequent: it is found faster by looking through the pictures, newest first. */
const MOST_USES = 3000;

/** Writes down which words a picture is found by. In the transaction that keeps the picture. */
export async function addWords(
  trx: Kysely<Database>,
  rows: readonly Pick<ResourceRow, 'id' | 'search_text'>[],
): Promise<void> {
  const uses = rows.flatMap(({ id: resource_id, search_text }) =>
    [...new Set(search_text.split(' ').filter(Boolean))].map((word) => ({
      word,
      resource_id,
    })),
  );
  if (uses.length === 0) return;
  // In one order for everybody: two uploads of the same new words then wait for each other, but not in a circle.
  const words = [...new Set(uses.map(({ word }) => word))].toSorted();
  await trx
    .insertInto('library_words')
    .values(words.map((word) => ({ word })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx.insertInto('resource_words').values(uses).execute();
}

/** Forgets words of which no picture is left. */
export async function deleteUnusedWords(db: Kysely<Database>): Promise<number> {
  const gone = await db
    .deleteFrom('library_words')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('resource_words')
            .select('resource_words.word')
            .whereRef('resource_words.word', '=', 'library_words.word'),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/**
 * The pictures that could hold all these pieces of words: those that hold the rarest of them. Null when all of them
 * are frequent.
 */
export async function listCandidates(
  db: Kysely<Database>,
  pieces: readonly string[],
): Promise<string[] | null> {
  let rarest: string[] | null = null;
  for (const piece of pieces) {
    const ids = await idsOf(db, piece);
    if (ids?.length === 0) return [];
    if (ids && (rarest === null || ids.length < rarest.length)) rarest = ids;
  }
  return rarest;
}

// Null for what is frequent. Mostly that is a word by itself, and then the list of words need not be read.
async function idsOf(db: Kysely<Database>, piece: string): Promise<string[] | null> {
  const alone = await idsWith(db, [piece]);
  const words = alone && (await wordsWith(db, piece));
  return words && idsWith(db, words);
}

// The words of a library are far fewer than its pictures, and short.
async function wordsWith(db: Kysely<Database>, piece: string): Promise<string[] | null> {
  const holds = isSqlite(db)
    ? sql<boolean>`instr(word, ${piece}) > 0`
    : sql<boolean>`strpos(word collate "C", ${piece}) > 0`;
  const found = await db
    .selectFrom('library_words')
    .select('word')
    .where(holds)
    .limit(MOST_USES + 1)
    .execute();
  return found.length > MOST_USES ? null : found.map(({ word }) => word);
}

async function idsWith(db: Kysely<Database>, words: readonly string[]): Promise<string[] | null> {
  if (words.length === 0) return [];
  const { rows } = await sql<{ id: string }>`select resource_id as id from resource_words
    where word in (${listed(db, words)}) limit ${MOST_USES + 1}`.execute(db);
  return rows.length > MOST_USES ? null : [...new Set(rows.map(({ id }) => id))];
}

/** Many values as one: a statement for each number of them would fill the database's memory of statements. */
export function listed(db: Kysely<Database>, values: readonly string[]): RawBuilder<string> {
  if (isSqlite(db)) return sql`select value from json_each(${JSON.stringify(values)})`;
  return sql`select unnest(${values}::text[])`;
}
