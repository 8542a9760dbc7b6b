import { expect, it } from 'vitest';
import { GraveVerdict } from './grave-verdict.ts';

const POST = 'I missed the bus.\nAgree?';

/** The text after the verdict, or "grave", read in pieces of so many characters. */
function read(text: string, length: number): string {
  const verdict = new GraveVerdict(true);
  const pieces = text.match(new RegExp(`[^]{1,${length}}`, 'gu')) ?? [];
  try {
    return pieces.map((piece) => verdict.feed(piece)).join('') + verdict.end();
  } catch {
    return 'grave';
  }
}

const CASES: readonly [text: string, read: string][] = [
  ...['PLAIN\n', 'plain\n\n', '**Plain.**\n', 'Verdict: PLAIN\n', '"PLAIN"\n', 'PLAIN '].map(
    (verdict): [string, string] => [verdict + POST, POST],
  ),
  ...[
    'GRAVE\n',
    'grave\n',
    '\n**Grave.**\n',
    'Verdict: grave\n',
    '[GRAVE]\n',
    'GRAVE ',
    'Grave. ',
  ].map((verdict): [string, string] => [verdict + POST, 'grave']),
  ['GRAVE', 'grave'],
  ['grave.', 'grave'],
  ['PLAIN', ''],
  ['GRA', 'GRA'],
  [POST, POST],
  ['Plain yogurt is a strategy.', 'Plain yogurt is a strategy.'],
  ['Grave mistakes were made.', 'Grave mistakes were made.'],
  ['Graveyards are offices.\nGRAVE', 'Graveyards are offices.\nGRAVE'],
  ['Plainly, I won.\nPLAIN\nAgree?', 'Plainly, I won.\nPLAIN\nAgree?'],
  ['A long line before the word\nGRAVE\n', 'A long line before the word\nGRAVE\n'],
  ['Short.', 'Short.'],
];

it.each(CASES)('reads %j, in pieces of any length', (text, expected) => {
  for (const length of [1, 3, 7, 100])
    expect([length, read(text, length).trimStart()]).toEqual([length, expected]);
});

it('holds back no more than twenty characters', () => {
  const verdict = new GraveVerdict(true);
  expect(verdict.feed('I was late for the b')).toBe('I was late for the b');
});

it('reads no verdict where none was asked for', () => {
  expect(new GraveVerdict(false).feed('GRAVE\n')).toBe('GRAVE\n');
});
