import { createHash } from 'node:crypto';
import { takeQuota } from '../rate-limits/quotas.server.ts';
import type { Services } from '../../platform/services.ts';
import { ownerTokenEnd } from './owner-token.server.ts';
import { findSessionStart } from '../members/session-store.server.ts';
import { beginSession, signInMember } from './member-sign-in.server.ts';
import type { Member, Viewer } from '../../platform/http/viewer.ts';

/** The owner's own issuer: nobody else signs in under it. */
const ISSUER = 'urn:broetry:owner-link';

type Browser = { oldToken: string | null; userAgent: string; requestId: string };

/**
 * Signs in as the first address of ADMIN_EMAILS, for a token that this server's secret has signed, once. A token made
 * for the viewer, by e-mail or id, signs the viewer in once more. Null for one that is forged, over, used or made
 * for another member, or when ADMIN_EMAILS names nobody.
 */
export async function redeemOwnerLink(
  services: Services,
  viewer: Viewer,
  token: string,
  { oldToken, userAgent, requestId }: Browser,
): Promise<{ session: string; isAgain: boolean } | null> {
  const [email] = services.settings.adminEmails;
  const ownEnd = endForViewer(services, viewer, token);
  const end = ownEnd ?? (email ? ownerTokenEnd(services.secret, token, services.now()) : null);
  const used = {
    scope: 'owner-link',
    subject: createHash('sha256').update(token).digest('base64url'),
    period: new Date(end ?? 0).toISOString().slice(0, 10),
  } as const;
  if (end === null || !(await takeQuota(services.db, services.settings, used))) {
    const audit = {
      event: 'sign_in_failed',
      provider: 'owner-link',
      reason: 'bad-link',
      requestId,
    };
    services.log.warn(audit, 'an owner link was refused');
    return null;
  }
  if (ownEnd !== null && viewer.kind === 'member') {
    const session = await renewSession(services, viewer, { oldToken, userAgent });
    const audit = { event: 'signed_in', provider: 'owner-link', user: viewer.id, requestId };
    services.log.info(audit, 'a member signed in once more by a link');
    return { session, isAgain: true };
  }
  if (!email) return null;
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
  return { session: signedIn.token, isAgain: false };
}

function endForViewer(services: Services, viewer: Viewer, token: string): number | null {
  if (viewer.kind !== 'member') return null;
  const ends = [viewer.email, viewer.id]
    .filter((member) => member !== '')
    .map((member) => ownerTokenEnd(services.secret, token, services.now(), member));
  return ends.find((end) => end !== null) ?? null;
}

/** A new session in place of the viewer's, by the same provider: what that one may do does not grow. */
function renewSession(
  services: Services,
  viewer: Member,
  { oldToken, userAgent }: Pick<Browser, 'oldToken' | 'userAgent'>,
): Promise<string> {
  return services.db.transaction().execute(async (trx) => {
    const session = { id: viewer.sessionId, userId: viewer.id };
    const provider = (await findSessionStart(trx, session))?.provider ?? 'owner-link';
    return beginSession(trx, services, { userId: viewer.id, provider, oldToken, userAgent });
  });
}
