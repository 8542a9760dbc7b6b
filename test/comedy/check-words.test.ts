import { describe, expect, it } from 'vitest';
import { echoes, forbiddenWords, likelySlips } from './check-words.ts';

const line = (id: string, t: string) => ({ id, t });

describe('a check of words', () => {
  it('finds an echo within words, not across a slot', () => {
    const one = line('a', 'I was asked to leave the room.');
    expect(echoes([one, line('b', 'He was asked to leave the house.')], new Set())).toEqual([
      'a and b: "was asked to leave the"',
    ]);
    expect(echoes([one, line('b', 'I was asked {n:1-9} to leave.')], new Set())).toEqual([]);
    expect(
      echoes([one, line('b', 'was asked to leave the')], new Set(['was asked to leave the'])),
    ).toEqual([]);
  });

  it('finds a typing error, but no inflected form', () => {
    const often = Array.from({ length: 12 }, (_, index) => line(`r${index}`, 'they receive it'));
    const slips = (t: string) => likelySlips([...often, line('x', t)], new Set(['relieve']));
    expect(slips('they recieve it')).toEqual(['x: "recieve", or rather "receive"?']);
    expect(slips('he receives and received')).toEqual([]);
    expect(slips('they relieve it')).toEqual([]);
  });

  it('finds a famous name, a brand and a slur', () => {
    expect(forbiddenWords([line('a', 'As Einstein said.')], new Set())).toEqual(['a: "Einstein"']);
    expect(forbiddenWords([line('a', 'On LinkedIn.')], new Set(['a']))).toEqual([]);
    expect(forbiddenWords([line('a', 'The foreigner smiled.')], new Set())).toHaveLength(1);
    expect(forbiddenWords([line('a', 'An apple a day.')], new Set())).toEqual([]);
  });
});
