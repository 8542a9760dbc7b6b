import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import * as patternParts from '../../comedy/language/pattern-parts.ts';
import { APP_SOURCES } from '../app-sources.ts';

const ROOT = join(import.meta.dirname, '../..');

type Pattern = { source: string; flags: string };

const COMEDY = readdirSync(join(ROOT, 'comedy'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => join(ROOT, 'comedy', file));
const SOURCES = [
  ...APP_SOURCES.map(({ file, text }) => ({ file: `app/${file}`, text })),
  ...COMEDY.map((file) => ({ file, text: readFileSync(file, 'utf8') })),
];

type Node = {
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
  arguments?: Node[];
};

/** The regular expressions in a source file, comments, strings and parts of patterns aside: these are made of strings. */
function literalsOf({ file, text }: { file: string; text: string }): Pattern[] {
  const found: Pattern[] = [];
  const { program } = parseSync(file, text);
  JSON.stringify(program, (_, node: Node | null) => {
    if (node?.regex) found.push({ source: node.regex.pattern, flags: node.regex.flags });
    return Object.hasOwn(patternParts, node?.callee?.name ?? '')
      ? { ...node, arguments: node?.arguments?.filter(({ regex }) => !regex) }
      : node;
  });
  return found;
}

/** The patterns that the comedy makes of strings when it is loaded. */
function madePatterns(): Pattern[] {
  const script = join(ROOT, 'test/made-patterns.ts');
  const printed = execFileSync(process.execPath, [script, ...COMEDY], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as [string, string])
    .map(([source, flags]) => ({ source, flags }));
}

/** The parts of a pattern that take more than linear time on some text. */
const slowParts = ({ source, flags }: Pattern): string[] =>
  analyse({ source, flags }).reports.map(
    ({ type, character }) =>
      `${type} of ${character.literal.source.slice(0, 30)} in /${source.slice(0, 100)}/${flags}`,
  );

it.each(['(?:a|a)+b', '[,;]+$', ',\\s*\\s*$'])(
  'finds that %s takes more than linear time',
  (source) => {
    expect(slowParts({ source, flags: 'u' })).not.toEqual([]);
  },
);

it('writes no regular expression that takes more than linear time on some text', () => {
  const patterns = SOURCES.flatMap(literalsOf);
  expect(patterns.length).toBeGreaterThan(800);
  expect(patterns.flatMap(slowParts)).toEqual([]);
});

it('writes long regular expressions as lists of short parts', () => {
  const long = SOURCES.flatMap(literalsOf).filter(({ source }) => source.length > 160);
  expect(long.map(({ source }) => source)).toEqual([]);
});

it('makes none of strings in the comedy', () => {
  const patterns = madePatterns();
  expect(patterns.length).toBeGreaterThan(500);
  expect(patterns.flatMap(slowParts)).toEqual([]);
});
