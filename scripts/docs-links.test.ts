import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { variableOf } from '../app/platform/settings/setting-values.server.ts';
import { SETTINGS } from '../app/platform/settings/settings.server.ts';

const ROOT = join(import.meta.dirname, '..');
const LINK = /\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)|<img src="([^"]+)"/g;
const FILE =
  /(?<![\w./-])(?:app|bench|comedy|deploy|docs|e2e|scripts|test)\/[\w./-]+\.(?:css|json|md|mjs|tsx?|yaml)\b/g;
const COMMAND = /\bnpm run ([\w:-]+)/g;
const SETTING = /\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)=/g;
const OTHERS = ['CHROMIUM_PATH', 'NODE_ENV', 'POSTGRES_PASSWORD', 'TEST_ALL', 'TEST_DATABASE_URL'];

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const commands = Object.keys(scripts);
const settings: string[] = [...Object.keys(SETTINGS).map(variableOf), ...OTHERS];

const pages = globSync(['*.md', 'docs/*.md', 'comedy/**/*.md'], { cwd: ROOT });

/** The anchor that GitHub gives a heading. */
const slug = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const hasAnchor = (path: string, anchor: string) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].some(([, title = '']) => slug(title) === anchor);

it.each(pages)('links in %s to files and headings that exist', (page) => {
  const text = read(page).replaceAll(/^```[^]*?^```$/gm, '');
  const broken = [...text.matchAll(LINK)].flatMap(([, path = '', anchor, picture]) => {
    const target = picture ?? path;
    const file = target === '' ? page : join(dirname(page), target);
    if (!existsSync(join(ROOT, file))) return [file];
    return anchor !== undefined && !hasAnchor(file, anchor) ? [`${file}#${anchor}`] : [];
  });
  expect(broken).toEqual([]);
});

it.each(pages)('names in %s files, commands and settings that exist', (page) => {
  const text = read(page);
  const files = [...text.matchAll(FILE)].map(([file]) => file);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  expect(named(COMMAND).filter((name) => !commands.includes(name))).toEqual([]);
  expect(named(SETTING).filter((name) => !settings.includes(name))).toEqual([]);
});
