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

/** The claims of a provider about an account. `email` is empty when there is none. */
export type Claims = {
  issuer: string;
  subject: string;
  name: string | null;
  email: string;
  isEmailVerified: boolean;
  picture: string | null;
  /** The last sign-in at the provider, in epoch milliseconds, when the provider gives it. */
  authenticatedAt: number | null;
};

/** Connects an identity to the viewer's account. False when it belongs to another member. */
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

/** A connected identity. `since` in epoch milliseconds. */
export type OwnSignIn = { key: string; label: string; email: string | null; since: number };

export type OwnSignIns = {
  connected: OwnSignIn[];
  options: SignInOption[];
};

const PROVIDER_NAMES: Readonly<Record<string, string>> = {
  google: 'Google',
  linkedin: 'LinkedIn',
  demo: 'Demo account',
  'owner-link': 'Owner link',
};

/** Lists the viewer's identities and the configured providers. */
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

/** The key of an identity in a form. */
export function signInKey({ issuer, subject }: Pick<IdentityRow, 'issuer' | 'subject'>): string {
  return JSON.stringify([issuer, subject]);
}

/** Disconnects an identity from the viewer's account, but never the last one. */
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
