import { expect, it } from 'vitest';
import { lookThrough } from './look-through.ts';

/** Numbers from one on, of which every one in `wanted` is looked for; and how many were looked at. */
function numbers(last: number, wanted: readonly number[]) {
  const seen = { rows: 0 };
  const look = (ask: { after: number | null; limit: number; most: number }) => {
    const from = (ask.after ?? 0) + 1;
    const to = Math.min(last, from + ask.most - 1);
    const all = wanted.filter((one) => one >= from && one <= to);
    const found = all.slice(0, ask.limit);
    seen.rows += (found.length === ask.limit ? found.at(-1)! : to) - from + 1;
    const isWhole = to - from + 1 === ask.most;
    return Promise.resolve({ found, end: found.length < ask.limit && isWhole ? to : null });
  };
  return { seen, look };
}

it.each<[string, number[], number, number[], number | null, number]>([
  ['a full page near', [1, 2, 3, 4], 3, [1, 2, 3], null, 3],
  ['one that the second stretch fills', [1, 9, 12, 90], 3, [1, 9, 12], null, 12],
  ['one that both do not fill', [1, 12, 105], 3, [1, 12], 100, 100],
  ['the last one of a stretch, which fills it', [10, 11], 1, [10], null, 10],
  ['nothing at all', [], 3, [], 100, 100],
])('finds %s', async (_, wanted, limit, found, end, rows) => {
  const { seen, look } = numbers(1000, wanted);
  expect(await lookThrough([10, 90], { after: null, limit }, look)).toEqual({ found, end });
  expect(seen.rows).toBe(rows);
});

it('begins behind a place, and ends where nothing is left', async () => {
  const { look } = numbers(40, [5, 11, 39]);
  expect(await lookThrough([10, 90], { after: 5, limit: 9 }, look)).toEqual({
    found: [11, 39],
    end: null,
  });
});
