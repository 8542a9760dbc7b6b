import { expect, it } from 'vitest';
import { dropBrokenScrollPositions } from './scroll-positions.ts';

const KEY = 'react-router-scroll-positions';

it.each([
  ['5', false],
  ['"far"', false],
  ['null', false],
  ['[1]', false],
  ['{"default":', false],
  ['{"default":120}', true],
  ['{}', true],
])('of the entry %s, the router finds it: %s', (text, kept) => {
  const entries = new Map([[KEY, text]]);
  dropBrokenScrollPositions({
    getItem: (key) => entries.get(key) ?? null,
    removeItem: (key) => void entries.delete(key),
  });
  expect(entries.has(KEY)).toBe(kept);
});

it('lives without a storage, and with one that refuses', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  expect(() => dropBrokenScrollPositions(null)).not.toThrow();
  expect(() => dropBrokenScrollPositions({ getItem: refuse, removeItem: refuse })).not.toThrow();
});
