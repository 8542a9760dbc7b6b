import { expect, it } from 'vitest';
import { firstNumberWord, numberWord } from './number-words.ts';

it('writes numbers up to ninety-nine in words', () => {
  expect([0, 1, 9, 20, 30, 45, 99].map(numberWord)).toEqual([
    'no',
    'one',
    'nine',
    'twenty',
    'thirty',
    'forty-five',
    'ninety-nine',
  ]);
  expect([100, 1.5, -1].map(numberWord)).toEqual(['100', '1.5', '-1']);
  expect(firstNumberWord(30)).toBe('Thirty');
});
