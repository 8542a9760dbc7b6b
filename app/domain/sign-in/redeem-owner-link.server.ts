import type { Member, Viewer } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { updateUser } from '../members/member-store.server.ts';
import { findSessionStart } from '../members/session-store.server.ts';
import { takeQuota } from '../rate-limits/quotas.server.ts';
import { logAudit } from '../screening/audit-store.server.ts';
import { type SignInBrowser, signInKnown, signInMember } from './member-sign-in.server.ts';
import { isDemoSession } from './sessions.server.ts';
import { listIdentities } from './sign-in-store.server.ts';
import { isOwnerLinkFresh, ownerLinkUse, ownerTokenEnd } from './owner-token.server.ts';

const ISSUER = 'urn:broetry:owner-link';

/**
 * `signed-in` and `renewed` come with a session. `made-admin`: the viewer is an admin from now on. `sign-up-first`: the
 * link works for whoever signs up or in within its time; nothing is used up. `demo`: a demo account cannot become admin.
 */
export type Redeemed =
  | { did: 'signed-in' | 'renewed'; session: string }
  | { did: 'made-admin' }
  | { did: 'sign-up-first' }
  | { did: 'demo' };

/**
 * Redeems a signed token once. With ADMIN_EMAILS it signs in as its first address; without, the viewer's account becomes
 * an admin. A token for a member renews the viewer's own sign-in, or, with the member's id behind it, signs in a guest as
 * that member. Null for a forged, expired, used or foreign token.
 */
export async function redeemOwnerLink(
  services: Services,
  viewer: Viewer,
  sent: string,
  browser: SignInBrowser,
): Promise<Redeemed | null> {
  const [, token = '', id = ''] = /^([^.]*\.[^.]*\.[^.]*)(?:\.(\w{1,40}))?$/.exec(sent) ?? [];
  const isOwn = viewer.kind === 'member' && ownEnd(services, viewer, token) !== null;
  const redeemed =
    isOwn || id !== ''
      ? await signInAs(services, viewer, { token, id }, browser)
      : await redeemAsOwner(services, viewer, token, browser);
  if (redeemed === null) {
    const { requestId } = browser;
    const audit = { event: 'sign_in_failed', provider: 'owner-link', reason: 'bad-link' };
    services.log.warn({ ...audit, requestId }, 'an owner link was refused');
  }
  return redeemed;
}

function take(
  services: Pick<Services, 'db' | 'settings'>,
  token: string,
  end: number | null,
): Promise<boolean> {
  if (end === null) return Promise.resolve(false);
  return takeQuota(services.db, services.settings, ownerLinkUse(token, end));
}

async function redeemAsOwner(
  services: Services,
  viewer: Viewer,
  token: string,
  browser: SignInBrowser,
): Promise<Redeemed | null> {
  const [email] = services.settings.adminEmails;
  if (email === undefined) return makeAdmin(services, viewer, token, browser);
  const end = ownerTokenEnd(services.secret, token, services.now());
  if (!(await take(services, token, end))) return null;
  const signedIn = await signInMember(services, {
    provider: 'owner-link',
    issuer: ISSUER,
    subject: email,
    name: null,
    email,
    isEmailVerified: true,
    ...browser,
    tokens: { invitation: null, ownerLink: null },
  });
  return { did: 'signed-in', session: signedIn.token };
}

async function makeAdmin(
  services: Services,
  viewer: Viewer,
  token: string,
  { requestId }: SignInBrowser,
): Promise<Redeemed | null> {
  if (!(await isOwnerLinkFresh(services.db, services, token))) return null;
  if (viewer.kind === 'guest') return { did: 'sign-up-first' };
  const identities = await listIdentities(services.db, viewer.id);
  const isDemo = identities.some(({ provider }) => provider === 'demo');
  if (isDemo || (await isDemoSession(services.db, viewer))) return { did: 'demo' };
  const now = services.now();
  if (!(await take(services, token, ownerTokenEnd(services.secret, token, now)))) return null;
  await services.db.transaction().execute(async (trx) => {
    await updateUser(trx, viewer.id, { admin_since: now });
    const entry = { action: 'make-admin', target_kind: 'user', target_id: viewer.id };
    await logAudit(trx, services, { actor_id: viewer.id, ...entry, at: now });
  });
  const audit = { event: 'made_admin', user: viewer.id, requestId };
  services.log.warn(audit, 'an account became an admin by the owner link');
  return { did: 'made-admin' };
}

/**
 * Signs in a guest as the member `id`, who has lost every other way in, or the viewer once more: with the provider of the
 * session before, so that the new one gains no rights.
 */
async function signInAs(
  services: Services,
  viewer: Viewer,
  { token, id }: { token: string; id: string },
  browser: SignInBrowser,
): Promise<Redeemed | null> {
  const own = viewer.kind === 'member' ? viewer : null;
  const end = own
    ? ownEnd(services, own, token)
    : ownerTokenEnd(services.secret, token, services.now(), id);
  if (!(await take(services, token, end))) return null;
  const session = own && (await findSessionStart(services.db, own));
  const visit = { ...browser, provider: 'owner-link', sessionProvider: session?.provider };
  const signedIn = await signInKnown(services, visit, () => Promise.resolve(own?.id ?? id));
  return signedIn && { did: 'renewed', session: signedIn.token };
}

function ownEnd(
  services: Pick<Services, 'now' | 'secret'>,
  viewer: Member,
  token: string,
): number | null {
  const ends = [viewer.email, viewer.id]
    .filter((member) => member !== '')
    .map((member) => ownerTokenEnd(services.secret, token, services.now(), member));
  return ends.find((end) => end !== null) ?? null;
}
