import type { IdentityRow } from '../../platform/db/tables.ts';
import type { Services } from '../../platform/services.ts';
import { listIdentities } from './identity-store.server.ts';
import { signInOptions } from '../members/sign-in-options.server.ts';
import type { Member, SignInOption } from '../../platform/http/viewer.ts';

/** One way into the viewer's account. `since` in epoch milliseconds. */
export type OwnSignIn = { key: string; label: string; email: string | null; since: number };

export type OwnSignIns = {
  connected: OwnSignIn[];
  /** What could be connected besides. */
  options: SignInOption[];
};

const NAMES: Readonly<Record<string, string>> = {
  google: 'Google',
  linkedin: 'LinkedIn',
  demo: 'Demo account',
  'owner-link': 'Owner link',
};

/** The viewer's ways in, and those that this server could add. */
export async function listSignIns(services: Services, viewer: Member): Promise<OwnSignIns> {
  const rows = await listIdentities(services.db, viewer.id);
  return {
    connected: rows.map((row) => ({
      key: signInKey(row),
      label: NAMES[row.provider] ?? services.settings.oidcName,
      email: row.email,
      since: row.created_at,
    })),
    options: signInOptions(services).filter(({ disabledReason }) => disabledReason === null),
  };
}

/** Names an identity in a form. Only the member's own are ever looked for under it. */
export function signInKey({ issuer, subject }: Pick<IdentityRow, 'issuer' | 'subject'>): string {
  return JSON.stringify([issuer, subject]);
}
