import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { cleanInput } from '../../../comedy/clean-input.ts';
import type { Services } from '../../platform/services.ts';
import { DEMO_ADMIN_EMAIL, demoAdmins, isAdminEmail } from '../members/sign-in-policy.server.ts';
import { nameError } from '../screening/profile-screening.server.ts';
import type { Claims } from './identities.server.ts';

/** The name and e-mail that a visitor of the demo account claims. */
type Claimed = { name: string; email: string };

const MAX_NAME_LENGTH = 60;
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

/** The people that the demo account offers, each with whether it is an admin here. */
export function demoPersonas({ settings }: Services) {
  const admins = demoAdmins(settings);
  return PERSONAS.map((persona) => ({ ...persona, isAdmin: isAdminEmail(persona.email, admins) }));
}

/** Reads the form of the demo account: the claimed person, null for Cancel, or what is wrong with the fields. */
export function readDemoForm(
  form: FormData,
): { who: Claimed | null } | { faults: Partial<Claimed>; typed: Claimed } {
  if (form.has('cancel')) return { who: null };
  const persona = PERSONAS.find(({ id }) => id === form.get('persona'));
  if (persona) return { who: { name: persona.name, email: persona.email } };
  const typed = { name: textOf(form, 'name'), email: textOf(form, 'email') };
  const who = { name: cleanInput(typed.name), email: cleanInput(typed.email) };
  const faults: Partial<Claimed> = {};
  // The sign-in would replace a refused name with the default one: say so here instead.
  const wrong = who.name === '' ? 'A name, please. Any name.' : nameError(who.name);
  if (wrong !== null) faults.name = wrong;
  if (who.name.length > MAX_NAME_LENGTH) faults.name = `${MAX_NAME_LENGTH} characters at most.`;
  if (!EMAIL.test(who.email)) faults.email = 'This has to look like an e-mail address.';
  if (who.email.length > MAX_EMAIL_LENGTH) faults.email = `${MAX_EMAIL_LENGTH} characters at most.`;
  return faults.name || faults.email ? { faults, typed } : { who };
}

/** The path of the callback with the person's code, or with an error where the person cancelled. */
export function demoCallback({ secret }: Services, state: string, who: Claimed | null): string {
  const query = new URLSearchParams({ state });
  const body = Buffer.from(JSON.stringify(who)).toString('base64url');
  if (who) query.set('code', `${body}.${sign(secret, state, body)}`);
  else query.set('error', 'access_denied');
  return `/auth/demo/callback?${query.toString()}`;
}

/** The claims of a demo code. Throws when the form of this sign-in did not make the code. */
export function demoClaims(services: Services, url: URL, state: string): Claims {
  const error = url.searchParams.get('error');
  if (error) throw Object.assign(new Error('the person went back'), { error });
  const [body = '', signature = ''] = url.searchParams.get('code')?.split('.') ?? [];
  const expected = Buffer.from(sign(services.secret, state, body));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw Object.assign(new Error('not a code of this sign-in'), { code: 'demo-code' });
  }
  const who = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claimed;
  return {
    ...who,
    // Both are what identities of the demo account have always been stored under.
    issuer: `${services.publicOrigin}/demo-idp`,
    subject: createHash('sha256').update(who.email.toLowerCase()).digest('base64url'),
    isEmailVerified: true,
    picture: null,
    authenticatedAt: services.now(),
  };
}

function sign(secret: string, state: string, body: string): string {
  return createHmac('sha256', secret).update(`demo-code ${state} ${body}`).digest('base64url');
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
