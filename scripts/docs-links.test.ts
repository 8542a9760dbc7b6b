import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { slug } from './product-index.ts';

const ROOT = join(import.meta.dirname, '..');
const LINK = /\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)|<img src="([^"]+)"/g;
const FILE =
  /(?<![\w./-])(?:app|bench|comedy|deploy|docs|e2e|scripts|test)\/[\w./-]+\.(?:css|json|md|mjs|tsx?|yaml)\b/g;
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const pages = ['', 'docs', 'docs/decisions', 'comedy'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

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

it.each(pages)('names in %s files that exist', (page) => {
  const named = [...read(page).matchAll(FILE)].map(([file]) => file);
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
