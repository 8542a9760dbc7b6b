import type { GuestEventRow, GuestSessionRow } from '../../platform/db/count-tables.ts';
import type { Db } from '../../platform/db/tables.ts';

/** A guest's session; `last_seen` is null for a new guest. */
export type KnownSession = Omit<GuestSessionRow, 'last_seen'> & { last_seen: number | null };

/** Appends one event to the log. */
export async function insertEvent(db: Db, row: GuestEventRow): Promise<void> {
  await db.insertInto('guest_events').values(row).execute();
}

/** The id of the generation that `id` is, or that the shared post `id` shows. Null for neither. */
export async function findSharedGeneration(db: Db, id: string): Promise<string | null> {
  const shared = db
    .selectFrom('posts')
    .select('generation_id as id')
    .where('id', '=', id)
    .where('type', '=', 'community');
  const own = db.selectFrom('generations').select('id').where('id', '=', id);
  return (await shared.unionAll(own).executeTakeFirst())?.id ?? null;
}

/** Locks the session of a guest until the end of the transaction, so that its events are processed one by one. */
export async function lockSession(trx: Db, id: string, now: number): Promise<KnownSession> {
  const steps = { entered_at: null, depth: 0, came_at: null, wrote_at: null };
  const fresh = { id, first_seen: now, last_seen: NEVER, ...steps };
  const row = await trx
    .insertInto('guest_sessions')
    .values(fresh)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, last_seen: row.last_seen === NEVER ? null : row.last_seen };
}

const NEVER = -1;

export async function saveSession(trx: Db, { id, ...session }: GuestSessionRow): Promise<void> {
  await trx.updateTable('guest_sessions').set(session).where('id', '=', id).execute();
}
