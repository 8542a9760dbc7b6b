import { expect, it } from 'vitest';
import { type PlotCounts, ratePlots, weighPlots } from './plot-rates.ts';

const counts = (plot: string, shown: number, more: Partial<PlotCounts> = {}): PlotCounts => ({
  plot,
  shown,
  copies: 0,
  downloads: 0,
  shares: 0,
  reactions: 0,
  ...more,
});

it('smooths a rate by twenty posts at the average', () => {
  const rows = [
    counts('a', 20, { copies: 10, downloads: 4, shares: 3, reactions: 3 }),
    counts('b', 80, { reactions: -1 }),
  ];
  expect(ratePlots(rows)).toEqual({
    average: 0.2,
    plots: [
      { plot: 'a', shown: 20, acts: 20, rate: 0.6 },
      { plot: 'b', shown: 80, acts: 0, rate: 0.04 },
    ],
  });
});

it('weighs from 1 at half the average to 2 at one and a half', () => {
  const rows = [
    counts('none', 10_000),
    counts('average', 10_000, { shares: 1000 }),
    counts('twice', 10_000, { shares: 2000 }),
    counts('once told', 1, { shares: 1 }),
    counts('never read', 0),
  ];
  const weights = weighPlots(rows);
  expect(weights.get('none')).toBe(1);
  expect(weights.get('average')).toBeCloseTo(1.5, 2);
  expect(weights.get('twice')).toBe(2);
  // One post shared by its only reader proves little.
  expect(weights.get('once told')).toBeLessThan(2);
  expect(weights.get('never read')).toBeCloseTo(1.5, 2);
});

it('weighs nothing while nobody has done anything', () => {
  expect(weighPlots([])).toEqual(new Map());
  expect(weighPlots([counts('a', 50)])).toEqual(new Map());
});
