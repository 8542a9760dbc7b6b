import { expect, it } from 'vitest';
import { countOrigins, reactionsLabel } from './reaction.ts';

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
