import { expect, it } from 'vitest';
import { momentsOf, typingSteps } from './moments.ts';

const total = (moments: ReturnType<typeof momentsOf>) =>
  moments.reduce((sum, { ms }) => sum + ms, 0);

const PREMISES = [null, 'A', 'I made a sandwich', 'My cat sat on my laptop. '.repeat(12).trim()];

it('takes six to ten seconds for any post, in few frames', () => {
  let seen = 0;
  for (const premise of PREMISES)
    for (const foldedLines of [null, 1, 3])
      for (let lines = foldedLines ?? 1; lines <= 60; lines += 1) {
        const moments = momentsOf({ premise, lines, foldedLines });
        expect(total(moments)).toBeGreaterThan(6000);
        expect(total(moments)).toBeLessThan(10_000);
        expect(moments.length).toBeLessThanOrEqual(27);
        seen += 1;
      }
  expect(seen).toBeGreaterThan(700);
});

it('types the sentence, folds the card, presses "...more", and lets the lines arrive, the last one alone', () => {
  const moments = momentsOf({ premise: 'I made a sandwich', lines: 7, foldedLines: 3 });
  const typing = moments.filter(({ card }) => card === null);
  expect(typing.map(({ typed }) => typed)).toEqual([...Array(12).keys(), 11]);
  const cards = moments.flatMap(({ card }) => (card?.opacity === 1 ? [card] : []));
  expect(cards.map(({ lines, isPressed }) => (isPressed ? 'pressed' : lines))).toEqual([
    null,
    'pressed',
    4,
    5,
    6,
    7,
  ]);
});

it('shows the last line of a long post alone, after a pause', () => {
  for (const lines of [2, 8, 20, 60])
    for (const isSmall of [true, false]) {
      const shown = momentsOf({ premise: null, lines, foldedLines: 1, isSmall });
      expect(shown.slice(-2).map(({ card }) => card?.lines)).toEqual([lines - 1, lines]);
      const [before, line] = [shown.at(-2)?.ms ?? 0, shown.at(-3)?.ms ?? 0];
      if (lines > 3) expect(before).toBeGreaterThan(line);
    }
});

it('starts at the card where no sentence may be shown, unfolded where the post is short', () => {
  const [first] = momentsOf({ premise: null, lines: 2, foldedLines: null });
  expect(first).toMatchObject({ typed: null, card: { lines: 1, opacity: 1 } });
});

it('never types half an emoji', () => {
  const family = '👩‍👩‍👧';
  const steps = typingSteps(family.repeat(5));
  expect(steps).toEqual(Array.from({ length: 6 }, (_, count) => family.repeat(count)));
});
