import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import { isSqlite } from './is-sqlite.ts';
import { DatabaseError } from './database.server.ts';
import { fillSearchIndexes } from './migrations/0100/search-indexes.ts';
import { withoutNul } from './postgres.server.ts';

/** Two databases of this schema, one of them SQLite. `to` is empty. */
export type CopyPair = { from: Kysely<unknown>; to: Kysely<unknown> };

/** The rows of each table, and how many texts had NUL characters, which Postgres cannot store. */
export type Copied = { counts: Record<string, number>; textsWithNul: number };

type Row = Record<string, string | number | null>;
type Table = { name: string; columns: string[]; key: string[] };

/** The rows that each start makes, by their table: its jobs, and whether the demo account is on. */
const MADE_BY_STARTS: Record<string, RawBuilder<boolean>> = {
  jobs: sql`1 = 1`,
  instance_settings: sql`name = 'demo-keys-ended'`,
};

/** A batch binds up to 500 values per column, and SQLite takes 32,766 in all. */
const BATCH = 500;

/**
 * Copies all tables in one transaction and compares them before it commits: on any error `to` stays empty. Triggers do not run,
 * because the rows that they write are copied too; search indexes are rebuilt. Throws DatabaseError.
 */
export async function copyTables({ from, to }: CopyPair): Promise<Copied> {
  return inSnapshot(from, (source) =>
    to.transaction().execute(async (target) => {
      const tables = await listTables(isSqlite(from) ? source : target);
      const counts: Record<string, number> = {};
      let textsWithNul = 0;
      for (const [table, made] of Object.entries(MADE_BY_STARTS))
        await sql`delete from ${sql.table(table)} where ${made}`.execute(target);
      await withoutTriggers(target, tables, async () => {
        for (const table of tables) {
          const copied = await copyTable(source, target, table);
          counts[table.name] = copied.count;
          textsWithNul += copied.textsWithNul;
        }
      });
      await fillSearchIndexes(target);
      return { counts, textsWithNul };
    }),
  );
}

/** Whether one of these tables has rows that a start alone does not make. */
export async function hasRows(db: Kysely<unknown>, names: readonly string[]): Promise<boolean> {
  for (const name of names) {
    const made = MADE_BY_STARTS[name] ?? sql`1 = 0`;
    const found = sql`select 1 from ${sql.table(name)} where not (${made}) limit 1`;
    const { rows } = await found.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

/** A SQLite source is opened in a transaction. */
function inSnapshot<T>(db: Kysely<unknown>, work: (db: Kysely<unknown>) => Promise<T>): Promise<T> {
  if (isSqlite(db)) return work(db);
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(work);
}

/**
 * The tables with their stored columns and primary keys, each table after those that its rows refer to. Without the tables of
 * the migrations and of the search indexes.
 */
async function listTables(sqlite: Kysely<unknown>): Promise<Table[]> {
  const own = sql`pragma_table_list as t join`;
  const isOwn = sql`t.schema = 'main' and t.type = 'table'
    and t.name not like 'sqlite\\_%' escape '\\' and t.name not like 'kysely\\_%' escape '\\'
    and t.name not like 'searchable\\_%' escape '\\'`;
  const columns = await sql<{ name: string; column: string; place: number }>`
    select t.name, c.name as "column", c.pk as place from ${own} pragma_table_xinfo(t.name) as c
    where c.hidden = 0 and ${isOwn} order by t.name, c.cid`.execute(sqlite);
  const references = await sql<{ name: string; parent: string }>`
    select t.name, f."table" as parent from ${own} pragma_foreign_key_list(t.name) as f
    where ${isOwn}`.execute(sqlite);
  const byName = Map.groupBy(columns.rows, ({ name }) => name);
  const ordered = new Map<string, Table>();
  const add = (name: string) => {
    if (ordered.has(name)) return;
    for (const { name: child, parent } of references.rows)
      if (child === name && parent !== name) add(parent);
    const all = byName.get(name) ?? [];
    const key = all.filter(({ place }) => place > 0).toSorted((a, b) => a.place - b.place);
    const namesOf = (some: typeof all) => some.map(({ column }) => column);
    ordered.set(name, { name, columns: namesOf(all), key: namesOf(key) });
  };
  for (const name of byName.keys()) add(name);
  return [...ordered.values()];
}

async function withoutTriggers(
  db: Kysely<unknown>,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> {
  if (isSqlite(db)) {
    const { rows } = await sql<{ name: string; sql: string }>`
      select name, sql from sqlite_schema where type = 'trigger'`.execute(db);
    for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(db);
    await work();
    for (const trigger of rows) await db.executeQuery(CompiledQuery.raw(trigger.sql));
    return;
  }
  // `user`: without the triggers of foreign keys, which only a superuser may disable.
  const alter = async (change: RawBuilder<unknown>) => {
    for (const { name } of tables)
      await sql`alter table ${sql.table(name)} ${change} trigger user`.execute(db);
  };
  await alter(sql`disable`);
  await work();
  await alter(sql`enable`);
}

async function copyTable(from: Kysely<unknown>, to: Kysely<unknown>, table: Table) {
  const { name, columns } = table;
  const read = createDigest(columns);
  let textsWithNul = 0;
  try {
    for await (const batch of readBatches(from, table)) {
      const rows = batch.map((row) => mapTexts(row, withoutNul));
      textsWithNul += batch.flatMap(Object.values<unknown>).filter(hasNul).length;
      await insert(to, table, rows);
      read.add(rows);
    }
    const written = createDigest(columns);
    for await (const batch of readBatches(to, table)) written.add(batch);
    const count = await countRows(from, name);
    if (read.count !== count || written.count !== count || read.hash() !== written.hash()) {
      throw new Error(`${count} rows, of which ${written.count} arrived, are not the same there`);
    }
    return { count, textsWithNul };
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
    throw new DatabaseError(
      `The table ${name} could not be copied, and nothing was written: ${reason}.`,
      { cause: error },
    );
  }
}

/** Reads a table in the order of its primary key. */
async function* readBatches(
  db: Kysely<unknown>,
  { name, columns, key }: Table,
): AsyncGenerator<Row[]> {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  let last: Row | undefined;
  do {
    const values = sql.join(key.map((column) => sql`${last?.[column]}`));
    const after = last ? sql`where (${keys}) > (${values})` : sql``;
    const { rows } = await sql<Row>`select ${refs(columns)} from ${sql.table(name)} ${after}
      order by ${keys} limit ${BATCH}`.execute(db);
    if (rows.length > 0) yield rows;
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

async function insert(db: Kysely<unknown>, { name, columns }: Table, rows: Row[]): Promise<void> {
  const values = rows.map(
    (row) => sql`(${sql.join(columns.map((column) => sql`${row[column]}`))})`,
  );
  await sql`insert into ${sql.table(name)} (${refs(columns)}) values ${sql.join(values)}`.execute(
    db,
  );
}

async function countRows(db: Kysely<unknown>, name: string): Promise<number> {
  const query = sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`;
  return (await query.execute(db)).rows[0]?.n ?? 0;
}

const refs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** Counts rows and hashes them in any order: the two databases sort texts differently. Rows are unique by their keys. */
function createDigest(columns: readonly string[]) {
  const sum = Buffer.alloc(32);
  let count = 0;
  return {
    add(rows: readonly Row[]) {
      count += rows.length;
      for (const row of rows) {
        const text = JSON.stringify(columns.map((column) => row[column]));
        const hash = createHash('sha256').update(text).digest();
        for (let at = 0; at < hash.length; at += 1) sum[at] = (sum[at] ?? 0) ^ (hash[at] ?? 0);
      }
    },
    get count() {
      return count;
    },
    hash: () => sum.toString('hex'),
  };
}

const hasNul = (value: unknown) => typeof value === 'string' && value.includes('\u0000');

const mapTexts = (row: Row, change: (text: string) => string): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' ? change(value) : value,
    ]),
  );
