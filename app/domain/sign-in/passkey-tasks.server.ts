import { latestLook } from '../instance/latest-look.server.ts';
import { cleanInput } from '../../../comedy/language/clean-input.ts';
import type { PasskeyRow } from '../../platform/db/sign-in-tables.ts';
import { invalidField, type Rejection } from '../../platform/http/rejection.ts';
import type { Viewer } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { RETENTION } from '../../platform/time/retention.ts';
import { MAX_NAME_LENGTH } from '../members/profile.ts';
import { hashToken, newSessionToken } from '../members/session.server.ts';
import { screenProfile } from '../screening/profile-screening.server.ts';
import { secondsOfDayLeft } from '../rate-limits/quotas.server.ts';
import { checkAdmission, isWayShut } from './admission.server.ts';
import type { SignInBrowser } from './member-sign-in.server.ts';
import { passkeyPlace } from './passkey-places.server.ts';
import { listPasskeys } from './passkey-store.server.ts';
import { keyRefusal } from './sessions.server.ts';
import { insertAttempt } from './sign-in-store.server.ts';
import { passkeyIntent, type PasskeyTask, PROVIDERS_ONLY, signInMessage } from './sign-in-words.ts';

/** The browser of a request, and the origin that it used. */
export type PasskeyBrowser = SignInBrowser & { origin: string };

type Begun = { ok: true; options: unknown } | Rejection;

/** The refusal of an account by passkey from a network that has made all of its day. */
export function tooManyAccounts(now: number): Rejection<'too-many-accounts'> {
  const headers = { 'retry-after': String(secondsOfDayLeft(now)) };
  return { ok: false, reason: 'too-many-accounts', headers };
}

/** Starts a task: stores the attempt and returns the options for the browser. */
export async function beginPasskey(
  services: Services,
  viewer: Viewer,
  { task, name: given }: { task: PasskeyTask; name: string },
  browser: PasskeyBrowser & { browserToken: string },
): Promise<Begun> {
  const place = passkeyPlace(services, browser.origin);
  if (!place.ok) return { ok: false, reason: 'invalid-request', message: place.reason };
  const { ownerLink } = browser.tokens;
  // A session that there is already goes on, and confirms itself as before.
  if (
    task !== 'again' &&
    (await isWayShut(services.db, services, { provider: 'passkey', ownerLink }))
  )
    return { ok: false, reason: 'not-allowed', message: PROVIDERS_ONLY };
  const intent = passkeyIntent(task);
  if (intent === 'connect' && viewer.kind !== 'member')
    return { ok: false, reason: 'sign-in-first' };
  if (task === 'connect' && viewer.kind === 'member') {
    const reason = await keyRefusal(services, viewer);
    if (reason !== null) return { ok: false, reason };
  }
  const name = cleanInput(given).replaceAll(/\s+/g, ' ');
  if (task === 'signup') {
    if (viewer.kind === 'member') return { ok: false, reason: 'signed-in-already' };
    const refused = await signUpError(services, name, browser);
    if (refused) return refused;
  }
  const user = viewer.kind === 'member' ? viewer : { id: services.newId(), name };
  const own = viewer.kind === 'member' ? await listPasskeys(services.db, viewer.id) : [];
  const challenge = newSessionToken(services);
  await insertAttempt(services.db, {
    state_hash: hashToken(challenge),
    browser_hash: hashToken(browser.browserToken),
    provider: attemptOf(task),
    nonce: name,
    code_verifier: user.id,
    next: '/home',
    mode: 'redirect',
    intent,
    link_user_id: intent === 'connect' ? user.id : null,
    expires_at: services.now() + RETENTION.signIn,
  });
  const site = { rpID: place.rpId, rpName: latestLook(services).name };
  const options = await optionsFor(task, { ...site, challenge, user, own });
  return { ok: true, options };
}

/** What the attempts of a task are stored as. */
export function attemptOf(task: PasskeyTask): string {
  return `passkey ${task}`;
}

async function signUpError(
  services: Services,
  name: string,
  { tokens, address }: PasskeyBrowser,
): Promise<Rejection | null> {
  const applicant = { provider: 'passkey', email: '', isEmailVerified: false, tokens, address };
  const need = await checkAdmission(services, applicant);
  if (need === 'network-limit') return tooManyAccounts(services.now());
  if (need !== null) {
    const { text: message } = signInMessage('signup', 'not-admitted');
    return { ok: false, reason: 'not-allowed', message };
  }
  const invalid = (message: string) => invalidField('name', message);
  if (name === '') return invalid('A name, please. Any name.');
  if (name.length > MAX_NAME_LENGTH) return invalid(`${MAX_NAME_LENGTH} characters at most.`);
  const profile = { displayName: name, bio: '' };
  const error = await screenProfile(services, profile);
  return error?.reason === 'invalid-field' ? invalid(error.message) : error;
}

type Asked = {
  rpID: string;
  rpName: string;
  challenge: string;
  user: { id: string; name: string };
  own: readonly PasskeyRow[];
};

async function optionsFor(task: PasskeyTask, { challenge, user, own, ...site }: Asked) {
  const webauthn = await import('@simplewebauthn/server');
  const asked = {
    ...site,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: RETENTION.signIn / 2,
  };
  if (task === 'signup' || task === 'connect') {
    return webauthn.generateRegistrationOptions({
      ...asked,
      userID: new TextEncoder().encode(user.id),
      userName: user.name,
      userDisplayName: user.name,
      excludeCredentials: own.map(descriptorOf),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }
  const usable = task === 'again' ? own.filter(({ rp_id }) => rp_id === site.rpID) : [];
  return webauthn.generateAuthenticationOptions({
    ...asked,
    allowCredentials: usable.map(descriptorOf),
  });
}

function descriptorOf({ id, transports }: PasskeyRow) {
  return { id, transports: transports.split(',').filter(Boolean) as AuthenticatorTransport[] };
}
