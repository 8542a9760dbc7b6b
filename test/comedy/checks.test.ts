import { expect, it } from 'vitest';
import { echoes, forbiddenWords } from './check-words.ts';
import { lintLine, lintPost } from './lint-text.ts';

const line = (id: string, t: string) => ({ id, t });

it('finds an echo within words, not across a slot', () => {
  const one = line('a', 'I was asked to leave the room.');
  expect(echoes([one, line('b', 'He was asked to leave the house.')])).toEqual([
    'a and b: "was asked to leave the"',
  ]);
  expect(echoes([one, line('b', 'I was asked {n:1-9} to leave.')])).toEqual([]);
});

it('finds a famous name and a group of people', () => {
  expect(forbiddenWords([line('a', 'As Einstein said.')])).toEqual(['a: "Einstein"']);
  expect(forbiddenWords([line('a', 'The foreigner smiled.')])).toHaveLength(1);
  expect(forbiddenWords([line('a', 'An apple a day.')])).toEqual([]);
});

it.each([
  ['I was {context.raw}.', 'unresolved slot'],
  ['We won..', 'doubled punctuation'],
  ['なぜ？.', 'doubled punctuation'],
  ['We won , twice.', 'spaced punctuation'],
  ['We won the the cup.', 'doubled word'],
  ['It was a award.', 'article'],
  ['It was an dog.', 'article'],
  ['We won. it rained.', 'sentence case'],
  ['"We won.', 'unbalanced quotes'],
])('reports the fault in %j', (text, fault) => {
  expect(lintLine(text)).toContain(fault);
});

it('accepts a fair line, and reports a post without a tag line', () => {
  expect(lintLine('At 5 p.m. nobody moved. "Why?" asked a toddler with an MBA.')).toEqual([]);
  expect(lintPost(['One.', 'One.'], 'x.example')).toEqual(['repeated line', 'no tag line']);
});
