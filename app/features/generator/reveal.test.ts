import { expect, it } from 'vitest';
import { isRevealed, lineDelay, REVEAL_TIME, revealedLines } from './reveal.ts';

it.each([1, 2, 6, 10, 11, 40, 1000])('shows %d lines within the time of a reveal', (lines) => {
  expect(lines * lineDelay(lines)).toBeLessThanOrEqual(REVEAL_TIME + 0.001);
  expect(lineDelay(lines)).toBeGreaterThan(0);
});

it('does not make a short text drag', () => {
  expect(lineDelay(1)).toBe(120);
  expect(lineDelay(0)).toBe(120);
});

it('lets the lines out in order and knows when all are', () => {
  const text = 'one\ntwo\nthree';
  expect(revealedLines(text, 0)).toEqual([]);
  expect(revealedLines(text, 2)).toEqual(['one', 'two']);
  expect(revealedLines(text, Number.POSITIVE_INFINITY)).toEqual(['one', 'two', 'three']);
  expect(isRevealed(text, 2)).toBe(false);
  expect(isRevealed(text, 3)).toBe(true);
});
