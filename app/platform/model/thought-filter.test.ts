import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MARKED, SAID, UNMARKED } from '../../../test/model-answers.ts';
import { ThoughtFilter, type ThoughtHabit } from './thought-filter.ts';

const HABITS = ['unknown', 'opened', 'unopened'] as const;

/** What a reader has after each piece, and the whole text last. */
function read(pieces: readonly string[], habit: ThoughtHabit = 'unknown') {
  const filter = new ThoughtFilter(habit);
  const shown = [''];
  const take = ({ text, fresh }: { text: string; fresh?: true }) =>
    shown.push(fresh ? text : shown.at(-1) + text);
  for (const piece of pieces) take(filter.feed(piece));
  take(filter.end());
  return { shown, text: shown.at(-1) ?? '', habit: filter.habit(true) };
}

/** The pieces of a text between some places. */
function cut(text: string, places: readonly number[]): string[] {
  const ends = [...places.map((place) => place % (text.length + 1)), text.length].toSorted(
    (a, b) => a - b,
  );
  return ends.map((end, at) => text.slice(at === 0 ? 0 : ends[at - 1], end));
}

it.each(MARKED)('leaves the text alone of %s', (_name, content) => {
  for (const habit of HABITS) expect(read([content], habit).text.trim()).toBe(SAID);
});

it.each(UNMARKED)('keeps all of %j', (post) => {
  for (const habit of HABITS) expect(read([post], habit).text).toBe(post);
});

const CONTENTS = [...MARKED.map(([, content]) => content), ...UNMARKED];
const NOISE = fc
  .array(
    fc.constantFrom(
      ...'<think> </think> [THINK] [/THINK] ◁think▷ ◁/think▷ <|channel|> <channel|> <|message|> <|end|> <|start|> <|im_start|> <|im_end|>'.split(
        ' ',
      ),
      ...'assistant final analysis user thought assistantfinal < > [ ] | / think ◁ text. Ok'.split(
        ' ',
      ),
      '<mythink>',
      '</mythink>',
      '<think a="b">',
      '\n',
      ' ',
      'x'.repeat(110),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

it('gives the same text and habit for any pieces', () => {
  const contents = fc.oneof(fc.constantFrom(...CONTENTS), NOISE);
  fc.assert(
    fc.property(
      contents,
      fc.array(fc.nat(5000), { maxLength: 30 }),
      fc.constantFrom(...HABITS),
      (content, places, habit) => {
        const whole = read([content], habit);
        for (const pieces of [cut(content, places), content.split('')]) {
          const { text, habit: found } = read(pieces, habit);
          expect([text, found]).toEqual([whole.text, whole.habit]);
        }
      },
    ),
    { numRuns: 2000 },
  );
});

it('shows no thought that has a mark in front, not even by the letter', () => {
  for (const [name, content] of MARKED) {
    if (/closing .*alone|thought inside a thought/.test(name)) continue;
    for (const shown of read(content.split('')).shown) expect(SAID).toContain(shown.trim());
  }
});

it('holds 600 characters back while the habit is not known, and replaces what came before a later closing tag', () => {
  const thoughts = 'word '.repeat(200);
  const { shown, text, habit } = read([...thoughts.match(/.{5}/g)!, '</think>', SAID]);
  expect(shown.find((each) => each !== '')!.length).toBe(600);
  expect(text).toBe(SAID);
  expect(habit).toBe('unopened');
});

it('shows text at once where thoughts are known to be opened, and none before the closing tag where they are not', () => {
  expect(read(['Hello', ' you'], 'opened').shown).toEqual(['', 'Hello', 'Hello you', 'Hello you']);
  const known = read(['word '.repeat(300), '</think>', SAID], 'unopened');
  expect(known.shown).toEqual(['', '', '', SAID, SAID]);
  expect(read(['No thought', ' today'], 'unopened')).toMatchObject({
    text: 'No thought today',
    habit: 'unopened',
  });
});

it('shows text at once after an opened thought', () => {
  expect(read(['<think>Hm.</think>', 'Hello', ' you']).shown.slice(2, 4)).toEqual([
    'Hello',
    'Hello you',
  ]);
});

it.each([['<think>The user wants toast.'], ['The user wants toast.</think>'], [harmonyAlone()]])(
  'takes no thought for the text: %j',
  (content) => expect(read([content]).text.trim()).toBe(''),
);

function harmonyAlone(): string {
  return '<|channel|>analysis<|message|>The user wants toast.<|end|>';
}

it('reads 200,000 characters of marks in linear time', () => {
  const start = performance.now();
  for (const unit of ['<', '<think', '<think>', '</think>', '[', '<|', '<a b=', '<|channel|>']) {
    const content = unit.repeat(200_000 / unit.length);
    read(content.match(/[^]{1,400}/g) ?? []);
  }
  expect(performance.now() - start).toBeLessThan(3000);
});
