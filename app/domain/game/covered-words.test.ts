import { expect, it } from 'vitest';
import { coverWords } from './covered-words.ts';

const shown = (line: string, answer: string) =>
  coverWords(line, answer)
    .map(({ words, isCovered }) => (isCovered ? '█' : words))
    .join('');

it.each([
  ['I burned the toast', 'Two toasters were burning. No toast!', 'Two █ were █. No █!'],
  ['I got promoted', 'The promotion was not mine.', 'The █ was not mine.'],
  ["My boss's mouse", 'Three mice and two bosses', 'Three █ and two █'],
  ['I won second place', 'The second one won the places.', 'The █ one █ the █.'],
  ['The ice cream fell', 'An ice-cream van. Creamy.', 'An █ van. █.'],
  ['I ate 3 pies', '"Pie," she said. 3 of them. 33 more.', '"█," she said. █ of them. 33 more.'],
  ['My cat sat', 'A category of its own.', 'A category of its own.'],
])('covers the words of %j and their forms', (answer, line, covered) => {
  expect(shown(line, answer)).toBe(covered);
});

it('covers words in a row as one, and loses no letter', () => {
  const line = 'My white shirts came out pink, I said.';
  const parts = coverWords(line, 'My white shirts came out pink');
  expect(parts.filter(({ isCovered }) => isCovered)).toHaveLength(2);
  expect(parts.map(({ words }) => words).join('')).toBe(line);
});
