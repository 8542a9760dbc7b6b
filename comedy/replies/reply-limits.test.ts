import { expect, it } from 'vitest';
import { countSentences, countWords, lintReply } from './reply-limits.ts';

it.each([
  ['One.', 1],
  ['One', 1],
  ['One. Two', 2],
  ['He said "Why?" and left.', 2],
  ['At 5 p.m. we left.', 3],
  ['Wait… what?!', 2],
  ['3.5 percent.', 2],
  ['リモート。です。', 2],
])('counts every stop of %j', (text, count) => {
  expect(countSentences(text)).toBe(count);
});

it.each([
  ['', 0],
  ['one two', 2],
  ['work-life balance', 3],
  ["I'm 40,000 strong — really", 5],
  ['「リモートワーク」', 4],
])('counts %j', (text, count) => {
  expect(countWords(text)).toBe(count);
});

it.each([
  ['one-liner', 'One. Two.', 'number of sentences'],
  ['one-liner', `${'word '.repeat(20)}word.`, 'too many words'],
  ['one-liner', 'One\ntwo.', 'number of lines'],
  ['one-liner', 'I said "Why not?"', 'doubtful stop'],
  ['short-para', 'One.', 'number of sentences'],
  ['short-para', 'One. Two. Three. Four.', 'number of sentences'],
  ['short-para', `One. ${'word '.repeat(50)}.`, 'too many words'],
  ['unhinged-long', 'One.', 'number of lines'],
  ['unhinged-long', 'a\nb\nc\nd\ne\nf\ng\nh\ni\nj', 'number of lines'],
  ['unhinged-long', 'One.\n\nTwo.', 'blank line'],
  ['unhinged-long', 'One.\nOne.', 'repeated line'],
  ['unhinged-long', 'One.\nSo #blessed.', 'hashtag'],
  ['unhinged-long', 'One.\nSee https://x.example now.', 'link'],
  ['unhinged-long', 'One.\nSo **bold**.', 'markup'],
] as const)('%s: refuses %j', (length, text, fault) => {
  expect(lintReply(text, length)).toContain(fault);
});

it('accepts replies that keep the limits', () => {
  expect(lintReply('I said "why not" and left.', 'one-liner')).toEqual([]);
  expect(lintReply('One. Two? Three!', 'short-para')).toEqual([]);
  expect(lintReply('"Why?" he said.\nI left.', 'unhinged-long')).toEqual([]);
});
