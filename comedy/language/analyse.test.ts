import { expect, it } from 'vitest';
import { readField } from '../form/fragment.ts';
import type { Forms } from './reading.ts';

const formsOf = (field: string, text: string): Forms => readField(field, 'text', text)?.forms ?? {};

/** Forms that repeat the typed words. test/comedy/gold-set.json has the grammatical forms. */
it.each<[field: string, text: string, forms: Forms]>([
  ['achievement', 'Got promoted!', { raw: 'got promoted', q: 'Got promoted!' }],
  ['achievement', 'asdf', { raw: 'asdf', q: 'Asdf' }],
  ['mundaneSituation', 'At the dentist', { raw: 'at the dentist' }],
  ['context', 'GOT PROMOTED AGAIN', { raw: 'GOT PROMOTED AGAIN' }],
  ['context', 'Perdí el vuelo', { raw: 'Perdí el vuelo' }],
  ['context', '会議に遅れました', { raw: '会議に遅れました' }],
  ['context', 'iPhone sales', { q: 'iPhone sales', raw: 'iPhone sales' }],
  ['context', 'McKinsey hired me', { raw: 'McKinsey hired me' }],
  ['careerTip', "Don't sleep", { raw: "don't sleep" }],
  ['emotion', '😭', { raw: '😭' }],
  ['context', 'Did I get promoted?', { raw: 'did I get promoted?' }],
  ['bossName', 'Karen', { name: 'Karen' }],
  ['bossName', 'I think she is called Karen', { name: undefined }],
  ['bonusBuzzword', '"thought leadership"', { raw: 'thought leadership', q: 'Thought leadership' }],
  ['inspirationalQuote', '"Please stop."', { q: 'Please stop', cap: 'Please stop' }],
  ['context', '"Yes" and "no"', { raw: '"Yes" and "no"' }],
  ['context', 'She said "no" twice', { q: "She said 'no' twice" }],
  ['context', 'half a "quote', { raw: "half a 'quote" }],
  ['noun1', 'KPIs', { np: 'KPIs' }],
])('reads %s %j', (field, text, forms) => {
  const found = formsOf(field, text);
  for (const [name, value] of Object.entries(forms))
    expect(found[name as keyof Forms], name).toBe(value);
});

it('gives raw, cap, q and short for any text', () => {
  for (const text of ['?', '🥑', '"', "'", '…', '{x}', '1', 'я']) {
    const forms = formsOf('context', text);
    for (const form of ['raw', 'cap', 'q', 'short'] as const)
      expect(forms[form], `${form} of ${text}`).toBeTruthy();
  }
  expect(readField('context', 'text', ' \u200B ')).toBeUndefined();
});

const run = 'I made a list of every meeting that I had ever left early and then '.repeat(14);

it.each([
  [
    'the first that tells something, of short ones',
    `It was Monday. I was late. My boss asked me why I was wearing his coat. ${run}.`,
    'My boss asked me why I was wearing his coat',
  ],
  ['the one that tells most of short ones', `I quit. My boss cried. ${run}.`, 'My boss cried'],
  [
    'one without capitals',
    `it was monday. my boss asked me why i was wearing his coat. ${run}.`,
    'my boss asked me why i was wearing his coat',
  ],
  [
    'one in Japanese',
    `今日は会議に遅刻しましたので上司が泣きました。${'そして私は一日中ずっと会議室で書類を読み続けて'.repeat(20)}`,
    '今日は会議に遅刻しましたので上司が泣きました',
  ],
  [
    'the clause that tells most',
    'i was going to answer the phone and it was somebody about the thing from last time and they talked for about an hour and when i came back it was all gone and my cat had hidden in the washing machine and then it was night and nobody was there',
    'my cat had hidden in the washing machine',
  ],
])('shortens a long text to %s', (_, text, sentence) => {
  const fragment = readField('context', 'text', text);
  expect(fragment?.forms.raw?.toLowerCase()).toBe(sentence.toLowerCase());
  expect(fragment?.forms.q?.toLowerCase()).toBe(sentence.toLowerCase());
});

it.each([
  ['My boss cried.', true],
  ['My neighbor Mr. Henderson left at 4 p.m. yesterday', true],
  ['My boss cried. I helped.', false],
  ['my boss cried. i helped', false],
  ['遅刻しました。泣きました。', false],
])('detects whether a text is one sentence: %s', (text, isOne) => {
  expect(readField('context', 'text', text)?.sentence).toBe(isOne);
});

it('cuts a long sentence at a word', () => {
  const text = 'the very long quarterly synergy report of the other department or '.repeat(16);
  const { short = '', q = '' } = formsOf('context', text);
  expect(Array.from(short).length).toBeLessThanOrEqual(80);
  expect(Array.from(q).length).toBeLessThanOrEqual(140);
  expect(short).toMatch(/\w…$/u);
});

it('gives all forms of power verbs', () => {
  const forms = { base: 'pivot', ger: 'pivoting', past: 'pivoted' };
  expect(readField('verb', 'verb', 'Pivot')?.forms).toMatchObject(forms);
});

it('gives no grammatical forms for a protected group or slur', () => {
  const text = 'I hired a Muslim accountant';
  expect(formsOf('context', text)).toEqual({ raw: text, cap: text, q: text, short: text });
});
