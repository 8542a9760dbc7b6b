import { describe, expect, it } from 'vitest';
import { readField } from '../fragment.ts';
import type { Forms } from './reading.ts';

function formsOf(field: string, text: string): Forms {
  return readField(field, 'text', text)?.forms ?? {};
}

/** The forms of the ordinary kinds of input; a form named `undefined` must be absent. */
const GOLD: readonly (readonly [field: string, text: string, forms: Forms])[] = [
  [
    'achievement',
    'Got promoted to VP of Sales!',
    {
      raw: 'got promoted to VP of Sales',
      cap: 'Got promoted to VP of Sales',
      q: 'Got promoted to VP of Sales!',
      past: 'got promoted to VP of Sales',
      ger: 'getting promoted to VP of Sales',
      clause: 'I got promoted to VP of Sales',
    },
  ],
  [
    'achievement',
    'promoted to VP',
    { past: 'was promoted to VP', ger: 'being promoted to VP', clause: 'I was promoted to VP' },
  ],
  ['achievement', 'my promotion to VP', { np: 'my promotion to VP', past: undefined }],
  [
    'achievement',
    'asdf',
    { np: undefined, past: undefined, clause: undefined, raw: 'asdf', q: 'Asdf' },
  ],
  [
    'mundaneSituation',
    'waiting in line at Starbucks',
    {
      ger: 'waiting in line at Starbucks',
      doing: 'waiting in line at Starbucks',
      past: 'waited in line at Starbucks',
    },
  ],
  [
    'mundaneSituation',
    'At the dentist',
    { raw: 'at the dentist', doing: 'at the dentist', place: 'at the dentist' },
  ],
  [
    'mundaneSituation',
    'stuck in traffic',
    { doing: 'stuck in traffic', clause: 'I was stuck in traffic', past: undefined },
  ],
  [
    'mundaneSituation',
    'I was eating a burrito',
    { doing: 'eating a burrito', ger: 'eating a burrito' },
  ],
  [
    'context',
    'My cat walked across my keyboard',
    { clause: 'my cat walked across my keyboard', past: undefined, np: undefined },
  ],
  [
    'context',
    'I missed my flight because I was answering emails',
    {
      past: 'missed my flight because I was answering emails',
      clause: 'I missed my flight because I was answering emails',
    },
  ],
  [
    'context',
    'I quit my job and moved to Bali',
    { clause: 'I quit my job and moved to Bali', ger: undefined, pres: undefined },
  ],
  ['context', 'a dog named Bob', { np: 'a dog named Bob', clause: undefined }],
  [
    'context',
    "I can't believe it's Monday",
    { clause: "I can't believe it's Monday", np: undefined, pres: undefined },
  ],
  ['context', 'just customer', { np: undefined }],
  [
    'context',
    'The printer is broken again',
    { raw: 'the printer is broken again', clause: 'the printer is broken again', np: undefined },
  ],
  [
    'context',
    'GOT PROMOTED AGAIN',
    { raw: 'GOT PROMOTED AGAIN', past: undefined, clause: undefined },
  ],
  [
    'context',
    'Perdí el vuelo porque estaba dormido',
    {
      clause: undefined,
      past: undefined,
      np: undefined,
      raw: 'Perdí el vuelo porque estaba dormido',
    },
  ],
  ['context', 'Ich habe den Bus verpasst', { clause: undefined, past: undefined, np: undefined }],
  ['context', '会議に遅れました', { clause: undefined, np: undefined, raw: '会議に遅れました' }],
  ['context', 'iPhone sales', { q: 'iPhone sales', raw: 'iPhone sales' }],
  ['context', 'McKinsey hired me', { raw: 'McKinsey hired me' }],
  [
    'nowStatement',
    'I coach dolphins on leadership',
    { pres: 'coach dolphins on leadership', clause: 'I coach dolphins on leadership' },
  ],
  ['nowStatement', "I'm the CEO of a yoga studio", { pres: 'am the CEO of a yoga studio' }],
  ['nowStatement', 'run a billion dollar company', { pres: 'run a billion dollar company' }],
  [
    'careerTip',
    'Reply to every email with a voice note',
    {
      ger: 'replying to every email with a voice note',
    },
  ],
  [
    'careerTip',
    'Introduce yourself to your boss',
    {
      ger: 'introducing myself to my boss',
      past: 'introduced myself to my boss',
    },
  ],
  ['careerTip', "Don't sleep", { np: undefined, raw: "don't sleep" }],
  ['emotion', 'deeply humbled', { adj: 'deeply humbled', np: undefined }],
  ['emotion', 'joy', { np: 'joy', adj: undefined }],
  ['emotion', '😭', { adj: undefined, np: undefined, raw: '😭' }],
  ['location', 'the office kitchen', { place: 'in the office kitchen' }],
  ['location', 'Starbucks', { place: 'at Starbucks' }],
  ['setting', 'Paris', { place: 'in Paris' }],
  ['setting', 'beach', { place: 'on the beach' }],
  ['employeeRole', 'Junior Accountant', { np: 'our Junior Accountant' }],
  ['employeeRole', 'Junior accountant', { np: 'our junior accountant' }],
  ['employeeRole', 'Part-time barista', {}],
  ['employeeRole', 'Marketing manager', {}],
  ['employeeRole', 'Starbucks barista', {}],
  [
    'context',
    'Did I get promoted?',
    { raw: 'did I get promoted?', past: undefined, clause: undefined, ger: undefined },
  ],
  ['context', 'Got promoted?', { past: undefined, clause: undefined }],
  ['employeeRole', 'the intern', { np: 'the intern' }],
  ['noun1', 'synergies', { np: 'synergies' }],
  ['storyTopic', 'broken printer', { np: 'the broken printer' }],
  ['struggleSituation', 'Our only server is a laptop', { clause: 'our only server is a laptop' }],
  ['bossName', 'Karen', { name: 'Karen' }],
  ['setting', 'Paris, 2009', { place: 'in Paris, 2009' }],
  ['setting', 'Starbucks, 2009', { place: 'at Starbucks, 2009' }],
  ['setting', 'his Toyota', { place: 'in his Toyota' }],
  ['storyTopic', 'losing my luggage', { ger: 'losing my luggage' }],
  ['achievement', "Didn't get fired", { raw: "didn't get fired" }],
  ['struggleSituation', 'running out of money', { clause: "we're running out of money" }],
  ['struggleSituation', 'stuck in customs', { clause: "we're stuck in customs" }],
  ['struggleSituation', 'I was late', { clause: 'I was late' }],
  ['employeeRole', 'Dave', { np: undefined, raw: 'Dave' }],
  ['employeeRole', 'Head of People', { np: 'our Head of People' }],
  ['employeeRole', 'VP of Sales', { np: 'our VP of Sales' }],
  ['location', 'Zoom', { place: 'on Zoom' }],
  ['noun1', 'goat', { np: 'the goat' }],
  ['noun1', 'office printer', { np: 'the office printer' }],
  ['noun1', 'lunch', { np: 'lunch' }],
  ['noun1', 'AI', { np: 'AI' }],
  ['absurdSuccess', 'CEO of 3M', { np: 'the CEO of 3M' }],
  ['storyTopic', 'inflation', { np: 'inflation' }],
  ['resultingBenefit', 'no customers', { np: undefined }],
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
  it.each(GOLD)('reads %s %j', (field, text, forms) => {
    const found = formsOf(field, text);
    for (const [name, value] of Object.entries(forms)) {
      expect(found[name as keyof Forms], name).toBe(value);
    }
  });

  it('gives the always-there forms to everything that is not empty', () => {
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

  it('says one whole sentence of a long paragraph, never a part of one', () => {
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
  ])('takes for a long idea %s', (_, text, sentence) => {
    const fragment = readField('context', 'text', text);
    expect(fragment?.forms.raw?.toLowerCase()).toBe(sentence.toLowerCase());
    expect(fragment?.forms.q?.toLowerCase()).toBe(sentence.toLowerCase());
    expect(fragment?.sentence).toBe(true);
  });

  it('says the most telling sentence of a long paragraph, and of a long run the most telling clause', () => {
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

  it('knows when the words are no single sentence', () => {
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

  it('does not take the stop of a title or a number for the end of a sentence', () => {
    const text =
      'My neighbor, the famous and very tall Mr. Henderson, borrowed my ladder at 4 p.m. and has been standing on it ever since';
    expect(formsOf('context', text).short).toMatch(
      /^My neighbor, the famous and very tall Mr\. Henderson, borrowed my ladder.*…$/u,
    );
  });

  it('clips one long sentence at a word', () => {
    const forms = formsOf(
      'context',
      'the very long quarterly synergy report of the other department or '.repeat(16),
    );
    expect(Array.from(forms.short ?? '').length).toBeLessThanOrEqual(80);
    expect(Array.from(forms.q ?? '').length).toBeLessThanOrEqual(140);
    expect(forms.short).toMatch(/\w…$/u);
  });

  it('turns inner double quotes single, so that quoting it stays balanced', () => {
    expect(formsOf('context', 'She said "no" twice').q).toBe("She said 'no' twice");
    expect(formsOf('context', 'half a "quote').raw).toBe("half a 'quote");
  });

  it('gives the power verbs every form', () => {
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

  it('only quotes text that names a protected group or a slur', () => {
    expect(formsOf('context', 'I hired a Muslim accountant')).toEqual({
      raw: 'I hired a Muslim accountant',
      cap: 'I hired a Muslim accountant',
      q: 'I hired a Muslim accountant',
      short: 'I hired a Muslim accountant',
    });
  });
});
