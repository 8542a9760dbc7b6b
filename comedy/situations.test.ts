import { expect, it } from 'vitest';
import { echoes, forbiddenWords } from '../test/comedy/check-words.ts';
import { cleanInput } from './clean-input.ts';
import { SITUATIONS, situationOf } from './situations.ts';
import { lintPost } from '../test/comedy/lint-text.ts';
import { isGentle, writePost, writeStory } from './write-post.ts';

const lines = SITUATIONS.map((t, index) => {
  return { id: `day.${index + 1}`, t };
});

it('has 200 different situations', () => {
  expect(SITUATIONS).toHaveLength(200);
  expect(new Set(SITUATIONS.map((one) => one.toLowerCase())).size).toBe(SITUATIONS.length);
});

it('has a situation plot for each, which tells no other', () => {
  const owners = new Map<string, string>();
  const style = 'gpt4-context';
  for (const context of SITUATIONS) {
    for (let seed = 1; seed <= 5; seed += 1) {
      const told = writeStory({ style, fields: { context }, level: 'Spicy', seed });
      expect([context, told?.ring]).toEqual([context, 'situation']);
      const plot = told?.plot ?? '';
      expect([plot, owners.get(plot) ?? context]).toEqual([plot, context]);
      owners.set(plot, context);
    }
  }
  expect(owners.size).toBeGreaterThanOrEqual(SITUATIONS.length);
}, 60_000);

it('has plain sentences without names', () => {
  expect(forbiddenWords(lines, new Set())).toEqual([]);
  expect(echoes(lines, new Set())).toEqual([]);
  for (const situation of SITUATIONS) {
    // Used in a form and in a heading, which adds a full stop.
    expect(situation).toMatch(/^(?:I|My|The|A) [\p{L}\d ,'’-]+$/u);
    expect(situation.length).toBeLessThanOrEqual(60);
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
