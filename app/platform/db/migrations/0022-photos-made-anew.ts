import { type Kysely, sql } from 'kysely';

/**
 * Lets go of the photos that were kept as they came, with whatever stood in them beside the pixels. Each is fetched
 * again, and made anew, when its member next signs in; until then the letter is shown.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update users set photo_url = null where photo_url is not null`.execute(db);
  await sql`delete from avatars`.execute(db);
}
