import { describe, expect, it } from 'vitest';
import { readField } from '../fragment.ts';
import type { Forms } from './reading.ts';

function formsOf(field: string, text: string): Forms {
  return readField(field, 'text', text)?.forms ?? {};
}

/** Forms that repeat the typed words. test/comedy/gold-set.json has the grammatical forms. */
const REPEATED: readonly (readonly [field: string, text: string, forms: Forms])[] = [
  [
    'achievement',
    'Got promoted to VP of Sales!',
    {
      raw: 'got promoted to VP of Sales',
      cap: 'Got promoted to VP of Sales',
      q: 'Got promoted to VP of Sales!',
    },
  ],
  ['achievement', 'asdf', { raw: 'asdf', q: 'Asdf' }],
  ['mundaneSituation', 'At the dentist', { raw: 'at the dentist' }],
  ['context', 'The printer is broken again', { raw: 'the printer is broken again' }],
  ['context', 'GOT PROMOTED AGAIN', { raw: 'GOT PROMOTED AGAIN' }],
  [
    'context',
    'Perdí el vuelo porque estaba dormido',
    { raw: 'Perdí el vuelo porque estaba dormido' },
  ],
  ['context', '会議に遅れました', { raw: '会議に遅れました' }],
  ['context', 'iPhone sales', { q: 'iPhone sales', raw: 'iPhone sales' }],
  ['context', 'McKinsey hired me', { raw: 'McKinsey hired me' }],
  ['careerTip', "Don't sleep", { raw: "don't sleep" }],
  ['emotion', '😭', { raw: '😭' }],
  ['context', 'Did I get promoted?', { raw: 'did I get promoted?' }],
  ['bossName', 'Karen', { name: 'Karen' }],
  ['achievement', "Didn't get fired", { raw: "didn't get fired" }],
  ['employeeRole', 'Dave', { raw: 'Dave' }],
  ['bonusBuzzword', '"thought leadership"', { raw: 'thought leadership', q: 'Thought leadership' }],
  [
    'inspirationalQuote',
    '"Please stop calling us heroes."',
    { q: 'Please stop calling us heroes', cap: 'Please stop calling us heroes' },
  ],
  ['context', '"Yes" and "no"', { raw: '"Yes" and "no"' }],
  ['bossName', 'I think she is called Karen', { name: undefined }],
];

describe('readField', () => {
  it.each(REPEATED)('reads %s %j', (field, text, forms) => {
    const found = formsOf(field, text);
    for (const [name, value] of Object.entries(forms)) {
      expect(found[name as keyof Forms], name).toBe(value);
    }
  });

  it('gives raw, cap, q and short for any text', () => {
    for (const text of ['?', '🥑', '"', "'", '…', '{x}', '1', 'я']) {
      const forms = formsOf('context', text);
      for (const form of ['raw', 'cap', 'q', 'short'] as const)
        expect(forms[form], `${form} of ${text}`).toBeTruthy();
    }
    expect(readField('context', 'text', ' \u200B ')).toBeUndefined();
  });

  it('reads an acronym with an s as a plural, and keeps its capitals', () => {
    expect(readField('noun1', 'text', 'KPIs')).toMatchObject({
      forms: { np: 'KPIs' },
    });
  });

  it('shortens a paragraph to one whole sentence', () => {
    const first = 'I fainted at the dentist and my daughter held my hand.';
    const text = `${first} She said it was quite okay to be afraid! Then, because the needle was still out, I fainted once more. It was one of those days, as always, and nobody noticed.`;
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
    [
      'the one that tells most, when all are short',
      `I quit. My boss cried. ${run}.`,
      'My boss cried',
    ],
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
  ])('shortens a long text to %s', (_, text, sentence) => {
    const fragment = readField('context', 'text', text);
    expect(fragment?.forms.raw?.toLowerCase()).toBe(sentence.toLowerCase());
    expect(fragment?.forms.q?.toLowerCase()).toBe(sentence.toLowerCase());
    expect(fragment?.sentence).toBe(true);
  });

  it('shortens to the most informative sentence or clause', () => {
    const day =
      'So yesterday was honestly one of those days. I woke up late because it was Sunday. Then a pigeon landed on the shoulder of my boss and ate her muffin. Everybody clapped. Does anyone know what pigeons eat at galas, and who should be asked about that in a company of this size?';
    expect(formsOf('context', day).q).toBe(
      'A pigeon landed on the shoulder of my boss and ate her muffin',
    );
    const run =
      'i was going to answer the phone and it was somebody about the thing from last time and they talked for about an hour and when i came back it was all gone and my cat had hidden in the washing machine and then it was night and nobody was there';
    expect(formsOf('context', run).raw).toBe('my cat had hidden in the washing machine');
    const short = 'I burned the soup. I ordered pizza. The pizza was burned.';
    expect(formsOf('context', short).raw).toBe(short.slice(0, -1));
  });

  it('detects whether a text is one sentence', () => {
    const single = (text: string) => readField('context', 'text', text)?.sentence;
    expect(single('My boss cried.')).toBe(true);
    expect(single('My neighbor Mr. Henderson left at 4 p.m. yesterday')).toBe(true);
    expect(single('My boss cried. I helped.')).toBe(false);
    expect(single('my boss cried. i helped')).toBe(false);
    expect(single('遅刻しました。泣きました。')).toBe(false);
    const endless = 'meetings about the meetings of all the other meetings or '.repeat(9);
    expect(single(endless)).toBe(false);
    expect(formsOf('context', endless).raw).toMatch(/\w…$/u);
  });

  it('does not end a sentence at an abbreviation', () => {
    const text =
      'My neighbor, the famous and very tall Mr. Henderson, borrowed my ladder at 4 p.m. and has been standing on it ever since';
    expect(formsOf('context', text).short).toMatch(
      /^My neighbor, the famous and very tall Mr\. Henderson, borrowed my ladder.*…$/u,
    );
  });

  it('cuts a long sentence at a word', () => {
    const forms = formsOf(
      'context',
      'the very long quarterly synergy report of the other department or '.repeat(16),
    );
    expect(Array.from(forms.short ?? '').length).toBeLessThanOrEqual(80);
    expect(Array.from(forms.q ?? '').length).toBeLessThanOrEqual(140);
    expect(forms.short).toMatch(/\w…$/u);
  });

  it('turns inner double quotes into single ones', () => {
    expect(formsOf('context', 'She said "no" twice').q).toBe("She said 'no' twice");
    expect(formsOf('context', 'half a "quote').raw).toBe("half a 'quote");
  });

  it('gives all forms of power verbs', () => {
    expect(readField('verb', 'verb', 'Pivot')?.forms).toMatchObject({
      base: 'pivot',
      ger: 'pivoting',
      past: 'pivoted',
    });
    expect(readField('verb', 'verb', 'Strategize')?.forms).toMatchObject({
      ger: 'strategizing',
      past: 'strategized',
    });
  });

  it('gives no grammatical forms for a protected group or slur', () => {
    expect(formsOf('context', 'I hired a Muslim accountant')).toEqual({
      raw: 'I hired a Muslim accountant',
      cap: 'I hired a Muslim accountant',
      q: 'I hired a Muslim accountant',
      short: 'I hired a Muslim accountant',
    });
  });
});
