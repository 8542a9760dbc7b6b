import { expect, it } from 'vitest';
import { keepDraft, keptDraft } from './kept-draft.ts';

const ASK = {
  text: 'I made a sandwich',
  direction: 'to-truth',
  voice: 'memo',
  level: 'Unhinged',
  seed: 3,
} as const;

it('keeps text, direction, level, voice and seed, until there is no text', () => {
  keepDraft(ASK);
  expect(keptDraft()).toEqual(ASK);
  keepDraft({ ...ASK, text: ' \n' });
  expect(keptDraft()).toBeNull();
});
