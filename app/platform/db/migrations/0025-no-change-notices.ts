import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../create-table.ts';

/** Removes the triggers of 0015 that notified processes of each change: public pages are cached for a second instead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) return;
  const { rows } = await sql<{ name: string }>`select relname as name from pg_trigger
    join pg_class on pg_class.oid = tgrelid where tgname = 'tell_public_change'`.execute(db);
  for (const { name } of rows)
    await sql`drop trigger tell_public_change on ${sql.table(name)}`.execute(db);
  await sql`drop function if exists tell_public_change()`.execute(db);
}
