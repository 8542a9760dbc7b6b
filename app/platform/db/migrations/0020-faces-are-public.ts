import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../create-table.ts';

/** Lets Postgres tell every process of a new face too: the pictures of posts, which are kept, show it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) return;
  await sql`create trigger tell_public_change
    after insert or update or delete or truncate on avatars
    for each statement execute function tell_public_change()`.execute(db);
}
