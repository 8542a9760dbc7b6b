import { describe, expect, it, vi } from 'vitest';
import { echoes, forbiddenWords, likelySlips } from '../../test/comedy/check-words.ts';
import { checkComments, checkPersona } from '../../test/comedy/check-comments.ts';
import { type CommentLineData, PERSONA_FILES, PERSONAS, type PersonaFile } from './personas.ts';

vi.setConfig({ testTimeout: 60_000 });

const FILES = PERSONAS.map((persona): PersonaFile => PERSONA_FILES[persona]);
const EVERY: readonly CommentLineData[] = FILES.flatMap(
  ({ persona, lines, answers, headlines }) => [
    ...lines,
    ...answers,
    ...headlines.map((t, index) => ({ id: `${persona} headline ${index + 1}`, t })),
  ],
);

describe('the banks of comments', () => {
  it('have no fault', () => {
    expect(checkComments()).toStrictEqual([]);
  });

  it('share no five words in a row', () => {
    expect(echoes(EVERY, new Set())).toStrictEqual([]);
  });

  it('have no typing error, slur or famous name', () => {
    expect(likelySlips(EVERY, new Set())).toStrictEqual([]);
    expect(forbiddenWords(EVERY, new Set())).toStrictEqual([]);
  });

  it.each([
    ['an unknown need', { id: 'cm.sage.900', t: 'Yes.', needs: ['device:99'] }],
    ['an unknown hole', { id: 'cm.sage.900', t: 'I know {boat}.' }],
    ['{other} outside an answer', { id: 'cm.sage.900', t: '{other}, sit down.' }],
    ['the id of another persona', { id: 'cm.bot.900', t: 'Yes.' }],
  ])('are rejected with %s', (_, line: CommentLineData) => {
    const file = { ...PERSONA_FILES.sage, lines: [...PERSONA_FILES.sage.lines, line] };
    expect(checkPersona('sage', file)).toHaveLength(1);
  });

  it('are rejected with too few lines', () => {
    const file = { ...PERSONA_FILES.sage, lines: PERSONA_FILES.sage.lines.slice(0, 30) };
    expect(checkPersona('sage', file).join()).toContain('40 wanted');
  });
});
