import { expect, it } from 'vitest';
import { firstLetter } from './first-letter.ts';

it.each([
  ['Ada Lovelace', 'A'],
  [' grace', 'G'],
  ['éclair', 'É'],
  ['e\u0301clair', 'E\u0301'],
  ['👩‍🚀 Sally', '👩‍🚀'],
  ['', '?'],
  ['  ', '?'],
])('shows %j as %s', (name, letter) => {
  expect(firstLetter(name)).toBe(letter);
});
