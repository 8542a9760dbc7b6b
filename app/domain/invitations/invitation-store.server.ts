import type { ExpressionBuilder } from 'kysely';
import type { InvitationRow } from '../../platform/db/sign-in-tables.ts';
import type { Database, Db } from '../../platform/db/tables.ts';

export async function insertInvitation(trx: Db, row: InvitationRow): Promise<void> {
  await trx.insertInto('invitations').values(row).execute();
}

/** The latest invitations, newest first. */
export function listInvitationRows(db: Db, limit: number): Promise<InvitationRow[]> {
  return db.selectFrom('invitations').selectAll().orderBy('id', 'desc').limit(limit).execute();
}

function isLive(tokenHash: string, now: number) {
  return (eb: ExpressionBuilder<Database, 'invitations'>) =>
    eb.and([
      eb('token_hash', '=', tokenHash),
      eb('revoked_at', 'is', null),
      eb('expires_at', '>', now),
      eb('uses', '<', eb.ref('max_uses')),
    ]);
}

/** Whether the token of this hash still admits somebody. */
export async function isInvitationLive(db: Db, tokenHash: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where(isLive(tokenHash, now))
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes one use. A single statement, so that parallel sign-ups take no more than there are. */
export async function takeInvitation(trx: Db, tokenHash: string, now: number): Promise<boolean> {
  const taken = await trx
    .updateTable('invitations')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where(isLive(tokenHash, now))
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
