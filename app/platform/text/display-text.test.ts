import { expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '../../../test/hostile-texts.ts';
import { HOUR_MS } from '../time/time-units.ts';
import { formatCount, postAge, printableText } from './display-text.ts';

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
])('formats an age of %d ms as %s', (age, words) => {
  expect(postAge(NOW - age, NOW)).toBe(words);
});

it('does not change ordinary text', () => {
  const text = 'I said "no" to $1,000,000.\n\n👩‍💻 Größe مرحبا שלום 日本語 <b>& more</b>';
  expect(printableText(text)).toBe(text);
});

it.each(HOSTILE_TEXTS)('removes everything from %j that an HTML parser changes', (text) => {
  const shown = printableText(text);
  expect(shown.isWellFormed()).toBe(true);
  expect(shown.replaceAll('\n', '')).not.toMatch(
    /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\u200b\ufeff]/u,
  );
  expect(printableText(shown)).toBe(shown);
});
