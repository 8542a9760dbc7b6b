import { expect, it } from 'vitest';
import { HUMOR_LEVELS, POST_STYLES } from '../post-styles.ts';
import { writePost } from '../write-post.ts';
import { reportCard } from './report-card.ts';

const SEEDS = 25;

it(
  'scores Unhinged above Spicy above Mild, for the same idea and luck',
  { timeout: 240_000 },
  () => {
    let rose = 0;
    let all = 0;
    for (const { value: style, fields: known } of POST_STYLES) {
      const fields = Object.fromEntries(known.map(({ name, placeholder }) => [name, placeholder]));
      for (let seed = 0; seed < SEEDS; seed += 1) {
        const [mild = 0, spicy = 0, unhinged = 0] = HUMOR_LEVELS.map(
          (level) =>
            reportCard(writePost({ style, fields, level, seed, site: 'x.example' }).text).score,
        );
        all += 1;
        if (mild < spicy && spicy < unhinged) rose += 1;
      }
    }
    expect(all).toBeGreaterThan(200);
    expect(rose / all).toBeGreaterThanOrEqual(0.95);
  },
);

it('gives the same text the same card', () => {
  const text = 'Thrilled to announce that I cried. Agree?';
  expect(reportCard(text)).toEqual(reportCard(text));
  expect(reportCard(text).score).toBeGreaterThan(20);
});

it('leaves grave posts and apologies alone', () => {
  for (const text of [
    'My mother died on Sunday. She taught me everything about leadership. Agree?',
    'We made a mistake. We are sorry, and we apologize to everybody. Thoughts?',
  ]) {
    expect(reportCard(text)).toMatchObject({ score: 0, badges: [], spared: 'grave' });
  }
});

it('says so of another language and of nothing', () => {
  expect(reportCard('Heute haben wir im Büro etwas gelernt, und ich bin dankbar.').spared).toBe(
    'foreign',
  );
  expect(reportCard(' \n ')).toMatchObject({ score: 0, spared: 'empty' });
});

it('finds nothing in a plain sentence, and stays within 0 and 100', () => {
  expect(reportCard('The bus leaves at nine.')).toMatchObject({
    score: 0,
    badges: [],
    spared: null,
  });
  expect(
    reportCard('Agree? Thoughts? I cried. Let that sink in. '.repeat(400)).score,
  ).toBeLessThanOrEqual(100);
});
