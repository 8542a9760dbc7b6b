import { expect, it } from 'vitest';
import { savedDraft, saveDraft } from './translation-storage.ts';

const ASK = {
  text: 'I made a sandwich',
  direction: 'to-truth',
  voice: 'memo',
  level: 'Unhinged',
  seed: 3,
} as const;

it('stores a draft until its text is empty', () => {
  saveDraft(ASK);
  expect(savedDraft()).toEqual(ASK);
  saveDraft({ ...ASK, text: ' \n' });
  expect(savedDraft()).toBeNull();
});
