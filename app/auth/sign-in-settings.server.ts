import { z } from 'zod';
import { isLocalHost } from '../local-host.ts';
import { optionalText, type SettingEntry, wholeNumber } from '../setting-values.server.ts';

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

/** Who may sign in, and how (docs/product.md §1, §6). A provider without its settings is visibly off. */
export const SIGN_IN_SETTINGS = {
  adminEmails: {
    variable: 'ADMIN_EMAILS',
    doc: 'Who may open /admin, separated by commas: the verified e-mail of a sign-in, asked at each request.',
    shownDefault: 'none',
    schema: emails,
  },
  googleClientId: text('GOOGLE_CLIENT_ID', 'Sign-in with Google.'),
  googleClientSecret: text('GOOGLE_CLIENT_SECRET', 'Its secret. Stays on the server.'),
  linkedinClientId: text('LINKEDIN_CLIENT_ID', 'Sign-in with the professional network itself.'),
  linkedinClientSecret: text('LINKEDIN_CLIENT_SECRET', 'Its secret. Stays on the server.'),
  oidcIssuer: {
    variable: 'OIDC_ISSUER',
    doc: 'Sign-in with any OpenID Connect issuer, such as https://id.example.',
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
  demoSignIn: {
    variable: 'DEMO_SIGN_IN',
    doc: 'on: anybody may sign in as anybody, by the demo account. auto: only on a loopback bind without another provider.',
    shownDefault: 'auto',
    schema: demo,
  },
  memberGenerationsPerDay: {
    variable: 'MEMBER_GENERATIONS_PER_DAY',
    doc: 'Fair use: past so many posts of one member in a day the offline writer answers, labelled.',
    shownDefault: '300',
    schema: wholeNumber(300, 1, 1_000_000),
  },
  operatorContact: text(
    'OPERATOR_CONTACT',
    'How to reach you: an e-mail or web address, shown where people need it.',
  ),
} satisfies Record<string, SettingEntry>;

type Client = Readonly<Record<string, unknown>>;

/** Settings that make no sense without another one. */
const TOGETHER: readonly (readonly [string, string, string, string])[] = [
  ['googleClientId', 'GOOGLE_CLIENT_ID', 'googleClientSecret', 'GOOGLE_CLIENT_SECRET'],
  ['linkedinClientId', 'LINKEDIN_CLIENT_ID', 'linkedinClientSecret', 'LINKEDIN_CLIENT_SECRET'],
  ['oidcIssuer', 'OIDC_ISSUER', 'oidcClientId', 'OIDC_CLIENT_ID'],
];

/** What is missing for a sign-in that was begun to be set up, in one sentence; or null. */
export function signInFault(settings: Client): string | null {
  for (const [one, variable, other, otherVariable] of TOGETHER) {
    const [hasOne, hasOther] = [settings[one] !== undefined, settings[other] !== undefined];
    if (hasOne && !hasOther)
      return `${variable} is set without ${otherVariable}: set both, or none.`;
    if (hasOther && !hasOne)
      return `${otherVariable} is set without ${variable}: set both, or none.`;
  }
  return null;
}
