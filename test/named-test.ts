import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Root folder of the project. */
export const ROOT: string = join(import.meta.dirname, '..');

/** A test by file and title. The title is as in the source, with the placeholders of `it.each`. */
export type NamedTest = { file: string; title: string };

/** Returns whether the test exists and is not skipped: in the file itself, or in a contract that the file imports. */
export function isThere({ file, title }: NamedTest): boolean {
  const path = join(ROOT, file);
  if (!existsSync(path)) return false;
  const text = readFileSync(path, 'utf8');
  const contracts = [...text.matchAll(/from '([^']*\/contracts\/[^']+)'/g)].map(([, from = '']) =>
    readFileSync(join(dirname(path), from), 'utf8'),
  );
  return [text, ...contracts].some((source) => isTestOf(source, title));
}

/** Whether a source calls `it` or `describe` with the title; quoting it, or calling `it.skip` or `it.todo`, is not enough. */
function isTestOf(source: string, title: string): boolean {
  return [`'${title.replaceAll("'", String.raw`\'`)}'`, `"${title}"`, `\`${title}\``].some(
    (quoted) =>
      source
        .split(quoted)
        .slice(0, -1)
        .some((_, index, parts) => opensTest(parts.slice(0, index + 1).join(quoted))),
  );
}

const HEAD = /^[ \t]*(?:it|test|describe)(?<kind>(?:\.\w+)*)(?=[(<`])/gm;

// Returns whether the source before a title opens a test, as in `it(` and `it.each([…])(`.
function opensTest(before: string): boolean {
  const head = [...before.matchAll(HEAD)].at(-1);
  if (!head) return false;
  const kind = head.groups!['kind']!;
  if (/\.(skip|todo)\b/.test(kind)) return false;
  const between = before.slice(head.index + head[0].length);
  const isTable = /\.(each|for|runIf|skipIf)$/.test(kind);
  return (isTable ? /[)`]\(\s*$/ : /^\(\s*$/).test(between);
}
