import type { InvitationRow } from '../../platform/db/sign-in-tables.ts';
import type { Db } from '../../platform/db/tables.ts';

export async function insertInvitation(trx: Db, row: InvitationRow): Promise<void> {
  await trx.insertInto('invitations').values(row).execute();
}

/** The latest invitations, newest first. */
export function listInvitationRows(db: Db, limit: number): Promise<InvitationRow[]> {
  return db.selectFrom('invitations').selectAll().orderBy('id', 'desc').limit(limit).execute();
}

/** Whether the token of this hash still admits somebody. */
export async function isInvitationLive(db: Db, tokenHash: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .whereRef('uses', '<', 'max_uses')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes one use. A single statement, so that parallel sign-ups take no more than there are. */
export async function takeInvitation(trx: Db, tokenHash: string, now: number): Promise<boolean> {
  const taken = await trx
    .updateTable('invitations')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .whereRef('uses', '<', 'max_uses')
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Revokes an invitation once. */
export async function markRevoked(trx: Db, id: string, now: number): Promise<boolean> {
  const revoked = await trx
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return revoked !== undefined;
}
