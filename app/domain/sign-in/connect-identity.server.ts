import type { Services } from '../../platform/services.ts';
import { findIdentity, insertIdentity } from './identity-store.server.ts';
import { identityRow } from './sign-in-member.server.ts';
import type { Member } from '../../platform/http/viewer.ts';

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
