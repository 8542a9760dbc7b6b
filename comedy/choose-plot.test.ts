import { describe, expect, it } from 'vitest';
import { type Candidate, choosePlot, type Preference } from './choose-plot.ts';
import { all, hot, mild, plot } from './plot.ts';

const COUNT = 10;
const SEEDS = 6000;
const candidates = Array.from({ length: COUNT }, (_, index): Candidate => {
  const beats = [all('"{quote}."'), mild('Home.'), hot('It grew.')];
  const alike = plot(`plot-${index}`, { ring: 'any', axis: 'rank', back: '' }, ...beats);
  return { plot: alike, holes: new Map([['quote', 'I ate']]), left: 0 };
});

const draw = (seed: number, preference: Preference = {}) =>
  choosePlot(candidates, `${seed} I ate`, preference, () => false)?.plot.id ?? '';

/** How often each plot is drawn over all seeds, the first plot first. */
function sharesWith(preference: Preference): number[] {
  const counts = new Map(candidates.map(({ plot: { id } }) => [id, 0]));
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const id = draw(seed, preference);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts.values()].map((count) => count / SEEDS);
}

describe('weights', () => {
  // Four standard deviations of a share of so many seeds.
  const near = (share: number) => 4 * Math.sqrt((share * (1 - share)) / SEEDS);

  it.each([2, 1000])('draw a plot of weight %d twice as often as each other plot', (weight) => {
    const weightOf = (id: string) => (id === 'plot-0' ? weight : 1);
    const [first = 0, ...others] = sharesWith({ weightOf });
    expect(Math.abs(first - 2 / (COUNT + 1))).toBeLessThan(near(2 / (COUNT + 1)));
    for (const share of others) {
      expect(Math.abs(share - 1 / (COUNT + 1))).toBeLessThan(near(1 / (COUNT + 1)));
    }
  });

  it.each([0, -1])('leave a plot of weight %d its chance', (weight) => {
    const weightOf = (id: string) => (id === 'plot-0' ? weight : 2);
    const [first = 0] = sharesWith({ weightOf });
    expect(Math.abs(first - 1 / (2 * COUNT - 1))).toBeLessThan(near(1 / (2 * COUNT - 1)));
  });

  it('change no draw while they are all alike', () => {
    for (let seed = 0; seed < 1000; seed += 1) {
      expect(draw(seed, { weightOf: () => 1.5 })).toBe(draw(seed));
    }
  });

  it('leave out what was seen, as without them', () => {
    const weightOf = (id: string) => (id === 'plot-0' ? 2 : 1);
    for (let seed = 0; seed < 200; seed += 1) {
      expect(draw(seed, { weightOf, seen: ['plot-0'] })).not.toBe('plot-0');
    }
  });
});
