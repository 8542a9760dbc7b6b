import { instanceNameError } from './instance-name.server.ts';
import { isLocalHost } from './own-network.server.ts';
import {
  choice,
  optionalNumber,
  optionalText,
  type SettingTable,
  textOr,
  urlText,
  variableOf,
  wholeNumber,
} from './setting-values.server.ts';

const emails = optionalText
  .transform((text) => (text ? text.split(',').map((part) => part.trim().toLowerCase()) : []))
  .refine(
    (list) => list.every((email) => /^[^\s@]+@[^\s@]+$/.test(email)),
    'must list e-mail addresses, separated by commas',
  );

const instanceName = optionalText.superRefine((name, context) => {
  const message = name === undefined ? null : instanceNameError(name);
  if (message !== null) context.addIssue({ code: 'custom', message });
});

/** Roles and limits of people (docs/product.md §1, §6). */
export const PEOPLE_SETTINGS = {
  instanceName: instanceName.meta({
    description:
      'The name of this site until an admin gives it one at /admin/instance; at most 30 characters.',
    shownDefault: 'Broetry',
  }),
  adminEmails: emails.describe(
    'The verified e-mail addresses that may open /admin, separated by commas. Checked at each request. Without any, npm run owner-link makes an account an admin.',
  ),
  demoSignIn: choice(['auto', 'on', 'off', 'public'], 'must be auto, on, off or public').describe(
    'on: any visitor may sign in as anybody, admins included, at the demo account. public: also at an address for others, where on refuses to start. auto: only while HOST and PUBLIC_ORIGIN are loopback and no provider is set.',
  ),
  guestGenerationsPerAddressPerDay: optionalNumber(1, 1_000_000).meta({
    description:
      'How many free posts all guests of one address get in a day: an office shares one address.',
    shownDefault: '10 when a model writes, 200 offline',
  }),
  memberGenerationsPerDay: wholeNumber(300, 1, 1_000_000).describe(
    'After this many posts of one member in a day the offline writer answers, labelled.',
  ),
  operatorContact: optionalText.describe(
    'How to reach you: an e-mail or web address, shown where people need it.',
  ),
} satisfies SettingTable;

export const GOOGLE_SETTINGS = {
  googleClientId: optionalText.describe('The id of your application at Google.'),
  googleClientSecret: optionalText.describe('Its secret. Stays on the server.'),
} satisfies SettingTable;

export const LINKEDIN_SETTINGS = {
  linkedinClientId: optionalText.describe('The id of your application at LinkedIn.'),
  linkedinClientSecret: optionalText.describe('Its secret. Stays on the server.'),
} satisfies SettingTable;

export const OIDC_SETTINGS = {
  // Plain http only on loopback: anybody on the way could sign in as any member.
  oidcIssuer: urlText(
    'must be the https address of an OpenID issuer, such as https://id.example',
    ({ protocol, hostname }) => protocol === 'https:' || isLocalHost(hostname),
  ).describe('The address of the issuer, such as https://id.example.'),
  oidcClientId: optionalText.describe('The client that the issuer knows this server by.'),
  oidcClientSecret: optionalText.describe('Its secret. Stays on the server.'),
  oidcTrustedEmailIssuer: urlText(
    'must be the https address of an OpenID issuer, as it stands in its tokens',
    ({ protocol, hostname }) => protocol === 'https:' || isLocalHost(hostname),
  ).describe(
    'An issuer that never sends `email_verified` and whose addresses you trust all the same, such as https://login.microsoftonline.com/TENANT/v2.0 of your own Entra tenant. Without it such addresses open nothing: no /admin, no sign-up by mail domain.',
  ),
  oidcName: textOr('single sign-on').describe(
    'What the button of that issuer says after "Continue with".',
  ),
} satisfies SettingTable;

/** Pairs of settings that need each other. */
const PAIRS = [
  ['googleClientId', 'googleClientSecret'],
  ['linkedinClientId', 'linkedinClientSecret'],
  ['oidcIssuer', 'oidcClientId'],
] as const;

const NO_ISSUER = 'OIDC_TRUSTED_EMAIL_ISSUER is set without OIDC_ISSUER: set both, or none.';

/** The first pair with one setting missing, in one sentence, or null. */
export function signInSettingsError(settings: Readonly<Record<string, unknown>>): string | null {
  for (const pair of PAIRS) {
    const missing = pair.filter((name) => settings[name] === undefined);
    if (missing.length !== 1) continue;
    const [other] = missing;
    const set = pair.find((name) => name !== other);
    return `${variableOf(set ?? '')} is set without ${variableOf(other ?? '')}: set both, or none.`;
  }
  return settings['oidcTrustedEmailIssuer'] !== undefined && settings['oidcIssuer'] === undefined
    ? NO_ISSUER
    : null;
}
