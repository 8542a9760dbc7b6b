import { createHash } from 'node:crypto';
import { cleanInput } from '../../../comedy/clean-input.ts';
import { formText } from '../../platform/http/form-text.ts';
import { isSameSignature, signatureOf } from '../../platform/http/signature.server.ts';
import type { Services } from '../../platform/services.ts';
import { MAX_NAME_LENGTH } from '../members/profile.ts';
import { DEMO_ADMIN_EMAIL, demoAdmins, isAdminEmail } from '../members/sign-in-policy.server.ts';
import { nameError } from '../screening/profile-screening.server.ts';
import type { Claims } from './identities.server.ts';

/** The claimed identity of a demo sign-in. */
type Claimed = { name: string; email: string };

const MAX_EMAIL_LENGTH = 100;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

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
export function demoPersonas({ settings }: Services) {
  const admins = demoAdmins(settings);
  return PERSONAS.map((persona) => ({ ...persona, isAdmin: isAdminEmail(persona.email, admins) }));
}

/** Reads the demo form: the claimed identity, null for Cancel, or the errors of its fields. */
export function readDemoForm(
  form: FormData,
): { claimed: Claimed | null } | { errors: Partial<Claimed>; typed: Claimed } {
  if (form.has('cancel')) return { claimed: null };
  const persona = PERSONAS.find(({ id }) => id === form.get('persona'));
  if (persona) return { claimed: { name: persona.name, email: persona.email } };
  const typed = { name: formText(form, 'name'), email: formText(form, 'email') };
  const claimed = { name: cleanInput(typed.name), email: cleanInput(typed.email) };
  const errors: Partial<Claimed> = {};
  // The sign-in would silently replace a rejected name with the default one.
  const error = claimed.name === '' ? 'A name, please. Any name.' : nameError(claimed.name);
  if (error !== null) errors.name = error;
  if (claimed.name.length > MAX_NAME_LENGTH) errors.name = `${MAX_NAME_LENGTH} characters at most.`;
  if (!EMAIL.test(claimed.email)) errors.email = 'This has to look like an e-mail address.';
  if (claimed.email.length > MAX_EMAIL_LENGTH)
    errors.email = `${MAX_EMAIL_LENGTH} characters at most.`;
  return errors.name || errors.email ? { errors, typed } : { claimed };
}

/** Builds the callback path with a signed code, or with an error after Cancel. */
export function demoCallback({ secret }: Services, state: string, claimed: Claimed | null): string {
  const query = new URLSearchParams({ state });
  const body = Buffer.from(JSON.stringify(claimed)).toString('base64url');
  if (claimed) query.set('code', `${body}.${sign(secret, state, body)}`);
  else query.set('error', 'access_denied');
  return `/auth/demo/callback?${query.toString()}`;
}

/** Reads the claims of a demo code. Throws for a code of another sign-in. */
export function demoClaims(services: Services, url: URL, state: string): Claims {
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
    picture: null,
    authenticatedAt: services.now(),
  };
}

function sign(secret: string, state: string, body: string): string {
  return signatureOf(secret, `demo-code ${state} ${body}`);
}
