import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { REMOVED_SETTINGS, removedSettingsWarning } from './removed-settings.server.ts';
import { readSettings, SETTING_GROUPS, SETTINGS, SettingsError } from './settings.server.ts';
import { providerName } from './model-settings.server.ts';
import { variableOf } from './setting-values.server.ts';

const variablesOf = (groups: typeof SETTING_GROUPS) =>
  groups.flatMap(({ settings }) => Object.keys(settings).map(variableOf));

it('reads defaults from an empty environment', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    loopback: true,
    insecureHttp: false,
    dataDir: resolve('./data'),
    trustProxy: [],
    guestGenerationsPerAddressPerDay: 200,
    adminEmails: [],
    demoSignIn: 'auto',
    drainDelay: 0,
    oidcName: 'single sign-on',
    memberGenerationsPerDay: 300,
    openaiModel: 'gpt-4o',
    openaiTemperature: 0.7,
    openaiMaxTokens: 500,
    openaiAuth: 'bearer',
    writerFallback: true,
    modelCallsPerDay: 1000,
    moderationModel: 'omni-moderation-latest',
    moderationWebhookNetworks: [],
    s3Region: 'auto',
    backupDir: join(resolve('./data'), 'backups'),
    backupEveryHours: 24,
    logLevel: 'info',
  });
});

it.each<Record<string, string>>([
  { S3_ENDPOINT: 'https://s3.example/bucket' },
  { S3_ENDPOINT: 'bucket' },
  { IMAGE_HOST_URL: 'https://images.example/upload' },
  { IMAGE_HOST_DELIVERY: 'https://images.example/path' },
  {
    S3_ENDPOINT: 'https://s3.example/bucket',
    IMAGE_HOST_URL: 'https://images.example/upload',
  },
])('rejects an incomplete storage: %j', (environment) => {
  expect(() => readSettings(environment)).toThrow(SettingsError);
});

it('treats an empty variable as missing', () => {
  expect(readSettings({ PORT: '', HOST: ' ', DATABASE_URL: '', LOG_LEVEL: '' })).toEqual(
    readSettings({}),
  );
});

/** Addresses that others reach. */
const OPEN: Record<string, string>[] = [
  { HOST: '0.0.0.0' },
  { PUBLIC_ORIGIN: 'https://broetry.example' },
  { PUBLIC_ORIGIN: 'http://10.0.0.7', HOST: '10.0.0.7' },
];

const LEADS_TO: Readonly<Record<string, string>> = {
  localhost: '127.0.0.1',
  '[::1]': '::1',
  '2130706433': '127.0.0.1',
};

it.each<[Record<string, string>, string]>([
  [{ PORT: '70000.5' }, 'PORT must be a whole number from 0 to 65535.'],
  [
    { PUBLIC_ORIGIN: 'https://broetry.example/x' },
    'PUBLIC_ORIGIN must be an address such as https://broetry.example, without a path.',
  ],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must start with postgres:// (leave it out to use SQLite).',
  ],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must be at least 32 characters long.'],
  [
    { GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '0' },
    'GUEST_GENERATIONS_PER_ADDRESS_PER_DAY must be a whole number from 1 to 1000000.',
  ],
  [{ BACKUP_EVERY_HOURS: 'daily' }, 'BACKUP_EVERY_HOURS must be a whole number from 0 to 8760.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be trace, debug, info, warn, error or silent.'],
  [{ INSECURE_HTTP: 'maybe' }, 'INSECURE_HTTP must be on or off.'],
  [
    { OPENAI_API_KEY: 'sk-two\nlines' },
    'OPENAI_API_KEY must be the key alone: letters, digits and signs without spaces.',
  ],
  [
    { OPENAI_BASE_URL: 'https://user:secret@llm.example/v1' },
    'OPENAI_BASE_URL must be an address such as https://api.openai.com/v1, without a user name in it.',
  ],
  [{ OPENAI_TEMPERATURE: '2.1' }, 'OPENAI_TEMPERATURE must be a number from 0 to 2.'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be at least 16 characters long.'],
  ...['http://stats.example/x.js', 'https://a:b@stats.example/x.js', 'javascript:alert(1)'].map(
    (ANALYTICS_SCRIPT_URL): [Record<string, string>, string] => [
      { ANALYTICS_SCRIPT_URL },
      'ANALYTICS_SCRIPT_URL must be an address that starts with https://.',
    ],
  ),
  ...['127.0.0.1', 'localhost', '[::1]', '2130706433', '10.0.0.7', '169.254.169.254'].map(
    (host): [Record<string, string>, string] => [
      { MODERATION_WEBHOOK: `https://${host}/x`, MODERATION_WEBHOOK_NETWORKS: '10.0.1.0/24' },
      `MODERATION_WEBHOOK leads to ${LEADS_TO[host] ?? host}, which is no public address: name it in MODERATION_WEBHOOK_NETWORKS if you mean it.`,
    ],
  ),
  [
    { MODERATION_WEBHOOK_NETWORKS: 'chat.local' },
    'MODERATION_WEBHOOK_NETWORKS must list addresses of your own network, such as 10.0.0.7 or 10.0.0.0/24.',
  ],
  ...OPEN.map((open): [Record<string, string>, string] => [
    { ...open, INSECURE_HTTP: 'on', DEMO_SIGN_IN: 'on' },
    'DEMO_SIGN_IN is on at an address for others, where anybody could sign in as anybody, admins included: set it to off, or to public if you mean it.',
  ]),
  [{ OPENAI_AUTH: 'basic' }, 'OPENAI_AUTH must be bearer or api-key.'],
  [{ MODEL_CALLS_PER_DAY: '0' }, 'MODEL_CALLS_PER_DAY must be a whole number from 1 to 10000000.'],
  [
    { PUBLIC_ORIGIN: 'http://broetry.example' },
    'PUBLIC_ORIGIN is plain http away from loopback: use https, or set INSECURE_HTTP=on if you accept unprotected cookies.',
  ],
])('rejects %j in one sentence', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(new SettingsError(sentence));
});

it.each(['*', 'true', '0.0.0.0/0', '::/0', 'proxy.example'])('rejects the proxy %s', (value) => {
  expect(() => readSettings({ TRUST_PROXY: value })).toThrow(/^TRUST_PROXY must list/);
});

it.each([
  ['127.0.0.1', true],
  ['127.8.9.1', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['192.168.1.4', false],
])('detects whether %s is loopback', (host, loopback) => {
  const settings = readSettings({ HOST: host, PUBLIC_ORIGIN: 'https://broetry.example' });
  expect(settings.loopback).toBe(loopback);
});

it('lowers the quota of an address when a model writes', () => {
  const share = (environment: Record<string, string>) =>
    readSettings(environment).guestGenerationsPerAddressPerDay;
  expect(share({ OPENAI_API_KEY: 'sk-x' })).toBe(10);
  expect(share({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' })).toBe(10);
  const own = { GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '50' };
  expect(share({ OPENAI_API_KEY: 'sk-x', ...own })).toBe(50);
});

/** The groups of an external provider. */
const PROVIDERS = /provider$|^Sign-in with|^Pictures|^Team chat$/;

it('has at most 25 settings outside the groups of providers, and each in one group', () => {
  const all = Object.keys(SETTINGS).map(variableOf);
  expect(variablesOf(SETTING_GROUPS)).toEqual(all);
  expect(new Set(all).size).toBe(all.length);
  expect(
    variablesOf(SETTING_GROUPS.filter(({ title }) => !PROVIDERS.test(title))).length,
  ).toBeLessThanOrEqual(25);
});

it('warns of removed variables that are set, without their values', () => {
  const set = { DATABASE_REPLICA_URL: 'postgres://replica', OPENAI_PROVIDER_NAME: 'Ours' };
  const warning = removedSettingsWarning({ ...set, OPENAI_MAX_TOKENS_FIELD: ' ', PORT: '1' });
  expect(warning).toBe(
    'removed settings are set and have no effect, delete them from the environment or .env: DATABASE_REPLICA_URL (every query goes to DATABASE_URL), OPENAI_PROVIDER_NAME (the log names the host of OPENAI_BASE_URL)',
  );
  expect(removedSettingsWarning({ PORT: '1', OPENAI_MAX_TOKENS_FIELD: '' })).toBeNull();
  const current = new Set(variablesOf(SETTING_GROUPS));
  expect(Object.keys(REMOVED_SETTINGS).filter((variable) => current.has(variable))).toEqual([]);
});

it.each(['https://10.0.0.7/x', 'https://[fd00::7]/x', 'https://hooks.example/x'])(
  'takes the webhook %s where its network is listed, or it is a name',
  (MODERATION_WEBHOOK) => {
    const networks = { MODERATION_WEBHOOK_NETWORKS: '10.0.0.0/24, fd00::/8' };
    const read = readSettings({ MODERATION_WEBHOOK, ...networks });
    expect(read.moderationWebhookNetworks).toEqual(['10.0.0.0/24', 'fd00::/8']);
  },
);

it('names the model provider by the host of its endpoint', () => {
  expect(providerName(readSettings({ OPENAI_API_KEY: 'sk-x' }))).toBe('OpenAI');
  const own = { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' };
  expect(providerName(readSettings(own))).toBe('127.0.0.1:11434');
});
