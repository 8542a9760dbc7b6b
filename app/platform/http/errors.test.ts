import { expect, it } from 'vitest';
import { errorMessage, problemResponse } from './errors.ts';

it('has the exact messages of docs/product.md §8', () => {
  expect(errorMessage('guest-limit')).toBe(
    "You've used your free post! Sign up to generate unlimited viral content 🚀",
  );
  expect(errorMessage('generation-failed')).toBe('Failed to generate post. Please try again.');
  expect(errorMessage('unsupported-style', { type: 'random-lol' })).toBe(
    'Unsupported post type: random-lol',
  );
});

it('keeps a placeholder without a value', () => {
  expect(errorMessage('unsupported-style')).toBe('Unsupported post type: {type}');
});

it('responds with a problem document only', async () => {
  const answer = problemResponse('invalid-field', {
    requestId: 'r1',
    field: 'age1',
    title: 'Age then is required.',
    headers: { 'retry-after': '1' },
  });
  expect(answer.status).toBe(422);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(await answer.json()).toEqual({
    type: 'about:blank',
    title: 'Age then is required.',
    status: 422,
    code: 'invalid-field',
    requestId: 'r1',
    field: 'age1',
  });
});
