import { type Kysely, sql } from 'kysely';
import { bigInteger } from '../create-table.ts';

const SHOWN = sql`type = 'community' and hidden_at is null`;

/**
 * Says what a post makes worse, and which day's situation it answers; both outlive the post that they name. Lets a
 * week's most loved posts be read from an index: weeks begin on a Monday, UTC.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['generations', 'posts']) {
    const alter = () => db.schema.alterTable(table);
    await alter().addColumn('remix_of', 'text').execute();
    await alter().addColumn('remix_root', 'text').execute();
    await alter().addColumn('prompt_day', bigInteger(db)).execute();
  }
  await sql`create index posts_remixes on posts (remix_of, created_at, id)
    where ${SHOWN} and remix_of is not null`.execute(db);
  await sql`create index posts_answers on posts (prompt_day, created_at, id)
    where ${SHOWN} and prompt_day is not null`.execute(db);
  await sql`create index posts_hall on posts
    (((created_at + 259200000) / 604800000), reactions desc, id)
    where ${SHOWN} and reactions > 0`.execute(db);
}
