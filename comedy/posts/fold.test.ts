import { expect, it } from 'vitest';
import { HUMOR_LEVELS } from '../form/humor-levels.ts';
import { SITUATIONS } from './situations.ts';
import { linesAboveFold, retellPost, writePost } from './write-post.ts';

const SEEDS = [1, 2];

it('shows above the fold what the dial turns, and never the last line of the story', () => {
  let turns = 0;
  const same: string[] = [];
  for (const context of SITUATIONS) {
    for (const seed of SEEDS) {
      const request = { style: 'gpt4-context', fields: { context }, seed, site: 'x' } as const;
      const story = writePost({ ...request, level: 'Spicy' });
      const folds = HUMOR_LEVELS.map((level) => {
        const fold = linesAboveFold({ ...request, level }, story);
        const told = retellPost({ ...request, level }, story)!.lines.slice(0, -1);
        expect(fold).toEqual(told.slice(0, fold.length));
        expect(fold.length).toBeGreaterThan(0);
        expect([context, fold.length < told.length]).toEqual([context, true]);
        return fold.join('\n');
      });
      for (const [index, fold] of folds.entries()) {
        turns += 1;
        if (fold === folds[(index + 1) % folds.length]) same.push(`${context} ${story.plot}`);
      }
    }
  }
  expect(turns).toBeGreaterThan(1000);
  expect(same.length / turns).toBeLessThan(0.1);
});

it('has nothing above the fold of a story that is gone', () => {
  const fields = { context: 'I watered a plant.' };
  const request = { style: 'gpt4-context', fields, seed: 1, level: 'Mild' } as const;
  expect(linesAboveFold(request, { plot: 'no-such-plot' })).toEqual([]);
});
