import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the project. */
export const ROOT: string = join(import.meta.dirname, '..');

/** A test by its file and its title as the source has it, with the places of `it.each` in it. */
export type NamedTest = { file: string; title: string };

const PLACE = /%[sdifjo#%]|\$[\w.]+/;

/** Finds the test by its name, whatever stands in its places. */
export function titlePattern(title: string): RegExp {
  const parts = title.split(new RegExp(PLACE, 'g'));
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('[^]*')}$`);
}

/** Whether there is such a test, and it is not left out: in the file itself, or in a contract that the file runs. */
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
export function isTestOf(source: string, title: string): boolean {
  return [`'${title.replaceAll("'", String.raw`\'`)}'`, `"${title}"`, `\`${title}\``].some(
    (quoted) =>
      source
        .split(quoted)
        .slice(0, -1)
        .some((_, index, parts) => opensTest(parts.slice(0, index + 1).join(quoted))),
  );
}

const HEAD = /^[ \t]*(?:it|test|describe)(?<kind>(?:\.\w+)*)(?=[(<`])/gm;

// Whether what stands before a title calls a test with it, as in `it(` and `it.each([…])(`.
function opensTest(before: string): boolean {
  const head = [...before.matchAll(HEAD)].at(-1);
  if (!head) return false;
  const kind = head.groups!['kind']!;
  if (/\.(skip|todo)\b/.test(kind)) return false;
  const between = before.slice(head.index + head[0].length);
  const isTable = /\.(each|for|runIf|skipIf)$/.test(kind);
  return (isTable ? /[)`]\(\s*$/ : /^\(\s*$/).test(between);
}
