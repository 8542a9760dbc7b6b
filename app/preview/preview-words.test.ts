import { expect, it } from 'vitest';
import { POST_REGENERATED, REGENERATE_FAILED } from './preview-words.ts';

it('speaks the words of docs/product.md §8', () => {
  expect(POST_REGENERATED).toBe('Post regenerated!');
  expect(REGENERATE_FAILED).toBe('Failed to regenerate post');
});
