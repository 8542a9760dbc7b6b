import { expect, it } from 'vitest';
import { postAge } from './post-age.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 21, 12);

it.each([
  [0, 'now'],
  [HOUR - 1, 'now'],
  [HOUR, '1h'],
  [24 * HOUR - 1, '23h'],
  [24 * HOUR, 'yesterday'],
  [48 * HOUR - 1, 'yesterday'],
  [48 * HOUR, null],
  [-5000, 'now'],
])('says of a post %d ms old: %s', (age, words) => {
  expect(postAge(NOW - age, NOW)).toBe(words);
});
