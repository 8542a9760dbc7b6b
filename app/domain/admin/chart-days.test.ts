import { expect, it } from 'vitest';
import { ACTIVITY_SERIES, type ChartDay, hasData, scaleTop, TREND_SERIES } from './chart-days.ts';

const day = (counts: Partial<ChartDay>): ChartDay => ({
  day: '2026-11-21',
  tryNowClicks: 0,
  generatorVisits: 0,
  postsGenerated: 0,
  signupsCompleted: 0,
  ...counts,
});

it('knows whether a chart has anything to draw', () => {
  expect(hasData([day({}), day({ signupsCompleted: 1 })], ACTIVITY_SERIES)).toBe(true);
  expect(hasData([day({}), day({ signupsCompleted: 1 })], TREND_SERIES)).toBe(false);
  expect(hasData([], TREND_SERIES)).toBe(false);
});

it.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [9, 10],
  [10, 20],
  [41, 60],
  [99, 100],
  [123_456, 200_000],
])('ends the scale for %i at %i', (highest, top) => {
  expect(scaleTop([day({ tryNowClicks: highest })], TREND_SERIES)).toBe(top);
});
