import { expect, it } from 'vitest';
import { type Candidate, choosePlot, type Preference } from './choose-plot.ts';
import { all, hot, mild, plot } from './plot.ts';

const COUNT = 10;
const SEEDS = 2000;
const candidates = Array.from({ length: COUNT }, (_, index): Candidate => {
  const beats = [all('"{quote}."'), mild('Home.'), hot('It grew.')];
  const alike = plot(`plot-${index}`, { ring: 'any', axis: 'rank', back: '' }, ...beats);
  return { plot: alike, holes: new Map([['quote', 'I ate']]), left: 0 };
});

const draws = (preference: Preference = {}) =>
  Array.from(
    { length: SEEDS },
    (_, seed) => choosePlot(candidates, `${seed} I ate`, preference, () => false)?.plot.id,
  );
const weighing = (first: number, others: number) => (id: string) =>
  id === 'plot-0' ? first : others;

it.each([
  [2, 1, 2 / (COUNT + 1)],
  [1000, 1, 2 / (COUNT + 1)],
  [0, 2, 1 / (2 * COUNT - 1)],
  [-1, 2, 1 / (2 * COUNT - 1)],
])('draws a plot of weight %d among those of %d by weights from 1 to 2', (first, others, share) => {
  const drawn = draws({ weightOf: weighing(first, others) });
  const found = drawn.filter((id) => id === 'plot-0').length / SEEDS;
  const fourDeviations = 4 * Math.sqrt((share * (1 - share)) / SEEDS);
  expect(Math.abs(found - share)).toBeLessThan(fourDeviations);
});

it('draws the same plots with equal weights as without, and none that was seen', () => {
  expect(draws({ weightOf: () => 1.5 })).toEqual(draws());
  expect(draws({ weightOf: weighing(2, 1), seen: ['plot-0'] })).not.toContain('plot-0');
});
