import type { Kysely } from 'kysely';
import type { Database, GuestEventRow } from '../db/tables.ts';

/** Appends one event to the log. */
export async function insertEvent(db: Kysely<Database>, row: GuestEventRow): Promise<void> {
  await db.insertInto('guest_events').values(row).execute();
}
