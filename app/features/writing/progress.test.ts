import { expect, it } from 'vitest';
import { ARRIVAL_PAUSE, nextProgress, PROGRESS_INTERVAL } from './progress.ts';

it('rises by 5 up to 100 and stays there: docs/product.md §4, §9', () => {
  let progress = 0;
  const seen = Array.from({ length: 22 }, () => (progress = nextProgress(progress)));
  expect(seen.slice(0, 3)).toEqual([5, 10, 15]);
  expect(seen.slice(18)).toEqual([95, 100, 100, 100]);
});

it('has the times of docs/product.md §9', () => {
  expect(PROGRESS_INTERVAL).toBe(100);
  expect(ARRIVAL_PAUSE).toBe(500);
});
