import { expect, it } from 'vitest';
import { formatCount } from './format-count.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.0k'],
  [1049, '1.0k'],
  [1099, '1.1k'],
  [42_567, '42.6k'],
])('shows %d as %s', (count, words) => {
  expect(formatCount(count)).toBe(words);
});
