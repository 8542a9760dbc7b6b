import { expect, it } from 'vitest';
import { previewState } from './preview.ts';

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
