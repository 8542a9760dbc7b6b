import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import type { z } from 'zod';
import {
  hasModel,
  MODEL_CALL_SETTINGS,
  MODEL_SETTINGS,
  MODERATION_SETTINGS,
} from './model-settings.server.ts';
import { checkOutboundTls, isLocalHost } from './own-network.server.ts';
import { mayAsk } from './public-request.server.ts';
import {
  choice,
  hasNoCredentials,
  isOrigin,
  longText,
  networkList,
  onOff,
  optionalText,
  type SettingGroup,
  type SettingTable,
  textOr,
  urlText,
  variableOf,
  wholeNumber,
} from './setting-values.server.ts';
import {
  GOOGLE_SETTINGS,
  LINKEDIN_SETTINGS,
  OIDC_SETTINGS,
  PEOPLE_SETTINGS,
  signInSettingsError,
} from './sign-in-settings.server.ts';
import {
  IMAGE_HOST_SETTINGS,
  S3_SETTINGS,
  storageSettingsError,
} from './storage-settings.server.ts';

const METRICS_SETTINGS = {
  metricsToken: longText(16).meta({
    description:
      'The bearer token that opens /metrics, for Prometheus; at least 16 characters. Stays on the server.',
    shownDefault: 'none: there is no /metrics',
  }),
  analyticsScriptUrl: urlText(
    'must be an address that starts with https://',
    (url) => url.protocol === 'https:' && hasNoCredentials(url),
  ).describe(
    'A script of your own analytics, such as https://stats.example/script.js. Every page loads it, and it may send data to its own origin; then tell your visitors.',
  ),
} satisfies SettingTable;

const SERVER_SETTINGS = {
  port: wholeNumber(3000, 0, 65_535).describe('The port the server listens on.'),
  host: textOr('127.0.0.1').describe(
    'The address the server binds to. On any but loopback it waits for its owner until it has an address.',
  ),
  publicOrigin: urlText(
    'must be an address such as https://broetry.example, without a path',
    isOrigin,
  ).meta({
    description:
      'The address people type, such as https://broetry.example. Links, the tag line and the cross-site guard use it.',
    shownDefault: 'on loopback its address; else where the owner’s first link is opened over https',
  }),
  insecureHttp: onOff(false).describe(
    'on: allows plain http away from loopback, and to models, stores and databases of other networks. Cookies, keys and texts then travel unprotected.',
  ),
  trustProxy: networkList(
    'must list the addresses of your own proxies, such as 127.0.0.1 or 10.0.0.0/8; "everyone" is not a proxy',
  ).describe(
    'Addresses of reverse proxies whose X-Forwarded-For is believed, separated by commas.',
  ),
  drainDelay: wholeNumber(0, 0, 8000).describe(
    'How long the server still answers after SIGTERM while /readyz already fails, in milliseconds: as long as your load balancer needs to notice.',
  ),
  logLevel: choice(
    ['info', 'trace', 'debug', 'warn', 'error', 'silent'],
    'must be trace, debug, info, warn, error or silent',
  ).describe('trace, debug, info, warn, error or silent.'),
} satisfies SettingTable;

const DATA_SETTINGS = {
  dataDir: textOr('./data')
    .transform((text) => resolve(text))
    .meta({
      description: 'The folder for the database and the secret.',
      shownDefault: './data',
    }),
  databaseUrl: optionalText
    .refine(
      (text) => text === undefined || /^postgres(ql)?:\/\/.+/.test(text),
      'must start with postgres:// (leave it out to use SQLite)',
    )
    .meta({
      description: 'postgres://… to use Postgres instead of SQLite in DATA_DIR.',
      shownDefault: 'SQLite',
    }),
  sessionSecret: longText(32).meta({
    description:
      'Signs cookies; at least 32 characters. Processes that share a database need the same one.',
    shownDefault: 'made once, kept in DATA_DIR',
  }),
  backupDir: optionalText
    .transform((text) => text && resolve(text))
    .meta({
      description:
        'The folder for backups. Another disk than that of DATA_DIR survives the loss of one.',
      shownDefault: 'DATA_DIR/backups',
    }),
  backupEveryHours: wholeNumber(24, 0, 8760).describe(
    'How often the server backs itself up. 0 switches it off.',
  ),
} satisfies SettingTable;

const CHAT_SETTINGS = {
  slashCommandSecret: longText(16).meta({
    description: 'The signing secret of a slash command in a team chat that speaks Slack’s form.',
    shownDefault: 'none: no command is answered',
  }),
} satisfies SettingTable;

const REDIRECT = 'The redirect address to register there is PUBLIC_ORIGIN followed by';

/** The tables of docs/configuration.md, in order. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  { title: 'Server', settings: SERVER_SETTINGS },
  { title: 'Data and backups', settings: DATA_SETTINGS },
  { title: 'People', settings: PEOPLE_SETTINGS },
  { title: 'Use of the model', settings: MODEL_CALL_SETTINGS },
  { title: 'Measuring', settings: METRICS_SETTINGS },
  {
    title: 'Model provider',
    note: 'OpenAI, or any compatible endpoint. Azure takes OPENAI_AUTH and OPENAI_API_VERSION too.',
    settings: MODEL_SETTINGS,
  },
  { title: 'Moderation provider', settings: MODERATION_SETTINGS },
  {
    title: 'Sign-in with Google',
    note: `${REDIRECT} \`/auth/google/callback\`.`,
    settings: GOOGLE_SETTINGS,
  },
  {
    title: 'Sign-in with LinkedIn',
    note: `${REDIRECT} \`/auth/linkedin/callback\`.`,
    settings: LINKEDIN_SETTINGS,
  },
  {
    title: 'Sign-in with OpenID Connect',
    note: `Any issuer: Keycloak, Authentik, Zitadel, Entra … ${REDIRECT} \`/auth/oidc/callback\`.`,
    settings: OIDC_SETTINGS,
  },
  {
    title: 'Pictures in S3',
    note: 'Several machines need one store for the pictures of the library.',
    settings: S3_SETTINGS,
  },
  {
    title: 'Pictures at an image host',
    note: 'In place of DATA_DIR or S3.',
    settings: IMAGE_HOST_SETTINGS,
  },
  {
    title: 'Team chat',
    note: '[office.md](office.md) shows the set-up.',
    settings: CHAT_SETTINGS,
  },
];

export const SETTINGS = {
  ...SERVER_SETTINGS,
  ...DATA_SETTINGS,
  ...PEOPLE_SETTINGS,
  ...MODEL_CALL_SETTINGS,
  ...METRICS_SETTINGS,
  ...MODEL_SETTINGS,
  ...MODERATION_SETTINGS,
  ...GOOGLE_SETTINGS,
  ...LINKEDIN_SETTINGS,
  ...OIDC_SETTINGS,
  ...S3_SETTINGS,
  ...IMAGE_HOST_SETTINGS,
  ...CHAT_SETTINGS,
} satisfies SettingTable;

type Read = { [Name in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[Name]> };
export type Settings = Omit<
  Read,
  'publicOrigin' | 'guestGenerationsPerAddressPerDay' | 'backupDir'
> & {
  guestGenerationsPerAddressPerDay: number;
  backupDir: string;
  /** Undefined without PUBLIC_ORIGIN: then the port decides on loopback, elsewhere the owner's first link. */
  publicOrigin: string | undefined;
  /** HOST is a loopback address. */
  loopback: boolean;
};

/** An invalid setting. The message names the variable and the fix, in one sentence. */
export class SettingsError extends Error {}

/** Reads the settings from `environment`. Throws SettingsError for the first invalid one. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const read: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(SETTINGS)) {
    const variable = variableOf(name);
    const result = schema.safeParse(environment[variable]);
    if (!result.success) {
      throw new SettingsError(`${variable} ${result.error.issues[0]?.message}.`);
    }
    read[name] = result.data;
  }
  const settings = read as Read;
  const problem =
    signInSettingsError(settings) ??
    storageSettingsError(settings) ??
    webhookError(settings) ??
    outboundError(settings);
  if (problem) throw new SettingsError(problem);
  const loopback = isLocalHost(settings.host);
  checkBind(settings, loopback);
  checkDemo(settings, loopback);
  const share = settings.guestGenerationsPerAddressPerDay ?? (hasModel(settings) ? 10 : 200);
  const backupDir = settings.backupDir ?? join(settings.dataDir, 'backups');
  return { ...settings, guestGenerationsPerAddressPerDay: share, backupDir, loopback };
}

/** A host name is looked up with each digest. */
function webhookError({ moderationWebhook, moderationWebhookNetworks }: Read): string | null {
  if (moderationWebhook === undefined) return null;
  const { hostname } = new URL(moderationWebhook);
  const address = hostname === 'localhost' ? '127.0.0.1' : hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) === 0 || mayAsk(address, moderationWebhookNetworks)) return null;
  return `MODERATION_WEBHOOK leads to ${address}, which is no public address: name it in MODERATION_WEBHOOK_NETWORKS if you mean it.`;
}

function outboundError(settings: Read): string | null {
  if (settings.insecureHttp) return null;
  const names = ['databaseUrl', 'openaiBaseUrl', 'moderationBaseUrl'] as const;
  const stores = ['s3Endpoint', 'imageHostUrl', 'imageHostDelivery'] as const;
  return checkOutboundTls(
    [...names, ...stores].map((name) => ({ variable: variableOf(name), address: settings[name] })),
  );
}

/** In a container HOST says nothing about who reaches the server. */
function checkDemo({ demoSignIn, publicOrigin }: Read, loopback: boolean): void {
  const isForOthers = publicOrigin ? !isLocalHost(new URL(publicOrigin).hostname) : !loopback;
  if (demoSignIn !== 'on' || !isForOthers) return;
  throw new SettingsError(
    'DEMO_SIGN_IN is on at an address for others, where anybody could sign in as anybody, admins included: set it to off, or to public if you mean it.',
  );
}

function checkBind(settings: Read, loopback: boolean): void {
  const { publicOrigin, insecureHttp } = settings;
  if (!publicOrigin?.startsWith('http:') || insecureHttp) return;
  if (loopback && isLocalHost(new URL(publicOrigin).hostname)) return;
  throw new SettingsError(
    'PUBLIC_ORIGIN is plain http away from loopback: use https, or set INSECURE_HTTP=on if you accept unprotected cookies.',
  );
}
