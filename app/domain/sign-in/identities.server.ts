import type { IdentityRow } from '../../platform/db/tables.ts';
import type { Member, SignInOption } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { signInOptions } from '../members/sign-in-policy.server.ts';
import { identityRow } from './member-sign-in.server.ts';
import {
  deleteIdentity,
  findIdentity,
  insertIdentity,
  listIdentities,
} from './sign-in-store.server.ts';

/** What a provider says about an account. `email` is empty when it says none. */
export type Claims = {
  issuer: string;
  subject: string;
  name: string | null;
  email: string;
  isEmailVerified: boolean;
  picture: string | null;
  /** When its owner last signed in there, in epoch milliseconds, where the provider says so. */
  authenticatedAt: number | null;
};

/** Joins another way in to the viewer's account. False when it belongs to somebody else. */
export async function connectIdentity(
  services: Services,
  viewer: Member,
  claims: Claims & { provider: string },
): Promise<boolean> {
  const isEmailVerified = claims.isEmailVerified && claims.provider !== 'demo';
  const row = identityRow({ ...claims, isEmailVerified }, viewer.id, services.now());
  if (await insertIdentity(services.db, row)) {
    const audit = { event: 'sign_in_connected', provider: claims.provider, user: viewer.id };
    services.log.info(audit, 'a sign-in was connected');
    return true;
  }
  return (await findIdentity(services.db, row))?.user_id === viewer.id;
}

/** One way into the viewer's account. `since` in epoch milliseconds. */
export type OwnSignIn = { key: string; label: string; email: string | null; since: number };

export type OwnSignIns = {
  connected: OwnSignIn[];
  /** What could be connected besides. */
  options: SignInOption[];
};

const PROVIDER_NAMES: Readonly<Record<string, string>> = {
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
      label: PROVIDER_NAMES[row.provider] ?? services.settings.oidcName,
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

/** Takes a way in out of the viewer's account. The last one stays: without it nobody could come back. */
export async function disconnectSignIn(
  services: Services,
  viewer: Member,
  key: string,
): Promise<'disconnected' | 'missing' | 'last'> {
  const rows = await listIdentities(services.db, viewer.id);
  const row = rows.find((row) => signInKey(row) === key);
  if (!row) return 'missing';
  if (!(await deleteIdentity(services.db, row))) return 'last';
  const audit = { event: 'sign_in_disconnected', provider: row.provider, user: viewer.id };
  services.log.info(audit, 'a sign-in was disconnected');
  return 'disconnected';
}
