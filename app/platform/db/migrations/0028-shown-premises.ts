import type { Kysely } from 'kysely';

/** Keeps what the author of a shared post says has happened. Null for posts shared earlier, whose authors were not asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('posts').addColumn('shown_premise', 'text').execute();
}
