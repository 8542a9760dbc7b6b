import { expect, it } from 'vitest';
import { previewState } from '../../domain/posts/preview.ts';
import { forgetTab } from '../../platform/browser/web-storage.ts';
import { findInHistory, saveInHistory } from './post-history.ts';

const ask = { style: 'humblebrag', fields: { achievement: 'Won' }, humorLevel: 'Spicy' };
const post = previewState(ask, { id: 'p1', text: 'My secret merger.' });

it('is a reader’s own until the tab has forgotten the reader', () => {
  const kept = structuredClone(saveInHistory(post));
  expect(findInHistory(kept)).toMatchObject({ isOurs: true, post });
  forgetTab();
  expect(findInHistory(kept)?.isOurs).toBe(false);
  expect(findInHistory(saveInHistory(post))?.isOurs).toBe(true);
});

it('is nobody’s without a word for its reader, and nothing where there is no post', () => {
  expect(findInHistory(post)?.isOurs).toBe(false);
  expect(findInHistory({ keepsFocus: true })).toBeNull();
});
