import { expect, it } from 'vitest';
import { previewState, readPreviewState } from './preview.ts';

const form = { style: 'humblebrag', fields: { achievement: 'Won' }, humorLevel: 'Spicy' };
const state = previewState(form, { id: 'p1', text: 'Humbled.\nAgree?' });

it('has the fields of docs/product.md §3', () => {
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

it('reads back a cloned state', () => {
  expect(readPreviewState(structuredClone(state))).toEqual(state);
});

it('keeps the reason of the fallback', () => {
  const fallback = previewState(form, { id: 'p1', text: 'Humbled.', fallback: 'busy' });
  expect(readPreviewState(structuredClone(fallback))?.fallback).toBe('busy');
});

it.each([
  null,
  undefined,
  'text',
  {},
  { fromMenu: true },
  { ...state, generationId: undefined },
  { ...state, formData: null },
])('rejects %j', (stored) => {
  expect(readPreviewState(stored)).toBeNull();
});
