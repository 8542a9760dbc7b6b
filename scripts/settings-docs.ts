// Writes the settings into .env.example and into the README's table; with --check only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS } from '../app/settings.server.ts';

const root = join(import.meta.dirname, '..');
const START = '<!-- settings: written by `npm run settings` -->';
const END = '<!-- /settings -->';
const entries = Object.values(SETTINGS);

const example = `# Every setting of Broetry. None is needed: copy a line, take its # away and change it.
# Written by \`npm run settings\`.
${entries.map(({ variable, doc, shownDefault }) => `\n# ${doc}\n# Default: ${shownDefault}\n# ${variable}=\n`).join('')}`;

const table = [
  '| Setting | What it does | Default |',
  '|---|---|---|',
  ...entries.map(
    ({ variable, doc, shownDefault }) => `| \`${variable}\` | ${doc} | ${shownDefault} |`,
  ),
].join('\n');

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const pattern = new RegExp(`${escape(START)}[\\s\\S]*${escape(END)}`);
if (!pattern.test(readme)) throw new Error(`README.md has lost its markers ${START} … ${END}`);
const wanted = new Map([
  ['.env.example', example],
  ['README.md', readme.replace(pattern, () => `${START}\n\n${table}\n\n${END}`)],
]);

let stale = false;
for (const [name, text] of wanted) {
  const file = join(root, name);
  if (readOr(file) === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`${name} does not match the settings: run "npm run settings".`);
    stale = true;
  } else {
    writeFileSync(file, text);
    console.log(`wrote ${name}`);
  }
}
if (stale) process.exit(1);

function readOr(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
