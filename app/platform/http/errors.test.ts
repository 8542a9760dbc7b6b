import { expect, it } from 'vitest';
import { errorMessage } from './errors.ts';
import { guestLimitWords } from './error-words.ts';

it('has the exact messages of docs/product.md §8', () => {
  expect(errorMessage('guest-limit')).toBe(
    "You've used your free post! Sign up to generate unlimited viral content 🚀",
  );
  expect(errorMessage('generation-failed')).toBe('Failed to generate post. Please try again.');
  expect(errorMessage('unsupported-style', { type: 'random-lol' })).toBe(
    'Unsupported post type: random-lol',
  );
});

it('says how many free posts were used up', () => {
  expect(guestLimitWords(1)).toBe(errorMessage('guest-limit'));
  expect(guestLimitWords(2)).toBe(
    "You've used your 2 free posts! Sign up to generate unlimited viral content 🚀",
  );
  expect(guestLimitWords(0)).toBe('Sign up to generate unlimited viral content 🚀');
});

it('keeps a placeholder without a value', () => {
  expect(errorMessage('unsupported-style')).toBe('Unsupported post type: {type}');
});
