import { type Kysely, sql } from 'kysely';

/** Finds the few files whose deletion the storage refused without a walk over all files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index stored_objects_unswept on stored_objects (created_at) where sweeping = 1`.execute(
    db,
  );
}
