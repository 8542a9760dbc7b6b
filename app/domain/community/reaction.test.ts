import { expect, it } from 'vitest';
import {
  countOrigins,
  type ReactionKind,
  reactionNotification,
  reactionsLabel,
} from './reaction.ts';

it('tells the author how many did what, and never who', () => {
  const says = (...counts: [ReactionKind, number][]) =>
    reactionNotification(
      counts.map(([kind, count]) => ({ kind, count })),
      '“I watered a plant.”',
    );
  expect(says(['unhinged', 3])).toBe('3 people called HR on “I watered a plant.”');
  expect(says(['humbled', 1])).toBe('Somebody felt humbled by “I watered a plant.”');
  expect(says(['agree', 2], ['synergy', 1], ['unhinged', 1200])).toBe(
    '1.2k people called HR, 2 agreed, 1 felt synergy: “I watered a plant.”',
  );
});

it('explains the exact number by its origins', () => {
  expect(countOrigins(1034, 1)).toBe('1,034 in all: 1,033 from the algorithm, 1 from a person');
  expect(countOrigins(110, 2)).toBe('110 in all: 108 from the algorithm, 2 from people');
});

it.each([
  [999, false, '999 reactions'],
  [999, true, '999 reactions'],
  [1033, false, '1.0k reactions'],
  [1000, true, '1.0k reactions'],
  [1034, true, 'You and 1.0k others'],
  [1, false, '1 reaction'],
])('shows %d reactions (own: %s) as %s', (count, isMine, words) => {
  expect(reactionsLabel(count, isMine)).toBe(words);
});
