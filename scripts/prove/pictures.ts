import { type Broken, breakPictures, tryHostileFiles } from '../../bench/break-pictures.ts';
import type { Figure, Proof } from './proof.ts';

const MUTATIONS = 20_000;
const QUICK = 200;
const LEAST_FILES = 500;
const MOST_MS = 6000;
const MOST_MB = 150;

/** Feeds hostile files and broken pictures to what makes pictures safe. */
export const proof: Proof = {
  name: 'pictures',
  title:
    'Hostile files and broken pictures: each is refused or made safe, and nothing is thrown, slow, or large',
  proves: ['T7', 'G6'],
  async run({ quick, seed, signal, progress }) {
    const hostile = await tryHostileFiles({ signal, progress });
    const count = quick ? QUICK : MUTATIONS;
    const mutated = await breakPictures({ count, seed: seed % 1_000_000, signal, progress });
    return {
      figures: [
        ...figuresOf('Hostile files', hostile, LEAST_FILES),
        ...figuresOf('Mutations', mutated, count),
      ],
    };
  },
};

function figuresOf(
  name: string,
  { done, counts, slowest, growth, bad }: Broken,
  least: number,
): Figure[] {
  const megabytes = growth / 2 ** 20;
  const outcomes = Object.entries(counts).map(([outcome, times]) => `${times} ${outcome}`);
  const what = bad.length > 0 ? `; ${bad.slice(0, 3).join('; ')}` : '';
  return [
    {
      name,
      value: `${done}: ${outcomes.join(', ')}`,
      goal: `at least ${least}`,
      holds: done >= least,
    },
    {
      name: `${name}: thrown, or a script kept`,
      value: `${bad.length}${what}`,
      goal: '0',
      holds: bad.length === 0,
    },
    {
      name: `${name}: the slowest`,
      value: `${slowest.toFixed(0)} ms`,
      goal: `${MOST_MS} ms`,
      holds: slowest <= MOST_MS,
    },
    {
      name: `${name}: memory grew by`,
      value: `${megabytes.toFixed(0)} MB`,
      goal: `${MOST_MB} MB`,
      holds: megabytes <= MOST_MB,
    },
  ];
}
