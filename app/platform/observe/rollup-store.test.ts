import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOUR_MS } from '../time/time-units.ts';
import { COARSE, QUARTER } from './rollup.ts';
import { countBetween } from './rollup-store.server.ts';

const AT = Date.UTC(2026, 10, 21);

it('reads at most twelve buckets at either end of a period', () => {
  fc.assert(
    fc.property(fc.nat(1000 * HOUR_MS), fc.nat(2000 * HOUR_MS), (start, length) => {
      const from = AT + start;
      const { spans } = countBetween('users', from, from + 12 * HOUR_MS + length);
      const fine = spans.filter(({ metric }) => metric === 'users');
      expect(fine.length).toBeLessThanOrEqual(2);
      for (const { first, after } of fine) expect(after - first).toBeLessThanOrEqual(COARSE / 2);
    }),
  );
});

it('subtracts the excess of a coarse bucket', () => {
  // A day in Kathmandu begins a quarter of an hour after one of those stretches.
  const midnight = AT + 18.25 * HOUR_MS;
  const { spans, rows } = countBetween('users', midnight, midnight + 24 * HOUR_MS);
  const first = (AT + 18 * HOUR_MS) / QUARTER;
  expect(rows).toEqual([]);
  expect(spans).toEqual([
    { metric: 'users', first, after: first + 1, sign: -1 },
    { metric: 'users/6h', first: first / COARSE, after: first / COARSE + 4, sign: 1 },
    { metric: 'users', first: first + 96, after: first + 97, sign: 1 },
  ]);
});
