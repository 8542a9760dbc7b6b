import type { Kysely } from 'kysely';
import type { Database, GuestEventRow, GuestSessionRow } from '../../platform/db/tables.ts';
import type { KnownSession } from './events.server.ts';

/** Appends one event to the log. */
export async function insertEvent(db: Kysely<Database>, row: GuestEventRow): Promise<void> {
  await db.insertInto('guest_events').values(row).execute();
}

/** The session of a guest, held until the transaction ends, so that its steps come one after the other. */
export async function lockSession(
  trx: Kysely<Database>,
  id: string,
  now: number,
): Promise<KnownSession> {
  const fresh = { id, first_seen: now, last_seen: NEVER, entered_at: null, depth: 0 };
  const row = await trx
    .insertInto('guest_sessions')
    .values(fresh)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, last_seen: row.last_seen === NEVER ? null : row.last_seen };
}

const NEVER = -1;

/** Keeps how far a guest has come. */
export async function saveSession(
  trx: Kysely<Database>,
  { id, ...session }: GuestSessionRow,
): Promise<void> {
  await trx.updateTable('guest_sessions').set(session).where('id', '=', id).execute();
}
