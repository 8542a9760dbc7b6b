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

/** Turns of speech that are nobody's joke. */
const ALLOWED_ECHOES = new Set<string>([]);
const KNOWN = new Set<string>([]);

describe('the banks of comments', () => {
  it('hold no fault', () => {
    expect(checkComments()).toStrictEqual([]);
  });

  it('never share five words in a row', () => {
    expect(echoes(EVERY, ALLOWED_ECHOES)).toStrictEqual([]);
  });

  it('hold no slip, no slur and no famous name', () => {
    expect(likelySlips(EVERY, KNOWN)).toStrictEqual([]);
    expect(forbiddenWords(EVERY, new Set())).toStrictEqual([]);
  });

  it.each([
    ['an unknown need', { id: 'cm.sage.900', t: 'Yes.', needs: ['device:99'] }],
    ['an unknown hole', { id: 'cm.sage.900', t: 'I know {boat}.' }],
    ['an answer to nobody', { id: 'cm.sage.900', t: '{other}, sit down.' }],
    ["somebody else's id", { id: 'cm.bot.900', t: 'Yes.' }],
  ])('are refused with %s', (_, line: CommentLineData) => {
    const file = { ...PERSONA_FILES.sage, lines: [...PERSONA_FILES.sage.lines, line] };
    expect(checkPersona('sage', file)).toHaveLength(1);
  });

  it('are refused with too few lines', () => {
    const file = { ...PERSONA_FILES.sage, lines: PERSONA_FILES.sage.lines.slice(0, 30) };
    expect(checkPersona('sage', file).join()).toContain('40 wanted');
  });
});
