import { expect, it } from 'vitest';
import { echoes, forbiddenWords } from '../test/comedy/check-words.ts';
import { cleanInput } from './clean-input.ts';
import { SITUATIONS, situationOf } from './daily-situations.ts';
import { lintPost } from '../test/comedy/lint-text.ts';
import { isGentle, writePost } from './write-post.ts';

const lines = SITUATIONS.map((t, index) => {
  return { id: `day.${index + 1}`, t };
});

it('has at least 120 different situations', () => {
  expect(SITUATIONS.length).toBeGreaterThanOrEqual(120);
  expect(new Set(SITUATIONS.map((one) => one.toLowerCase())).size).toBe(SITUATIONS.length);
});

it('has plain sentences without names', () => {
  expect(forbiddenWords(lines, new Set())).toEqual([]);
  expect(echoes(lines, new Set())).toEqual([]);
  for (const situation of SITUATIONS) {
    // Used in a form and in a heading, which adds a full stop.
    expect(situation).toMatch(/^(?:I|My|The|A) [\p{L}\d ,'’-]+$/u);
    expect(situation.length).toBeLessThanOrEqual(90);
    expect(cleanInput(situation)).toBe(situation);
  }
});

it('gives a valid post at every level', () => {
  for (const [index, context] of SITUATIONS.entries()) {
    for (const level of ['Mild', 'Unhinged'] as const) {
      const asked = { style: 'gpt4-context', fields: { context }, level, seed: index } as const;
      const post = writePost({ ...asked, site: 'site.example' });
      expect([context, isGentle(post.plot)]).toEqual([context, false]);
      expect([context, ...lintPost(post.lines, 'site.example')]).toEqual([context]);
    }
  }
}, 60_000);

it('uses every situation once per round', () => {
  const start = 20_000 - (20_000 % SITUATIONS.length);
  const round = Array.from({ length: SITUATIONS.length }, (_, day) => situationOf(start + day));
  expect(new Set(round).size).toBe(SITUATIONS.length);
  const next = round.map((_, day) => situationOf(start + SITUATIONS.length + day));
  expect(next).not.toEqual(round);
  for (let day = 20_000; day < 26_000; day += 1) {
    expect(situationOf(day)).not.toBe(situationOf(day + 1));
  }
  expect(situationOf(-1)).toBeTypeOf('string');
});
