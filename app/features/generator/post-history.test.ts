import { expect, it } from 'vitest';
import { previewState } from '../../domain/posts/preview.ts';
import { forgetTab } from '../../platform/browser/web-storage.ts';
import { findInHistory, saveInHistory } from './post-history.ts';

const ask = { style: 'humblebrag', fields: { achievement: 'Won' }, humorLevel: 'Spicy' };
const post = previewState(ask, { id: 'p1', text: 'My secret merger.' });

it('belongs to the reader until the tab is reset', () => {
  const kept = structuredClone(saveInHistory(post));
  expect(findInHistory(kept)).toMatchObject({ isOurs: true, post });
  forgetTab();
  expect(findInHistory(kept)?.isOurs).toBe(false);
  expect(findInHistory(saveInHistory(post))?.isOurs).toBe(true);
});

it('belongs to no reader without a reader id, and is null without a post', () => {
  expect(findInHistory(post)?.isOurs).toBe(false);
  expect(findInHistory({ keepsFocus: true })).toBeNull();
});
