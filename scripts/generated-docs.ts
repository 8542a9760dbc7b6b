// Writes the tables of settings in docs/configuration.md and the README, and those of styles and rate limits in
// docs/product.md. With --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RateLimit, RATE_LIMITS } from '../app/domain/rate-limits/limits.server.ts';
import { POST_STYLES, type PostStyle } from '../comedy/styles/post-styles.ts';
import { REMOVED_SETTINGS } from '../app/platform/settings/removed-settings.server.ts';
import { type SettingTable, variableOf } from '../app/platform/settings/setting-values.server.ts';
import { SETTING_GROUPS, SETTINGS } from '../app/platform/settings/settings.server.ts';

/** The settings in the README, at most ten. */
const FIRST = [
  'port',
  'publicOrigin',
  'trustProxy',
  'dataDir',
  'databaseUrl',
  'backupDir',
  'adminEmails',
  'openaiApiKey',
  'openaiBaseUrl',
  'openaiModel',
] as const;

const root = join(import.meta.dirname, '..');
const START = '<!-- generated: written by `npm run docs` -->';
const END = '<!-- /generated -->';

const groups = SETTING_GROUPS.map(({ title, note, settings }) =>
  [`## ${title}`, ...(note ? [note] : []), table(settings)].join('\n\n'),
);
const removed = [
  '| Removed setting | What happens instead |',
  '|---|---|',
  ...Object.entries(REMOVED_SETTINGS).map(
    ([variable, instead]) => `| \`${variable}\` | ${instead} |`,
  ),
].join('\n');

const wanted = new Map([
  [
    'README.md',
    between('README.md', table(Object.fromEntries(FIRST.map((name) => [name, SETTINGS[name]])))),
  ],
  [
    'docs/configuration.md',
    between(
      'docs/configuration.md',
      [
        ...groups,
        '## Removed',
        'One of these that is still set has no effect. The log says so once at start.',
        removed,
      ].join('\n\n'),
    ),
  ],
  ['docs/product.md', between('docs/product.md', styleTable(), limitTable())],
]);

let stale = false;
for (const [name, text] of wanted) {
  const file = join(root, name);
  if (readOr(file) === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`${name} is out of date: run "npm run docs".`);
    stale = true;
  } else {
    writeFileSync(file, text);
    console.log(`wrote ${name}`);
  }
}
if (stale) process.exit(1);

function table(settings: SettingTable): string {
  const rows = Object.entries(settings).map(([name, schema]) => {
    const { description, shownDefault = defaultOf(schema) } = schema.meta() ?? {};
    return `| \`${variableOf(name)}\` | ${description} | ${String(shownDefault)} |`;
  });
  return ['| Setting | What it does | Default |', '|---|---|---|', ...rows].join('\n');
}

function styleTable(): string {
  const names = (fields: PostStyle['fields']) => fields.map(fieldName).join(', ') || 'none';
  const rows = POST_STYLES.map(({ value, label, fields, asksHumorLevel }) => {
    const required = names(fields.filter((field) => field.required));
    const optional = names(fields.filter((field) => !field.required));
    return `| ${value} | ${label} | ${required}${asksHumorLevel ? ', and a humor level' : ''} | ${optional} |`;
  });
  return ['| Style | Name | Required | Optional |', '|---|---|---|---|', ...rows].join('\n');
}

function fieldName({ name, kind, defaultValue }: PostStyle['fields'][number]): string {
  if (defaultValue !== undefined) return `${name} (default ${defaultValue})`;
  return kind === 'number' ? `${name} (number)` : name;
}

function limitTable(): string {
  const per: Record<number, string> = { 60: 'a minute', 600: 'in ten minutes', 3600: 'an hour' };
  const of: Record<RateLimit['key'], string> = {
    member: 'a member',
    client: 'a member, or all guests of a network',
    network: 'a network',
    token: 'a token',
    guest: 'a member, or a guest who has an id',
  };
  const rows = Object.entries<RateLimit>(RATE_LIMITS).map(
    ([name, { key, points, window }]) =>
      `| \`${name}\` | ${points.toLocaleString('en')} ${per[window]} | ${of[key]} |`,
  );
  return ['| Limit | Times | Of |', '|---|---|---|', ...rows].join('\n');
}

function defaultOf(schema: SettingTable[string]): string {
  const value = schema.parse(undefined);
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : 'none';
}

/** Replaces what is between the marks, which stand once for each text. Throws if marks are missing. */
function between(name: string, ...texts: string[]): string {
  const parts = readFileSync(join(root, name), 'utf8').split(START);
  const [head = '', ...tails] = parts;
  if (tails.length !== texts.length || !tails.every((tail) => tail.includes(END)))
    throw new Error(`${name} has lost its marks ${START} … ${END}`);
  return tails.reduce((file, tail, index) => {
    return `${file}${START}\n\n${texts[index]}\n\n${tail.slice(tail.indexOf(END))}`;
  }, head);
}

function readOr(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
