import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { isSqlite } from './is-sqlite.ts';

type Trigger = {
  name: string;
  table: string;
  /** Such as `after insert` or `after update of state`. */
  when: RawBuilder<unknown>;
  /** The condition for a row; `new` and `old` are the row after and before. */
  only: RawBuilder<unknown> | null;
  /** The statement for each row, without bound values. */
  body: RawBuilder<unknown>;
};

/** Creates a trigger on SQLite or Postgres. */
export async function createTrigger(db: QueryExecutorProvider, trigger: Trigger): Promise<void> {
  const { table, when, only, body } = trigger;
  const name = sql.ref(trigger.name);
  const head = sql`create trigger ${name} ${when} on ${sql.table(table)} for each row`;
  const which = only ? sql`when (${only})` : sql``;
  if (isSqlite(db)) {
    await sql`${head} ${which} begin ${body}; end`.execute(db);
    return;
  }
  await sql`create function ${name}() returns trigger language plpgsql as $body$
    begin ${body}; return null; end $body$`.execute(db);
  await sql`${head} ${which} execute function ${name}()`.execute(db);
}
