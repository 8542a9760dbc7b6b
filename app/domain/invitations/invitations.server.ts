import type { InvitationRow } from '../../platform/db/sign-in-tables.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Admin } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import { hashToken, newSessionToken } from '../members/session.server.ts';
import { logAudit } from '../screening/audit-store.server.ts';
import {
  insertInvitation,
  isInvitationLive,
  listInvitationRows,
  markRevoked,
  takeInvitation,
} from './invitation-store.server.ts';

export const INVITATION_LIMITS = { uses: 1000, days: 365 } as const;
const SHOWN = 100;

export type Invitation = Awaited<ReturnType<typeof listInvitations>>[number];

/** Lists the latest invitations. */
export async function listInvitations(services: Pick<Services, 'db' | 'now'>) {
  const now = services.now();
  return (await listInvitationRows(services.db, SHOWN)).map((row) => ({
    id: row.id,
    uses: row.uses,
    maxUses: row.max_uses,
    madeAt: row.created_at,
    expiresAt: row.expires_at,
    state: stateOf(row, now),
  }));
}

function stateOf({ revoked_at, uses, max_uses, expires_at }: InvitationRow, now: number) {
  if (revoked_at !== null) return 'revoked';
  if (uses >= max_uses) return 'used up';
  return expires_at <= now ? 'expired' : 'open';
}

/** Makes an invitation for some sign-ups and days. Returns its link, which is shown this once. */
export async function makeInvitation(
  services: Services,
  admin: Admin,
  { uses, days }: { uses: number; days: number },
): Promise<string> {
  const token = newSessionToken(services);
  const now = services.now();
  const id = services.newId();
  await services.db.transaction().execute(async (trx) => {
    await insertInvitation(trx, {
      id,
      token_hash: hashToken(token),
      made_by: admin.id,
      max_uses: uses,
      uses: 0,
      created_at: now,
      expires_at: now + days * DAY_MS,
      revoked_at: null,
    });
    await logAudit(trx, services, entry(admin.id, 'invite', id));
  });
  return `${services.publicOrigin}/signup?invite=${token}`;
}

/** Revokes an invitation. False for one that is gone or revoked already. */
export function revokeInvitation(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  admin: Admin,
  id: string,
): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    if (!(await markRevoked(trx, id, services.now()))) return false;
    await logAudit(trx, services, entry(admin.id, 'revoke-invitation', id));
    return true;
  });
}

/** Whether a token admits somebody. */
export async function isInvited(
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string | null,
): Promise<boolean> {
  return token !== null && isInvitationLive(db, hashToken(token), now());
}

/** Takes a use of an invitation for a sign-up in the caller's transaction. */
export async function spendInvitation(
  trx: Db,
  { now }: Pick<Services, 'now'>,
  token: string | null,
): Promise<boolean> {
  return token !== null && takeInvitation(trx, hashToken(token), now());
}

function entry(actorId: string, action: string, id: string) {
  return { actor_id: actorId, action, target_kind: 'invitation', target_id: id };
}
