import { describe, expect, it } from 'vitest';
import { readField } from '../fragment.ts';
import type { Forms } from './reading.ts';

function formsOf(field: string, text: string): Forms {
  return readField(field, 'text', text)?.forms ?? {};
}

describe('long text', () => {
  it('says one whole sentence of a paragraph, never a part of one', () => {
    const first = 'I fainted at the dentist and my daughter held my hand.';
    const text = `${first} She said it was quite okay to be afraid! Then, because the needle was still out, I fainted once more, beside the fish tank.`;
    const forms = formsOf('context', text);
    for (const form of ['raw', 'q', 'short'] as const)
      expect(forms[form]).toBe('I fainted at the dentist and my daughter held my hand');
  });

  const run = 'I made a list of every meeting that I had ever left early and then '.repeat(14);

  it.each([
    [
      'the first that tells something, of short ones',
      `It was Monday. I was late. My boss asked me why I was wearing his coat. ${run}.`,
      'My boss asked me why I was wearing his coat',
    ],
    ['the longest, when all are short', `I quit. My boss cried. ${run}.`, 'My boss cried'],
    [
      'one without capitals',
      `it was monday. my boss asked me why i was wearing his coat. ${run}.`,
      'my boss asked me why i was wearing his coat',
    ],
    [
      'one of up to 160 characters',
      `My boss asked me in front of the board, both auditors and somebody's visiting grandmother why I was wearing his second best winter coat to a review. ${run}.`,
      "My boss asked me in front of the board, both auditors and somebody's visiting grandmother why I was wearing his second best winter coat to a review",
    ],
    [
      'one in Japanese',
      `今日は会議に遅刻しましたので上司が泣きました。${'そして私は一日中ずっと会議室で書類を読み続けて'.repeat(20)}`,
      '今日は会議に遅刻しましたので上司が泣きました',
    ],
  ])('takes for a long idea %s', (_, text, sentence) => {
    const fragment = readField('context', 'text', text);
    expect(fragment?.forms.raw).toBe(sentence);
    expect(fragment?.forms.q?.toLowerCase()).toBe(sentence.toLowerCase());
    expect(fragment?.sentence).toBe(true);
  });

  it('knows when the words are no single sentence', () => {
    const single = (text: string) => readField('context', 'text', text)?.sentence;
    expect(single('My boss cried.')).toBe(true);
    expect(single('My neighbor Mr. Henderson left at 4 p.m. yesterday')).toBe(true);
    expect(single('My boss cried. I helped.')).toBe(false);
    expect(single('my boss cried. i helped')).toBe(false);
    expect(single('遅刻しました。泣きました。')).toBe(false);
    expect(single(run)).toBe(false);
    expect(formsOf('context', run).raw).toMatch(/\w…$/u);
  });

  it('does not take the stop of a title or a number for the end of a sentence', () => {
    const text =
      'My neighbor, the famous and very tall Mr. Henderson, borrowed my ladder at 4 p.m. and has been standing on it ever since';
    expect(formsOf('context', text).short).toMatch(
      /^My neighbor, the famous and very tall Mr\. Henderson, borrowed my ladder.*…$/u,
    );
  });

  it('clips one long sentence at a word', () => {
    const forms = formsOf('context', 'the quarterly synergy report was late and '.repeat(26));
    expect(Array.from(forms.short ?? '').length).toBeLessThanOrEqual(80);
    expect(Array.from(forms.q ?? '').length).toBeLessThanOrEqual(140);
    expect(forms.short).toMatch(/\w…$/u);
  });

  it.each([
    [
      'ends at a clause that is near',
      'My grandmother read every single line of the quarterly report to us aloud, and then she asked for the next one',
      'My grandmother read every single line of the quarterly report to us aloud…',
    ],
    [
      'says all of what is only a little longer',
      'The office coffee machine broke on a Monday and people started talking to each other.',
      'The office coffee machine broke on a Monday and people started talking to each other',
    ],
    [
      'else ends at a word',
      'I walked across the whole of the parking lot of the regional distribution center without any shoes on',
      'I walked across the whole of the parking lot of the regional distribution…',
    ],
  ])('cut short, %s', (_, text, short) => expect(formsOf('context', text).short).toBe(short));
});
