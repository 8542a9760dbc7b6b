import { expect, it } from 'vitest';
import { errorMessage } from '../../platform/http/errors.ts';
import { FREE_TRIAL_BANNER, UNKNOWN_STYLE } from './generator-words.ts';

it('speaks the words of docs/product.md §2 and §8', () => {
  expect(FREE_TRIAL_BANNER).toBe('Free trial - Generate your first post!');
  expect(UNKNOWN_STYLE).toBe('Form not implemented yet');
  expect(errorMessage('generation-failed')).toBe('Failed to generate post. Please try again.');
});
