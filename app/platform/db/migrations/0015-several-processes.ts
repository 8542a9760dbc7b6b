import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../create-table.ts';

/** What public pages are read from. */
const PUBLIC = ['posts', 'users', 'comments', 'attached_pictures', 'resources'];

/**
 * Says who runs a job now. Lets Postgres tell every process of a change of what everybody may see, with the very
 * commit that makes it: whoever writes, also by hand.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('jobs').addColumn('holder', 'text').execute();
  if (isSqlite(db)) return;
  // An older version that restores an older backup leaves it behind.
  await sql`create or replace function tell_public_change() returns trigger language plpgsql as $body$
    begin
      perform pg_notify('broetry_public', coalesce(current_setting('broetry.process', true), ''));
      return null;
    end $body$`.execute(db);
  for (const table of PUBLIC) {
    await sql`create trigger tell_public_change
      after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function tell_public_change()`.execute(db);
  }
}
