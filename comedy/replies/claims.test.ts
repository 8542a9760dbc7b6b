import { expect, it } from 'vitest';
import { readReplyPost, replyCandidates } from './choose-reply.ts';
import { readPost } from './read-post.ts';
import { about, oneLiner, type ReplyTraits } from './reply-plot.ts';

const told = (traits: ReplyTraits, one: string, post: string) =>
  replyCandidates(
    about(traits, oneLiner('test', 'witty', one)),
    readReplyPost(post),
    'witty',
    'one-liner',
  )[0]?.text;

const YEARS = { when: 'n:# years', not: ['in # years', 'hire'] };

it.each([
  ['I stayed for six years.', 'So six.'],
  ['We grew a lot in ten years.', undefined],
  // A `not` about the claim refuses its sentence, and another sentence can have the claim.
  ['We grew a lot in ten years. I stayed for six years.', 'So six.'],
  ['I stayed for six years. We grew a lot in ten years.', 'So six.'],
  // A `not` about anything else refuses the whole post.
  ['I stayed for six years. We hire.', undefined],
])('finds the claim of "%s"', (post, text) => {
  expect(told(YEARS, 'So {n}.', post)).toBe(text);
});

it('takes the sentence with the longest match', () => {
  const post = 'I bought a lamp. You bought a green lamp.';
  expect(told({ when: 'buy a green? x:lamp' }, '{x.said}.', post)).toBe('Green lamp.');
});

it.each([
  ['I can finally share what we have been building for a year of hard work.', 'launch'],
  ['After much hard work: meet Ledgerly, an app for invoices.', 'launch'],
  ['Nice to meet Anna Smith at lunch.', 'other'],
  ['I get up at five, and by six I have won the day.', 'other'],
  ['I have won the regional bakery prize.', 'announcement'],
])('finds the category of "%s"', (post, category) => {
  expect(readPost(post).category).toBe(category);
});
