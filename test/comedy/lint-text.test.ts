import { describe, expect, it } from 'vitest';
import { lintLine, lintPost } from './lint-text.ts';

const line = (text: string) => ({ text, userSpans: [] });

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
  ])('finds the fault in %j', (text, fault) => {
    expect(lintLine(line(text))).toContain(fault);
  });

  it.each([
    'It was an hour, an MBA, a European one-off and a unicorn.',
    'At 5 p.m. nobody moved. "Why?" asked a toddler. (I know.)',
    'I said no, no, no. Thank you very, very much.',
    '1. Own the room.',
    '→ Own the room.',
  ])('accepts %j', (text) => {
    expect(lintLine(line(text))).toEqual([]);
  });

  it('leaves what the user wrote alone, but not the seam', () => {
    const user = 'so so {x} | <b> "half';
    const text = `They wrote: ${user}.`;
    expect(lintLine({ text, userSpans: [[12, 12 + user.length]] })).toEqual([]);
    expect(lintLine({ text: 'They wrote: why?.', userSpans: [[12, 16]] })).toContain(
      'doubled punctuation',
    );
    expect(lintLine({ text: 'They wrote: 遅刻。.', userSpans: [[12, 15]] })).toContain(
      'doubled punctuation',
    );
  });
});

describe('lintPost', () => {
  it('wants at most ten different lines, the last one with the site', () => {
    const lines = Array.from({ length: 11 }, (_, index) => line(`Line ${index}.`));
    expect(lintPost(lines, 'broetry.example')).toEqual(['too many lines', 'no tag line']);
    expect(
      lintPost([line('One.'), line('One.'), line('By broetry.example')], 'broetry.example'),
    ).toEqual(['repeated line']);
  });
});
