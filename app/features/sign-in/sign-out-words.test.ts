import { expect, it } from 'vitest';
import { SIGN_OUT_STEPS } from './sign-out-words.ts';

it('has the four steps of docs/product.md §4, each with one line more to regret', () => {
  expect(SIGN_OUT_STEPS.map(({ lines }) => lines.length)).toEqual([1, 2, 3, 4]);
});

it('ends on a question that the last button answers with Yes', () => {
  expect(SIGN_OUT_STEPS.at(-1)!.lines.at(-1)).toMatch(/\?$/);
});
