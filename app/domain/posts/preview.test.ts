import { expect, it } from 'vitest';
import { previewState, readPreviewState } from './preview.ts';

const ask = { style: 'humblebrag', fields: { achievement: 'Won' }, humorLevel: 'Spicy' };
const state = previewState(ask, { id: 'p1', text: 'Humbled.\nAgree?' });

it('hands over what docs/product.md §3 lists', () => {
  expect(state).toEqual({
    post: 'Humbled.\nAgree?',
    formData: {
      type: 'humblebrag',
      context: '{"achievement":"Won"}',
      humorLevel: 'Spicy',
      profileName: 'LinkedIn Member',
      profileBio: 'Thought Leader • Professional Dreamer • Coffee Enthusiast',
      useProfilePicture: false,
    },
    generationId: 'p1',
  });
});

it('survives the history of the browser', () => {
  expect(readPreviewState(structuredClone(state))).toEqual(state);
});

it('keeps why the offline writer stood in', () => {
  const stoodIn = previewState(ask, { id: 'p1', text: 'Humbled.', fallback: 'busy' });
  expect(readPreviewState(structuredClone(stoodIn))?.fallback).toBe('busy');
});

it.each([
  null,
  undefined,
  'text',
  {},
  { fromMenu: true },
  { ...state, post: '' },
  { ...state, post: 7 },
  { ...state, generationId: undefined },
  { ...state, formData: null },
  { ...state, formData: { ...state.formData, useProfilePicture: 'no' } },
])('takes %j for no post', (found) => {
  expect(readPreviewState(found)).toBeNull();
});
