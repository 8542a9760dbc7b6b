import { expect, it } from 'vitest';
import { echoes, forbiddenWords } from '../../test/comedy/check-words.ts';
import { lintPost } from '../../test/comedy/lint-text.ts';
import { cleanInput } from '../language/clean-input.ts';
import { HUMOR_LEVELS } from '../form/humor-levels.ts';
import { POST_STYLES } from '../styles/post-styles.ts';
import { readStyleForm } from '../form/read-form.ts';
import { SITUATIONS, situationOf } from './situations.ts';
import { candidatesFor, isGentle, writePost } from './write-post.ts';

const site = 'site.example';

it('has a situation plot for each situation', () => {
  const told = SITUATIONS.filter((context) => {
    const form = readStyleForm(POST_STYLES[0], { context });
    return candidatesFor('gpt4-context', form).some(({ plot }) => plot.ring === 'situation');
  });
  expect(told).toEqual(SITUATIONS);
});

it('gives a post without faults for each situation', () => {
  for (const [seed, context] of SITUATIONS.entries()) {
    const level = HUMOR_LEVELS[seed % 3] ?? 'Mild';
    const post = writePost({ style: 'gpt4-context', fields: { context }, level, seed, site });
    expect([context, isGentle(post.plot)]).toEqual([context, false]);
    expect([context, ...lintPost(post.lines, site)]).toEqual([context]);
  }
}, 60_000);

it('has plain sentences without names, none twice', () => {
  expect(new Set(SITUATIONS.map((one) => one.toLowerCase())).size).toBe(SITUATIONS.length);
  const lines = SITUATIONS.map((t, index) => ({ id: `day.${index + 1}`, t }));
  expect(forbiddenWords(lines)).toEqual([]);
  expect(echoes(lines)).toEqual([]);
  for (const situation of SITUATIONS) {
    // Used in a form and in a heading, which adds a full stop.
    expect(situation).toMatch(/^(?:I|My|The|A) [\p{L}\d ,'’-]+$/u);
    expect(situation.length).toBeLessThanOrEqual(60);
    expect(cleanInput(situation)).toBe(situation);
  }
});

it('uses every situation once per round, and none on two days in a row', () => {
  const start = 20_000 - (20_000 % SITUATIONS.length);
  const round = SITUATIONS.map((_, day) => situationOf(start + day));
  expect(new Set(round).size).toBe(SITUATIONS.length);
  const next = SITUATIONS.map((_, day) => situationOf(start + SITUATIONS.length + day));
  expect(next).not.toEqual(round);
  for (let day = 20_000; day < 26_000; day += SITUATIONS.length)
    expect(situationOf(day - 1)).not.toBe(situationOf(day));
  expect(situationOf(-1)).toBeTypeOf('string');
});
