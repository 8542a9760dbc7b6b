import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';
import { APP_SOURCES } from '../app-sources.ts';

const MAX_FILES = 30;

type Source = { file: string; text: string };

/** The source files of app/ without tests. Migrations keep their names, and `create-table.ts` is imported by them. */
const sources: readonly Source[] = APP_SOURCES.filter(
  ({ file }) => !/^platform\/db\/(?:migrations\/|create-table)/.test(file),
);

function fullFolders(files: readonly Source[]): string[] {
  const counts = Map.groupBy(files, ({ file }) => dirname(file));
  return [...counts].filter(([, all]) => all.length > MAX_FILES).map(([folder]) => folder);
}

const EXPORT = /^export (?:async )?(?:function\*?|const|class) (\w+)/gm;
const FUNCTION = /^export (?:async )?function\*? ([a-z]\w*)/gm;
const kebab = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

/**
 * Files whose name is wrong: one with a single export carries the name of that export, one with several a noun, not the name
 * of one of its functions. Route modules are named for their address; a file of types and one value for its types.
 */
function misnamed(files: readonly Source[]): string[] {
  return files
    .filter(({ file, text }) => file.split('/').length > 2 && !isRoute(file) && hasValues(text))
    .filter(({ file, text }) => {
      const names = namesIn(text, EXPORT);
      const own = basename(file).replace(/(?:\.server)?\.tsx?$/, '');
      const isNamedFor = (name: string) => [own, own.replace(/-store$/, '')].includes(kebab(name));
      if (names.length === 1) return !names.some(isNamedFor) && !/^export type /m.test(text);
      const functions = namesIn(text, FUNCTION).filter((name) => !/^use[A-Z]/.test(name));
      return own.includes('-') && functions.some(isNamedFor);
    })
    .map(({ file }) => file);
}

const isRoute = (file: string) => /-(?:page|route|layout)\.tsx?$/.test(file);
const hasValues = (text: string) => text.search(EXPORT) !== -1;
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

it('has at most thirty files in a folder', () => {
  expect(sources.length).toBeGreaterThan(400);
  expect(fullFolders(sources)).toEqual([]);
  const planted = Array.from({ length: 31 }, (_, at) => ({ file: `ui/full/${at}.ts`, text: '' }));
  expect(fullFolders([...sources, ...planted])).toEqual(['ui/full']);
});

it('names a file for its single export, or for its noun', () => {
  expect(misnamed(sources)).toEqual([]);
  const text = 'export function savePost() {}\n';
  expect(misnamed([{ file: 'domain/posts/saving.ts', text }])).toHaveLength(1);
  const two = `${text}export function findPost() {}\n`;
  expect(misnamed([{ file: 'domain/posts/save-post.server.ts', text: two }])).toHaveLength(1);
});
