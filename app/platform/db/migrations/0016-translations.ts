import { CompiledQuery, type Kysely, sql } from 'kysely';
import { isSqlite } from '../create-table.ts';

const KINDS = sql`in ('post', 'replies', 'translation')`;

/** A go at a translation by a model is a generation too. What it said is forgotten by the clock, which finds it here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await (isSqlite(db) ? replaceColumn(db) : replaceCheck(db));
  // Literal: SQLite reads such an index only for a query that says the very same.
  await sql`create index generations_translations on generations (created_at)
    where kind = 'translation' and fields <> '{}'`.execute(db);
}

async function replaceCheck(db: Kysely<unknown>): Promise<void> {
  await sql`alter table generations drop constraint generations_kind_check`.execute(db);
  await sql`alter table generations
    add constraint generations_kind_check check (kind ${KINDS})`.execute(db);
}

// SQLite changes no check, but it goes with its column. Triggers name the column: they step aside meanwhile.
async function replaceColumn(db: Kysely<unknown>): Promise<void> {
  const { rows: triggers } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema
    where type = 'trigger' and tbl_name = 'generations'`.execute(db);
  for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)}`.execute(db);
  await sql`alter table generations add column new_kind text not null default 'post'
    check (new_kind ${KINDS})`.execute(db);
  await sql`update generations set new_kind = kind where kind <> 'post'`.execute(db);
  await sql`alter table generations drop column kind`.execute(db);
  await sql`alter table generations rename column new_kind to kind`.execute(db);
  // As the database wrote them down: nobody's words are in them.
  for (const trigger of triggers) await db.executeQuery(CompiledQuery.raw(trigger.sql));
}
