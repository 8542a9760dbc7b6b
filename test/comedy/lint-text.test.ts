import { describe, expect, it } from 'vitest';
import { lintLine, lintPost } from './lint-text.ts';

describe('lintLine', () => {
  it.each([
    ['I was {context.raw}.', 'unresolved slot'],
    ['I was undefined.', 'unresolved slot'],
    ['We won..', 'doubled punctuation'],
    ['We won!.', 'doubled punctuation'],
    ['遅刻しました。.', 'doubled punctuation'],
    ['なぜ？.', 'doubled punctuation'],
    ['We won , twice.', 'spaced punctuation'],
    ['We  won.', 'spaced punctuation'],
    ['We won the the cup.', 'doubled word'],
    ['It was a award.', 'article'],
    ['It was an dog.', 'article'],
    ['We won. it rained.', 'sentence case'],
    ['we won.', 'sentence case'],
    ['"We won.', 'unbalanced quotes'],
    ['We (won.', 'unbalanced quotes'],
    ['We\nwon.', 'line break'],
    ['   ', 'blank line'],
  ])('reports the fault in %j', (text, fault) => {
    expect(lintLine(text)).toContain(fault);
  });

  it.each([
    'It was an hour, an MBA, a European one-off and a unicorn.',
    'At 5 p.m. nobody moved. "Why?" asked a toddler. (I know.)',
    'I said no, no, no. Thank you very, very much.',
    '1. Own the room.',
    '→ Own the room.',
  ])('accepts %j', (text) => {
    expect(lintLine(text)).toEqual([]);
  });
});

describe('lintPost', () => {
  it('reports too many lines, a repeated line and a missing tag line', () => {
    const lines = Array.from({ length: 11 }, (_, index) => `Line ${index}.`);
    expect(lintPost(lines, 'broetry.example')).toEqual(['too many lines', 'no tag line']);
    expect(lintPost(['One.', 'One.', 'By broetry.example'], 'broetry.example')).toEqual([
      'repeated line',
    ]);
  });
});
