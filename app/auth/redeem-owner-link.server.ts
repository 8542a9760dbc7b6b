import { createHash } from 'node:crypto';
import { takeQuota } from '../guests/quota-store.server.ts';
import type { Services } from '../services.server.ts';
import { ownerTokenEnd } from './owner-token.server.ts';
import { signInMember } from './sign-in-member.server.ts';
import type { Viewer } from './viewer.ts';

/** The owner's own issuer: nobody else signs in under it. */
const ISSUER = 'urn:broetry:owner-link';

type Browser = { oldToken: string | null; userAgent: string; requestId: string };

/**
 * Signs in as the first address of ADMIN_EMAILS, for a token that this server's secret has signed, once. Null
 * for one that is forged, over or used, or when ADMIN_EMAILS names nobody.
 */
export async function redeemOwnerLink(
  services: Services,
  viewer: Viewer,
  token: string,
  { oldToken, userAgent, requestId }: Browser,
): Promise<string | null> {
  const [email] = services.settings.adminEmails;
  const end = ownerTokenEnd(services.secret, token, services.now());
  const used = {
    scope: 'owner-link',
    subject: createHash('sha256').update(token).digest('base64url'),
    period: new Date(end ?? 0).toISOString().slice(0, 10),
  };
  if (!email || end === null || !(await takeQuota(services.db, used, 1))) {
    const audit = {
      event: 'sign_in_failed',
      provider: 'owner-link',
      reason: 'bad-link',
      requestId,
    };
    services.log.warn(audit, 'an owner link was refused');
    return null;
  }
  const signedIn = await signInMember(services, {
    provider: 'owner-link',
    issuer: ISSUER,
    subject: email,
    name: null,
    email,
    isEmailVerified: true,
    guestId: viewer.guestId,
    oldToken,
    userAgent,
  });
  const audit = { event: 'signed_in', provider: 'owner-link', user: signedIn.userId, requestId };
  services.log.info(audit, 'the owner signed in by a link');
  return signedIn.token;
}
