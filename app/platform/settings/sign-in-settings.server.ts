import { z } from 'zod';
import { isLocalHost } from './own-network.server.ts';
import {
  optionalNumber,
  optionalText,
  type SettingEntry,
  wholeNumber,
} from './setting-values.server.ts';

const emails = optionalText
  .transform((text) => (text ? text.split(',').map((part) => part.trim().toLowerCase()) : []))
  .refine(
    (list) => list.every((email) => /^[^\s@]+@[^\s@]+$/.test(email)),
    'must list e-mail addresses, separated by commas',
  );

const issuer = optionalText.refine(
  (text) => text === undefined || isIssuer(text),
  'must be the https address of an OpenID issuer, such as https://id.example',
);

// Without https anybody on the way could sign in as anybody; on this machine nobody is on the way.
function isIssuer(text: string): boolean {
  const { protocol, hostname } = URL.canParse(text)
    ? new URL(text)
    : { protocol: '', hostname: '' };
  return protocol === 'https:' || (protocol === 'http:' && isLocalHost(hostname));
}

const demo = optionalText
  .transform((text) => text?.toLowerCase() ?? 'auto')
  .pipe(z.enum(['auto', 'on', 'off'], 'must be auto, on or off'));

type Text<Variable extends string> = {
  variable: Variable;
  doc: string;
  shownDefault: string;
  schema: typeof optionalText;
};

function text<Variable extends string>(variable: Variable, doc: string): Text<Variable> {
  return { variable, doc, shownDefault: 'none', schema: optionalText };
}

/** Who may use the site, and how much (docs/product.md §1, §6). */
export const PEOPLE_SETTINGS = {
  adminEmails: {
    variable: 'ADMIN_EMAILS',
    doc: 'The verified e-mail addresses that may open /admin, separated by commas. Checked at each request.',
    shownDefault: 'none',
    schema: emails,
  },
  demoSignIn: {
    variable: 'DEMO_SIGN_IN',
    doc: 'on: any visitor may sign in as anybody, admins included, at the demo account. auto: only while HOST and PUBLIC_ORIGIN are loopback and no provider is set.',
    shownDefault: 'auto',
    schema: demo,
  },
  guestGenerationsPerAddressPerDay: {
    variable: 'GUEST_GENERATIONS_PER_ADDRESS_PER_DAY',
    doc: 'How many free posts all guests of one address get in a day: an office shares one address.',
    shownDefault: '10 when a model writes, 200 offline',
    schema: optionalNumber(1, 1_000_000),
  },
  memberGenerationsPerDay: {
    variable: 'MEMBER_GENERATIONS_PER_DAY',
    doc: 'After this many posts of one member in a day the offline writer answers, labelled.',
    shownDefault: '300',
    schema: wholeNumber(300, 1, 1_000_000),
  },
  operatorContact: text(
    'OPERATOR_CONTACT',
    'How to reach you: an e-mail or web address, shown where people need it.',
  ),
} satisfies Record<string, SettingEntry>;

/** A provider without its settings is visibly off. */
export const GOOGLE_SETTINGS = {
  googleClientId: text('GOOGLE_CLIENT_ID', 'The id of your application at Google.'),
  googleClientSecret: text('GOOGLE_CLIENT_SECRET', 'Its secret. Stays on the server.'),
} satisfies Record<string, SettingEntry>;

export const LINKEDIN_SETTINGS = {
  linkedinClientId: text('LINKEDIN_CLIENT_ID', 'The id of your application at LinkedIn.'),
  linkedinClientSecret: text('LINKEDIN_CLIENT_SECRET', 'Its secret. Stays on the server.'),
} satisfies Record<string, SettingEntry>;

export const OIDC_SETTINGS = {
  oidcIssuer: {
    variable: 'OIDC_ISSUER',
    doc: 'The address of the issuer, such as https://id.example.',
    shownDefault: 'none',
    schema: issuer,
  },
  oidcClientId: text('OIDC_CLIENT_ID', 'The client that the issuer knows this server by.'),
  oidcClientSecret: text('OIDC_CLIENT_SECRET', 'Its secret. Stays on the server.'),
  oidcName: {
    variable: 'OIDC_NAME',
    doc: 'What the button of that issuer says after "Continue with".',
    shownDefault: 'single sign-on',
    schema: optionalText.transform((name) => name ?? 'single sign-on'),
  },
} satisfies Record<string, SettingEntry>;

type Client = Readonly<Record<string, unknown>>;

/** Settings that make no sense without another one. */
const TOGETHER: readonly (readonly [string, string, string, string])[] = [
  ['googleClientId', 'GOOGLE_CLIENT_ID', 'googleClientSecret', 'GOOGLE_CLIENT_SECRET'],
  ['linkedinClientId', 'LINKEDIN_CLIENT_ID', 'linkedinClientSecret', 'LINKEDIN_CLIENT_SECRET'],
  ['oidcIssuer', 'OIDC_ISSUER', 'oidcClientId', 'OIDC_CLIENT_ID'],
];

/** What is missing for a sign-in that was begun to be set up, in one sentence; or null. */
export function signInSettingsError(settings: Client): string | null {
  for (const [one, variable, other, otherVariable] of TOGETHER) {
    const [hasOne, hasOther] = [settings[one] !== undefined, settings[other] !== undefined];
    if (hasOne && !hasOther)
      return `${variable} is set without ${otherVariable}: set both, or none.`;
    if (hasOther && !hasOne)
      return `${otherVariable} is set without ${variable}: set both, or none.`;
  }
  return null;
}
