import { createHash } from 'node:crypto';
import { cleanInput } from '../../../comedy/language/clean-input.ts';
import { formText } from '../../platform/http/form-text.ts';
import { isSameSignature, signatureOf } from '../../platform/http/signature.server.ts';
import type { Services } from '../../platform/services.ts';
import { MAX_NAME_LENGTH } from '../members/profile.ts';
import {
  DEMO_ADMIN_EMAIL,
  demoAdmins,
  isAdminEmail,
  isDemoOn,
} from '../members/sign-in-policy.server.ts';
import { publicNameError } from '../screening/profile-screening.server.ts';
import { claimDemoEnding, deleteDemoKeys, noteDemoIsOn } from './demo-key-store.server.ts';
import type { Claims } from './identities.server.ts';

/** The claimed identity of a demo sign-in. */
type Claimed = { name: string; email: string };

const MAX_EMAIL_LENGTH = 100;
const EMAIL = /^[^\s@]+@[^\s@.]+\.[^\s@]+$/;

const PERSONAS = [
  {
    id: 'prudence',
    name: 'Prudence Overhead',
    email: DEMO_ADMIN_EMAIL,
    about: 'Runs this server. Her calendar is a solid block of color.',
  },
  {
    id: 'chad',
    name: 'Chad Kingsley-Pitch',
    email: 'chad@broetry.example',
    about: 'Four-time founder. Has exited every one of them, by the front door, with a box.',
  },
  {
    id: 'mallory',
    name: 'Mallory Inbox',
    email: 'mallory@broetry.example',
    about: 'Middle manager of managers in the middle. Circles back for a living.',
  },
];

/** Lists the personas of the demo account and whether each is an admin on this server. */
export function demoPersonas({ settings }: Pick<Services, 'settings'>) {
  const admins = demoAdmins(settings);
  return PERSONAS.map((persona) => ({ ...persona, isAdmin: isAdminEmail(persona.email, admins) }));
}

/** Reads the demo form: the claimed identity, null for Cancel, or the errors of its fields. */
export async function readDemoForm(
  services: Pick<Services, 'db' | 'settings'>,
  form: FormData,
): Promise<{ claimed: Claimed | null } | { errors: Partial<Claimed>; typed: Claimed }> {
  if (form.has('cancel')) return { claimed: null };
  const persona = PERSONAS.find(({ id }) => id === form.get('persona'));
  if (persona) return { claimed: { name: persona.name, email: persona.email } };
  const typed = { name: formText(form, 'name'), email: formText(form, 'email') };
  const claimed = {
    name: await readField(typed.name, MAX_NAME_LENGTH, (name) =>
      // The sign-in would silently replace a rejected name with the default one.
      name === '' ? 'A name, please. Any name.' : publicNameError(services, name),
    ),
    email: await readField(typed.email, MAX_EMAIL_LENGTH, (email) =>
      EMAIL.test(email) ? null : 'This has to look like an e-mail address.',
    ),
  };
  const errors: Partial<Claimed> = {};
  if ('error' in claimed.name) errors.name = claimed.name.error;
  if ('error' in claimed.email) errors.email = claimed.email.error;
  if ('error' in claimed.name || 'error' in claimed.email) return { errors, typed };
  return { claimed: { name: claimed.name.text, email: claimed.email.text } };
}

/** The cleaned text of a field, or its error. A text that is too long is not read. */
async function readField(
  typed: string,
  max: number,
  errorOf: (text: string) => string | null | Promise<string | null>,
): Promise<{ text: string } | { error: string }> {
  if (typed.length > max) return { error: `${max} characters at most.` };
  const text = cleanInput(typed);
  const error = await errorOf(text);
  return error === null ? { text } : { error };
}

/** Builds the callback path with a signed code, or with an error after Cancel. */
export function demoCallback(
  { secret }: Pick<Services, 'secret'>,
  state: string,
  claimed: Claimed | null,
): string {
  const query = new URLSearchParams({ state });
  const body = Buffer.from(JSON.stringify(claimed)).toString('base64url');
  if (claimed) query.set('code', `${body}.${sign(secret, state, body)}`);
  else query.set('error', 'access_denied');
  return `/auth/demo/callback?${query.toString()}`;
}

/** Reads the claims of a demo code. Throws for a code of another sign-in. */
export function demoClaims(
  services: Pick<Services, 'now' | 'publicOrigin' | 'secret'>,
  url: URL,
  state: string,
): Claims {
  const error = url.searchParams.get('error');
  if (error) throw Object.assign(new Error('the person went back'), { error });
  const [body = '', signature = ''] = url.searchParams.get('code')?.split('.') ?? [];
  if (!isSameSignature(signature, sign(services.secret, state, body))) {
    throw Object.assign(new Error('not a code of this sign-in'), { code: 'demo-code' });
  }
  const claimed = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claimed;
  return {
    ...claimed,
    // Stored identities use this issuer and subject.
    issuer: `${services.publicOrigin}/demo-idp`,
    subject: createHash('sha256').update(claimed.email.toLowerCase()).digest('base64url'),
    // Demo addresses are not verified.
    isEmailVerified: false,
    lacksVerification: false,
    picture: null,
    authenticatedAt: services.now(),
  };
}

/**
 * At the start: with the demo account off, ends the keys that a demo session may have made, once. Those are, of an
 * account with a demo identity, the passkeys, recovery codes, connected sign-ins, tokens, sessions, invitations and the
 * admin mark that are not older than this identity; and the signed addresses, which a demo admin could read. Older keys and the demo identity itself stay, and the member's posts.
 */
export async function endDemoKeys(
  services: Pick<Services, 'db' | 'log' | 'now' | 'settings'>,
): Promise<void> {
  const { db, settings, log, now } = services;
  if (isDemoOn(settings)) return noteDemoIsOn(db, now());
  const accounts = await db.transaction().execute(async (trx) => {
    return (await claimDemoEnding(trx, now())) ? deleteDemoKeys(trx, now()) : 0;
  });
  if (accounts === 0) return;
  const audit = { event: 'demo_keys_ended', accounts };
  log.warn(audit, 'the demo account is off: the keys of its accounts ended');
}

function sign(secret: string, state: string, body: string): string {
  return signatureOf(secret, `demo-code ${state} ${body}`);
}
