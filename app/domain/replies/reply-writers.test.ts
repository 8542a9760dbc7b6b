import { expect, it } from 'vitest';
import { REPLY_LENGTHS, REPLY_TONES } from '../../../comedy/replies/reply-kinds.ts';
import { replyErrors, replyOf, replyPrompt } from './reply-writers.server.ts';

const MARKS = { nonce: '0123456789abcdef', canary: 'quill012345' };

it('builds a different prompt for each tone and length', () => {
  const prompts = REPLY_TONES.flatMap((tone) =>
    REPLY_LENGTHS.map((length) =>
      JSON.stringify(replyPrompt({ post: 'We ship on Friday.', tone, length }, MARKS)),
    ),
  );
  expect(new Set(prompts).size).toBe(15);
});

it('names the limits of docs/product.md §9 in the prompt', () => {
  const rules = (length: (typeof REPLY_LENGTHS)[number]) =>
    replyPrompt({ post: 'We ship.', tone: 'witty', length }, MARKS)[0]?.content;
  expect(rules('one-liner')).toMatch(/exactly one sentence of at most 20 words/);
  expect(rules('short-para')).toMatch(/2-3 sentences of at most 50 words/);
  expect(rules('unhinged-long')).toMatch(/under 10 lines/);
});

it.each([
  [['Sure! Here is your reply: "I printed this."'], 'I printed this.'],
  [["Here's a witty reply:", 'I printed this.'], 'I printed this.'],
  [['Reply: I printed this.'], 'I printed this.'],
  [['I printed this. #blessed #hired'], 'I printed this.'],
  [['I printed', 'this.'], 'I printed this.'],
  [['My reply rate is up.'], 'My reply rate is up.'],
])('cleans %j into one reply', (lines, reply) => {
  expect(replyOf(lines, 'one-liner')).toBe(reply);
});

it.each([
  ['two sentences', 'I agree. I disagree.', 'one-liner'],
  ['21 words', `${'very '.repeat(20)}good.`, 'one-liner'],
  ['one sentence', 'I agree.', 'short-para'],
  ['ten lines', 'abcdefghij'.split('').join('\n'), 'unhinged-long'],
  ['one line', 'I agree.', 'unhinged-long'],
  ['an address', 'Look at evil.example now.', 'one-liner'],
  ['the secret', 'It is q-u-i-l-l-0-1-2-3-4-5.', 'one-liner'],
  ['a tag', 'I <b>agree</b>.', 'one-liner'],
  ['what nobody sees', 'I\u202e agree.', 'one-liner'],
] as const)('finds %s', (_name, text, length) => {
  expect(replyErrors(text, length, MARKS.canary)).not.toEqual([]);
});

it('accepts a valid reply', () => {
  expect(replyErrors('I agree, and so does the printer.', 'one-liner', MARKS.canary)).toEqual([]);
  expect(replyErrors('I said "why?" and left.', 'one-liner', MARKS.canary)).toHaveLength(1);
});
