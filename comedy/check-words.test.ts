import { describe, expect, it } from 'vitest';
import { tooSmall } from './bank-sizes.ts';
import type { LineData } from './bank-format.ts';
import { GENTLE_FILE, SHARED_FILE, STYLE_FILES } from './bank.ts';
import { echoes, forbiddenWords, likelySlips } from './check-words.ts';
import { PACK_FILE } from './packs.ts';

const packLines = PACK_FILE.flatMap((pack) => pack.lines);
const BANKS: readonly (readonly [name: string, lines: readonly LineData[]])[] = [
  ...Object.entries(STYLE_FILES).map(([style, { lines }]) => [style, lines] as const),
  ['shared', SHARED_FILE.lines],
  ['gentle', GENTLE_FILE.lines],
  ['packs', packLines],
];
const EVERY = BANKS.flatMap(([, lines]) => lines);

/** Tag lines and list entries in the shape of lines, for the checks of words. */
const LISTED: readonly LineData[] = Object.entries({
  ...SHARED_FILE.lists,
  tag: SHARED_FILE.tags,
}).flatMap(([beat, texts]) =>
  texts.map((t, index) => ({ id: `${beat}.${index + 1}`, beat, t, level: '123', device: 1 })),
);

/** Wordings that may come twice in one bank: turns of speech that are nobody's joke. */
const ALLOWED_ECHOES = new Set<string>(['the other half of the']);

/** Rare words that happen to look like a slip of a common one. */
const KNOWN = new Set(
  "chance country feather folding fonder friend's handled here's lounger looped noting parting preview stated thorough earned".split(
    ' ',
  ),
);

/** "disabled" there is said of an alarm. */
const ALLOWED_WORDS = new Set<string>(['oi.reaction.037']);

describe('the words of the banks', () => {
  it.each(BANKS)('of %s never share five in a row', (_, lines) => {
    expect(echoes(lines, ALLOWED_ECHOES)).toEqual([]);
  });

  it('hold no likely slip of the pen', () => {
    expect(likelySlips([...EVERY, ...LISTED], KNOWN)).toEqual([]);
  });

  it('name no group, no slur, nobody famous and no brand', () => {
    expect(forbiddenWords([...EVERY, ...LISTED], ALLOWED_WORDS)).toEqual([]);
  });
});

describe('the banks', () => {
  it('are large enough that twenty posts need no line twice', () => {
    expect(tooSmall()).toEqual([]);
  });

  it('know at least 60 subjects, 20 lines each, spread over the beats and levels', () => {
    expect(PACK_FILE.length).toBeGreaterThanOrEqual(60);
    for (const { subject, lines, words } of PACK_FILE) {
      expect(lines.length, subject).toBeGreaterThanOrEqual(20);
      expect(new Set(lines.map((line) => line.beat)).size, subject).toBeGreaterThanOrEqual(6);
      for (const digit of ['1', '2', '3'])
        expect(
          lines.filter((line) => line.level.includes(digit)).length,
          `${subject} at level ${digit}`,
        ).toBeGreaterThanOrEqual(8);
      expect(words.length, subject).toBeGreaterThanOrEqual(5);
    }
  });

  it('never let a pack line say the name of its subject', () => {
    const said = PACK_FILE.flatMap(({ subject, lines }) =>
      lines.filter(({ t }) => new RegExp(`\\b${subject}s?\\b`, 'iu').test(t)).map(({ id }) => id),
    );
    expect(said).toEqual([]);
  });
});

const line = (id: string, t: string): LineData => ({ id, beat: 'hook', t, level: '1', device: 1 });

describe('a check of words', () => {
  it('finds an echo across a slot never, within words always', () => {
    const one = line('a', 'I was asked to leave the room.');
    expect(echoes([one, line('b', 'He was asked to leave the house.')], new Set())).toEqual([
      'a and b: "was asked to leave the"',
    ]);
    expect(echoes([one, line('b', 'I was asked {n:1-9} to leave.')], new Set())).toEqual([]);
    expect(
      echoes([one, line('b', 'was asked to leave the')], new Set(['was asked to leave the'])),
    ).toEqual([]);
  });

  it('finds a slip, and no other form of the word', () => {
    const often = Array.from({ length: 12 }, (_, index) => line(`r${index}`, 'they receive it'));
    const slips = (t: string) => likelySlips([...often, line('x', t)], new Set(['relieve']));
    expect(slips('they recieve it')).toEqual(['x: "recieve", or rather "receive"?']);
    expect(slips('he receives and received')).toEqual([]);
    expect(slips('they relieve it')).toEqual([]);
  });

  it('finds a famous name, a brand and a slur', () => {
    expect(forbiddenWords([line('a', 'As Einstein said.')], new Set())).toEqual(['a: "Einstein"']);
    expect(forbiddenWords([line('a', 'On LinkedIn.')], new Set(['a']))).toEqual([]);
    expect(forbiddenWords([line('a', 'The foreigner smiled.')], new Set())).toHaveLength(1);
    expect(forbiddenWords([line('a', 'An apple a day.')], new Set())).toEqual([]);
  });
});
