import { instanceNameError } from './instance-name.server.ts';
import { isLocalHost } from './own-network.server.ts';
import {
  choice,
  optionalNumber,
  optionalText,
  type SettingEntry,
  textSetting,
  textSettingOr,
  urlText,
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
  instanceName: {
    variable: 'INSTANCE_NAME',
    doc: 'The name of this site until an admin gives it one at /admin/instance; at most 30 characters.',
    shownDefault: 'Broetry',
    schema: instanceName,
  },
  adminEmails: {
    variable: 'ADMIN_EMAILS',
    doc: 'The verified e-mail addresses that may open /admin, separated by commas. Checked at each request. Without any, npm run owner-link makes an account an admin.',
    shownDefault: 'none',
    schema: emails,
  },
  demoSignIn: {
    variable: 'DEMO_SIGN_IN',
    doc: 'on: any visitor may sign in as anybody, admins included, at the demo account. auto: only while HOST and PUBLIC_ORIGIN are loopback and no provider is set.',
    shownDefault: 'auto',
    schema: choice(['auto', 'on', 'off'], 'must be auto, on or off'),
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
  operatorContact: textSetting(
    'OPERATOR_CONTACT',
    'How to reach you: an e-mail or web address, shown where people need it.',
  ),
} satisfies Record<string, SettingEntry>;

export const GOOGLE_SETTINGS = {
  googleClientId: textSetting('GOOGLE_CLIENT_ID', 'The id of your application at Google.'),
  googleClientSecret: textSetting('GOOGLE_CLIENT_SECRET', 'Its secret. Stays on the server.'),
} satisfies Record<string, SettingEntry>;

export const LINKEDIN_SETTINGS = {
  linkedinClientId: textSetting('LINKEDIN_CLIENT_ID', 'The id of your application at LinkedIn.'),
  linkedinClientSecret: textSetting('LINKEDIN_CLIENT_SECRET', 'Its secret. Stays on the server.'),
} satisfies Record<string, SettingEntry>;

export const OIDC_SETTINGS = {
  oidcIssuer: {
    variable: 'OIDC_ISSUER',
    doc: 'The address of the issuer, such as https://id.example.',
    shownDefault: 'none',
    // Plain http only on loopback: anybody on the way could sign in as any member.
    schema: urlText(
      'must be the https address of an OpenID issuer, such as https://id.example',
      ({ protocol, hostname }) => protocol === 'https:' || isLocalHost(hostname),
    ),
  },
  oidcClientId: textSetting('OIDC_CLIENT_ID', 'The client that the issuer knows this server by.'),
  oidcClientSecret: textSetting('OIDC_CLIENT_SECRET', 'Its secret. Stays on the server.'),
  oidcName: textSettingOr(
    'single sign-on',
    'OIDC_NAME',
    'What the button of that issuer says after "Continue with".',
  ),
} satisfies Record<string, SettingEntry>;

/** Pairs of settings that need each other. */
const PAIRS = [
  ['googleClientId', 'GOOGLE_CLIENT_ID', 'googleClientSecret', 'GOOGLE_CLIENT_SECRET'],
  ['linkedinClientId', 'LINKEDIN_CLIENT_ID', 'linkedinClientSecret', 'LINKEDIN_CLIENT_SECRET'],
  ['oidcIssuer', 'OIDC_ISSUER', 'oidcClientId', 'OIDC_CLIENT_ID'],
] as const;

/** The first pair with one setting missing, in one sentence, or null. */
export function signInSettingsError(settings: Readonly<Record<string, unknown>>): string | null {
  for (const [one, variable, other, otherVariable] of PAIRS) {
    const [hasOne, hasOther] = [settings[one] !== undefined, settings[other] !== undefined];
    if (hasOne === hasOther) continue;
    const [set, missing] = hasOne ? [variable, otherVariable] : [otherVariable, variable];
    return `${set} is set without ${missing}: set both, or none.`;
  }
  return null;
}
