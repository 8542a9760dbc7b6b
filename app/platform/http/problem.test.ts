import { expect, it } from 'vitest';
import { describeRejection, problemResponse } from './problem.ts';
import { invalidField, NOT_FOUND } from './rejection.ts';

it('responds with a problem document only', async () => {
  const answer = problemResponse(
    { ...invalidField('age1', 'Age then is required.'), headers: { 'retry-after': '1' } },
    'r1',
  );
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

it('takes status and words from the reason, and a message in place of the words', () => {
  expect(describeRejection(NOT_FOUND)).toEqual({ status: 404, message: 'There is nothing here.' });
  expect(describeRejection({ reason: 'unsupported-style', values: { type: 'haiku' } })).toEqual({
    status: 422,
    message: 'Unsupported post type: haiku',
  });
  const message = 'This token is already gone.';
  expect(describeRejection({ ...NOT_FOUND, message })).toEqual({ status: 404, message });
});

it('adds the further members of a rejection to its problem document', async () => {
  const answer = problemResponse({ reason: 'already-shared', more: { postId: 'p1' } }, 'r1');
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'already-shared', postId: 'p1' });
});
