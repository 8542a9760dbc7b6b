import { expect, it } from 'vitest';
import { nextStep } from './long-list.ts';

it.each([
  [2, 16, 3],
  [6, 16, 6],
  [6, 60, 3],
  [3, 41, 1],
  [1, 400, 1],
])('shows after %i in a frame of %i ms %i in the next', (step, took, next) => {
  expect(nextStep(step, took)).toBe(next);
});
