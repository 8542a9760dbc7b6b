import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { createTrigger } from '../../create-trigger.ts';
import { isSqlite } from '../../is-sqlite.ts';

const TABLES = ['posts', 'resources', 'users'] as const;
type Table = (typeof TABLES)[number];

/** Columns that say whether a row is searched. */
const SHOWN_BY = { posts: ['type', 'hidden_at'], resources: ['hidden_at'], users: [] } as const;

/** Whether a row is seen by others, and so searched; `row` is its table, or `new` or `old` in a trigger. */
export function isShownRow(table: Table, row: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  if (table === 'users') return sql`true`;
  if (table === 'resources') return sql`${column('hidden_at')} is null`;
  return sql`${column('type')} = 'community' and ${column('hidden_at')} is null`;
}

/** Creates indexes of the trigrams of `search_text`, which triggers keep current. */
export async function createSearchIndexes(db: QueryExecutorProvider): Promise<void> {
  if (!isSqlite(db)) await createTrigramFunction(db);
  for (const table of TABLES) {
    await (isSqlite(db) ? createOnSqlite(db, table) : createOnPostgres(db, table));
    await createTriggers(db, table);
  }
  await fillSearchIndexes(db);
}

/** Fills the indexes with the rows that are there. */
export async function fillSearchIndexes(db: QueryExecutorProvider): Promise<void> {
  for (const table of TABLES) {
    await (isSqlite(db) ? fillOnSqlite(db, table) : fillOnPostgres(db, table));
  }
}

async function fillOnSqlite(db: QueryExecutorProvider, table: Table): Promise<void> {
  const { ids, index, shown } = partsOf(table);
  await sql`delete from ${ids}`.execute(db);
  await sql`insert into ${index}(${index}) values ('delete-all')`.execute(db);
  await sql`insert into ${ids} (id) select id from ${shown} order by created_at`.execute(db);
  await sql`insert into ${index} (rowid, text) select number, search_text || '  ' from ${ids}
    join ${sql.table(table)} using (id) order by number`.execute(db);
  // One segment: a search looks each trigram up in every one.
  await sql`insert into ${index}(${index}) values ('optimize')`.execute(db);
}

async function fillOnPostgres(db: QueryExecutorProvider, table: Table): Promise<void> {
  const { ids, index, shown } = partsOf(table);
  await sql`drop index if exists ${index}`.execute(db);
  await sql`delete from ${ids}`.execute(db);
  await sql`insert into ${ids} (id, search_text) select id, search_text from ${shown}`.execute(db);
  // After the rows, with memory: built so it takes minutes for a million of them, and with the default much longer.
  await sql`set local maintenance_work_mem = '512MB'`.execute(db);
  // Without a list of pending entries, which each search would have to read.
  await sql`create index ${index} on ${ids} using gin (text_trigrams(search_text))
    with (fastupdate = off)`.execute(db);
  // Statistics would cost the function for each row of the sample, and without them the index is always chosen.
  await sql`alter index ${index} alter column 1 set statistics 0`.execute(db);
}

function partsOf(table: Table) {
  const shown = sql`${sql.table(table)} where ${isShownRow(table, table)}`;
  return { ids: sql.table(`searchable_${table}`), index: sql.table(`${table}_trigrams`), shown };
}

/**
 * FTS5 knows rows by a number that stays, which the tables do not have. The index holds no text, so that it can delete each
 * trigram of a row that goes (`secure-delete`); the vocabulary is read for one or two letters.
 */
async function createOnSqlite(db: QueryExecutorProvider, table: Table): Promise<void> {
  const { ids, index } = partsOf(table);
  await sql`create table ${ids} (number integer primary key, id text not null unique) strict`.execute(
    db,
  );
  await sql`create virtual table ${index} using fts5(text, content = '', columnsize = 0, detail = none,
    tokenize = 'trigram case_sensitive 1')`.execute(db);
  await sql`insert into ${index}(${index}, rank) values ('secure-delete', 1)`.execute(db);
  await sql`create virtual table ${sql.table(`${table}_vocabulary`)}
    using fts5vocab(${index}, instance)`.execute(db);
}

/** The text has a table of its own: a counter of a post that changes does not touch an index of its words. */
async function createOnPostgres(db: QueryExecutorProvider, table: Table): Promise<void> {
  await sql`create table ${partsOf(table).ids} (id text primary key, search_text text not null)`.execute(
    db,
  );
}

/**
 * Trigrams as lexemes: pg_trgm has to be allowed, skips signs and depends on the locale of the database. Not `parallel safe`: to
 * start workers takes longer than the search.
 */
async function createTrigramFunction(db: QueryExecutorProvider): Promise<void> {
  await sql`create function text_trigrams(value text) returns tsvector
    language sql immutable strict cost 1000 as $body$
      select coalesce(array_to_tsvector(array_agg(distinct trigram)), '') from (
        select letter || lead(letter, 1, ' ') over following || lead(letter, 2, ' ') over following as trigram
        from unnest(string_to_array(value, null)) with ordinality as letters(letter, place)
        window following as (order by place)
      ) as trigrams
    $body$`.execute(db);
}

async function createTriggers(db: QueryExecutorProvider, table: Table): Promise<void> {
  const { ids, index } = partsOf(table);
  const add = isSqlite(db)
    ? sql`insert into ${ids} (id) select new.id where ${isShownRow(table, 'new')};
      insert into ${index} (rowid, text) select number, new.search_text || '  ' from ${ids} where id = new.id`
    : sql`insert into ${ids} (id, search_text) select new.id, new.search_text where ${isShownRow(table, 'new')}`;
  const forget = isSqlite(db)
    ? sql`insert into ${index} (${index}, rowid, text)
        select 'delete', number, old.search_text || '  ' from ${ids} where id = old.id;`
    : sql``;
  const remove = sql`${forget} delete from ${ids} where id = old.id`;
  const changed = ['search_text', ...SHOWN_BY[table]].map((column) => sql.ref(column));
  const trigger = (when: string, on: RawBuilder<unknown>, body: RawBuilder<unknown>) =>
    createTrigger(db, { name: `search_${table}_${when}`, table, when: on, only: null, body });
  await trigger('added', sql`after insert`, add);
  await trigger('changed', sql`after update of ${sql.join(changed)}`, sql`${remove}; ${add}`);
  await trigger('deleted', sql`after delete`, remove);
}
