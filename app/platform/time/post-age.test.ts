import { expect, it } from 'vitest';
import { HOUR_MS } from './durations.ts';
import { postAge } from './post-age.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

it.each([
  [0, 'now'],
  [HOUR_MS - 1, 'now'],
  [HOUR_MS, '1h'],
  [24 * HOUR_MS - 1, '23h'],
  [24 * HOUR_MS, 'yesterday'],
  [48 * HOUR_MS - 1, 'yesterday'],
  [48 * HOUR_MS, null],
  [-5000, 'now'],
])('says of a post %d ms old: %s', (age, words) => {
  expect(postAge(NOW - age, NOW)).toBe(words);
});
