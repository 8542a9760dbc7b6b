import { expect, it } from 'vitest';
import { echoes, forbiddenWords } from '../test/comedy/check-words.ts';
import { cleanInput } from './clean-input.ts';
import { SITUATIONS, situationOf } from './daily-situations.ts';
import { lintPost } from '../test/comedy/lint-text.ts';
import { isGentle, writePost } from './write-post.ts';

const lines = SITUATIONS.map((t, index) => {
  return { id: `day.${index + 1}`, beat: 'situation', t, level: '123' as const, device: 1 };
});

it('has enough for four months, none of them twice', () => {
  expect(SITUATIONS.length).toBeGreaterThanOrEqual(120);
  expect(new Set(SITUATIONS.map((one) => one.toLowerCase())).size).toBe(SITUATIONS.length);
});

it('holds plain sentences that name nobody', () => {
  expect(forbiddenWords(lines, new Set())).toEqual([]);
  expect(echoes(lines, new Set())).toEqual([]);
  for (const situation of SITUATIONS) {
    // It stands in a form and in a heading, where a full stop follows.
    expect(situation).toMatch(/^(?:I|My|The|A) [\p{L}\d ,'’-]+$/u);
    expect(situation.length).toBeLessThanOrEqual(90);
    expect(cleanInput(situation)).toBe(situation);
  }
});

it('can be answered by the offline writer at every level, in the words of the situation', () => {
  for (const [index, context] of SITUATIONS.entries()) {
    for (const level of ['Mild', 'Unhinged'] as const) {
      const asked = { style: 'gpt4-context', fields: { context }, level, seed: index } as const;
      const post = writePost({ ...asked, site: 'site.example' });
      expect([context, isGentle(post.plot)]).toEqual([context, false]);
      const rendered = post.lines.map((text) => ({ text, userSpans: [] }));
      expect([context, ...lintPost(rendered, 'site.example')]).toEqual([context]);
    }
  }
}, 60_000);

it('gives everybody the same one a day, each once before any comes again', () => {
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
