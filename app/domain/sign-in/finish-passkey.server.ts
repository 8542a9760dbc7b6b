import { cleanInput } from '../../../comedy/language/clean-input.ts';
import type { Db, LoginAttemptRow } from '../../platform/db/tables.ts';
import { userAgentFamily } from '../stats/guest-events.server.ts';
import type { Viewer } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { attemptOf, type PasskeyBrowser } from './passkey-tasks.server.ts';
import { connectIdentity, PASSKEY_ISSUER } from './identities.server.ts';
import { type Arrival, createMember, enter, signInMember } from './member-sign-in.server.ts';
import {
  type PasskeyAnswer,
  readChallenge,
  refuseAnswer,
  verifyAssertion,
  verifyRegistration,
} from './passkey-answers.server.ts';
import { passkeyPlace } from './passkey-places.server.ts';
import { findPasskey, insertPasskey, notePasskeyUse } from './passkey-store.server.ts';
import { makeRecoveryCodes } from './recovery-codes.server.ts';
import { noteRefusal, RefusedSignInError } from './refused-sign-in.server.ts';
import { takeAttempt } from './sign-in-store.server.ts';
import type { PasskeyTask, SignInStatus } from './sign-in-words.ts';

const MAX_LABEL_LENGTH = 60;

export type PasskeyResult = {
  status: SignInStatus;
  /** The new session. */
  token: string | null;
  /** The recovery codes of a new member. */
  codes?: string[];
  /** It counts in the limit of the network. */
  isFailure?: boolean;
};

type Finish = { task: PasskeyTask; answer: PasskeyAnswer; label: string };

/**
 * Completes a task. An answer that is unexpected, repeated, late, from another browser, origin or passkey, or whose counter
 * went back, signs in no one, and the log names the reason once.
 */
export async function finishPasskey(
  services: Services,
  viewer: Viewer,
  finish: Finish,
  browser: PasskeyBrowser,
): Promise<PasskeyResult> {
  const audit = { provider: 'passkey', intent: finish.task, requestId: browser.requestId };
  return finishTask(services, viewer, finish, browser).catch(noteRefusal(services, audit));
}

async function finishTask(
  services: Services,
  viewer: Viewer,
  finish: Finish,
  browser: PasskeyBrowser,
): Promise<PasskeyResult> {
  const { task, answer } = finish;
  const place = passkeyPlace(services, browser.origin);
  const challenge = readChallenge(answer);
  if (!place.ok || challenge === null) throw new RefusedSignInError('no-attempt');
  const attempt = await takeAttempt(services.db, {
    state: challenge,
    browserToken: browser.browserToken,
    provider: attemptOf(task),
    now: services.now(),
  });
  if (!attempt) throw new RefusedSignInError('no-attempt');
  const wanted = { ...place, challenge };
  return task === 'signup' || task === 'connect'
    ? finishCreation(services, viewer, finish, { attempt, wanted, browser })
    : finishUse(services, viewer, finish, { wanted, browser });
}

type Pending = {
  attempt: LoginAttemptRow;
  wanted: Parameters<typeof verifyRegistration>[1];
  browser: PasskeyBrowser;
};

async function finishCreation(
  services: Services,
  viewer: Viewer,
  { task, answer, label }: Finish,
  { attempt, wanted, browser }: Pending,
): Promise<PasskeyResult> {
  const made = await verifyRegistration(answer, wanted).catch(refuseAnswer);
  if (await findPasskey(services.db, made.id))
    throw new RefusedSignInError('identity-taken', 'taken');
  const userId = attempt.code_verifier;
  const row = {
    ...made,
    user_id: userId,
    label: labelOf(label, browser.userAgent),
    rp_id: wanted.rpId,
    created_at: services.now(),
    last_used: null,
  };
  if (task === 'connect') {
    if (viewer.kind !== 'member' || viewer.id !== userId) {
      throw new RefusedSignInError('not-theirs');
    }
    const add = (trx: Db) => insertPasskey(trx, row);
    const identity = { ...identityOf(row.id), ownerLink: browser.tokens.ownerLink };
    const isConnected = await connectIdentity(services, viewer, identity, add);
    return { status: isConnected ? 'connected' : 'taken', token: null };
  }
  if (viewer.kind === 'member') throw new RefusedSignInError('signed-in', 'signed-in-already');
  const arrival = arrivalOf(row.id, attempt.nonce, browser);
  const { token, codes } = await enter(services, arrival, async (trx) => {
    const created = await createMember(trx, services, arrival, userId);
    await insertPasskey(trx, row);
    return { ...created, codes: await makeRecoveryCodes(trx, services, userId) };
  });
  return { status: 'signed-in', token, codes };
}

async function finishUse(
  services: Services,
  viewer: Viewer,
  { task, answer }: Finish,
  { wanted, browser }: Omit<Pending, 'attempt'>,
): Promise<PasskeyResult> {
  const known = await findPasskey(services.db, answer.id);
  if (!known) throw new RefusedSignInError('unknown-passkey');
  const counter = await verifyAssertion(answer, wanted, known).catch(refuseAnswer);
  if (!(await notePasskeyUse(services.db, { id: known.id, counter, now: services.now() }))) {
    throw new RefusedSignInError('counter-back');
  }
  if (task === 'again' && (viewer.kind !== 'member' || known.user_id !== viewer.id)) {
    throw new RefusedSignInError('not-theirs', 'taken');
  }
  const arrival = { ...arrivalOf(known.id, '', browser), isReauth: task === 'again' };
  const signedIn = await signInMember(services, arrival);
  if (task === 'again') return { status: 'confirmed', token: signedIn.token };
  const status = signedIn.isDisabled ? 'let-go' : 'signed-in';
  return { status, token: signedIn.token };
}

function arrivalOf(subject: string, name: string, browser: PasskeyBrowser): Arrival {
  return { ...browser, ...identityOf(subject), name };
}

function identityOf(subject: string) {
  const passkey = { provider: 'passkey', issuer: PASSKEY_ISSUER, subject };
  return { ...passkey, email: '', isEmailVerified: false };
}

function labelOf(given: string, userAgent: string): string {
  const label = cleanInput(given).replaceAll(/\s+/g, ' ').slice(0, MAX_LABEL_LENGTH);
  return label || `Passkey in ${userAgentFamily(userAgent)}`;
}
