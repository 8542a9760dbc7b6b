import { createHash } from 'node:crypto';
import { takeQuota } from '../rate-limits/quotas.server.ts';
import { dateAt } from '../../platform/time/time-units.ts';
import type { Services } from '../../platform/services.ts';
import { ownerTokenEnd } from './owner-token.server.ts';
import { findSessionStart } from '../members/session-store.server.ts';
import { beginSession, signInMember } from './member-sign-in.server.ts';
import type { Member, Viewer } from '../../platform/http/viewer.ts';

const ISSUER = 'urn:broetry:owner-link';

type Browser = { oldToken: string | null; userAgent: string; requestId: string };

/**
 * Redeems a signed token once and signs in as the first address of ADMIN_EMAILS. A token for the viewer's e-mail or id
 * renews the viewer's sign-in. Null for a forged, expired, used or foreign token, or when ADMIN_EMAILS is empty.
 */
export async function redeemOwnerLink(
  services: Services,
  viewer: Viewer,
  token: string,
  { oldToken, userAgent, requestId }: Browser,
): Promise<{ session: string; isRenewal: boolean } | null> {
  const log = { provider: 'owner-link', requestId };
  const [email] = services.settings.adminEmails;
  const ownEnd = endForViewer(services, viewer, token);
  const end = ownEnd ?? (email ? ownerTokenEnd(services.secret, token, services.now()) : null);
  const used = {
    scope: 'owner-link',
    subject: createHash('sha256').update(token).digest('base64url'),
    period: dateAt(end ?? 0),
  } as const;
  if (end === null || !(await takeQuota(services.db, services.settings, used))) {
    const audit = { ...log, event: 'sign_in_failed', reason: 'bad-link' };
    services.log.warn(audit, 'an owner link was refused');
    return null;
  }
  if (ownEnd !== null && viewer.kind === 'member') {
    const session = await renewSession(services, viewer, { oldToken, userAgent });
    const audit = { ...log, event: 'signed_in', user: viewer.id };
    services.log.info(audit, 'a member signed in once more by a link');
    return { session, isRenewal: true };
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
  const audit = { ...log, event: 'signed_in', user: signedIn.userId };
  services.log.info(audit, 'the owner signed in by a link');
  return { session: signedIn.token, isRenewal: false };
}

function endForViewer(services: Services, viewer: Viewer, token: string): number | null {
  if (viewer.kind !== 'member') return null;
  const ends = [viewer.email, viewer.id]
    .filter((member) => member !== '')
    .map((member) => ownerTokenEnd(services.secret, token, services.now(), member));
  return ends.find((end) => end !== null) ?? null;
}

/** Replaces the viewer's session by a new one of the same provider, so that it gains no rights. */
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
