import { expect, it } from 'vitest';
import { comparison, percent, wholeNumber } from './overview-words.ts';

it('compares in words', () => {
  expect(comparison(12, 10)).toBe('+20% on the 7 days before (10)');
  expect(comparison(500, 1000)).toBe('−50% on the 7 days before (1,000)');
  expect(comparison(10, 10)).toBe('Same as the 7 days before');
  expect(comparison(3, 0)).toBe('None in the 7 days before');
  expect(comparison(0, 0)).toBe('None in the 7 days before either');
});

it('writes numbers as the dashboard does', () => {
  expect([wholeNumber(1234567), percent(0), percent(66.7), percent(100)]).toEqual([
    '1,234,567',
    '0.0%',
    '66.7%',
    '100.0%',
  ]);
});
