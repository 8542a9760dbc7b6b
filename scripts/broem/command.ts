import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { parseArgs } from 'node:util';

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;
/** The parsed options. */
export type Values = {
  readonly [name: string]: string | boolean | (string | boolean)[] | undefined;
};

/** One command of broem. `execute` returns the result for --json and as text, or throws an error with a sentence. */
export type Command = {
  usage: string;
  options: Options;
  allowPositionals?: boolean;
  execute: (values: Values, positionals: string[]) => Result | Promise<Result>;
};
type Result = { json: unknown; text: string };

export const STRING = { type: 'string' } as const;
export const STRINGS = { type: 'string', multiple: true } as const;

/** The value of an option that takes one text. */
export const one = (value: Values[string]) => value as string | undefined;
/** The values of an option that may be repeated. */
export const many = (value: Values[string]) => value as string[] | undefined;

/** The fields of `--field NAME="TEXT"`. */
export function readFields(pairs: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new Error(`--field takes NAME="TEXT", and "${pair}" is not of that form.`);
      if (pair.startsWith('__proto__=')) throw new Error('There is no field called "__proto__".');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

const MAX_SEED = 2 ** 31 - 1;

/** The seed of `--seed`, or a random one. */
export function readSeed(text: string | undefined): number {
  if (text === undefined) return randomInt(MAX_SEED + 1);
  const seed = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(seed <= MAX_SEED)) throw new Error(`--seed takes a whole number from 0 to ${MAX_SEED}.`);
  return seed;
}

/** The text of the only argument, or standard input. */
export function readText(positionals: readonly string[]): string {
  const [text, second] = positionals;
  if (second !== undefined) throw new Error('Put the text in quotes: it is one argument.');
  if (text !== undefined && text !== '-') return text;
  if (process.stdin.isTTY) throw new Error('Say the text as an argument, or pipe it in.');
  return readFileSync(0, 'utf8');
}
