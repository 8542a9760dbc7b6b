import { describe, expect, it } from 'vitest';
import { compileLine } from './bank.ts';
import { canSay } from './eligibility.ts';
import { readField } from './fragment.ts';

function says(t: string, noun: string, needs: string[] = []): boolean {
  const line = compileLine(
    { id: 'bs.scene.001', beat: 'scene', t, level: '123', device: 1, needs },
    'style',
  );
  const fragment = readField('noun1', 'text', noun);
  return canSay(line, new Map(fragment ? [['noun1', fragment]] : []));
}

describe('canSay', () => {
  it('calls a thing or several people "it" or "them", but no single person', () => {
    const line = 'Our {noun1.noun} {noun1.is} missing. Nobody can find {noun1.them}.';
    expect(says(line, 'the printer')).toBe(true);
    expect(says(line, 'my cousins')).toBe(true);
    expect(says(line, 'my grandmother')).toBe(false);
    expect(says('Our {noun1.noun} {noun1.is} missing.', 'my grandmother')).toBe(true);
  });

  it('announces one sentence or one word only of what is one', () => {
    const sentence = (text: string) => says('All of it: {noun1.raw}.', text, ['sentence:noun1']);
    expect(sentence('My boss cried.')).toBe(true);
    expect(sentence('My boss cried. I helped.')).toBe(false);
    const word = (text: string) => says('The word: {noun1.raw}.', text, ['word:noun1']);
    expect(word('synergy!')).toBe(true);
    expect(word('low-hanging fruit')).toBe(false);
  });
});
