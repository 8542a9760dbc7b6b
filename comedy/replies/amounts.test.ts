import { expect, it } from 'vitest';
import { readReplyPost, replyCandidates } from './choose-reply.ts';
import { readPost } from './read-post.ts';
import { reply } from './reply-plot.ts';

const told = (when: string, one: string, post: string) =>
  replyCandidates(
    [reply('test', 'witty', { when }, one, 'It is.', 'It was.')],
    readReplyPost(post),
    'witty',
    'one-liner',
  )[0]?.text;

it.each([
  ['We raised $12 million in March.', '$12 million'],
  ['We raised $2.3M to fix doors.', '$2,300,000'],
  ['We raised €2.1 million.', '€2,100,000'],
  ['I was offered £400k for it.', '£400k'],
  ['It cost $1,250 in all.', '$1,250'],
])('keeps an amount whole with its sign: %s', (post, sum) => {
  expect(told('=$|=€|=£ n:#', 'So {n}.', post)).toBe(`So ${sum}.`);
  expect(readPost(post).number).toBe(sum);
});

it.each([
  ['We serve 12 million people now.', '12 million people'],
  ['It reached 500k people.', '500k people'],
  ['We put 40 people on it.', '40 people'],
  ['I met twenty-five people.', 'twenty-five people'],
  ['A hundred people came.', 'a hundred people'],
  ['Our invoicing app launched with two thousand people on the list.', 'two thousand people'],
])('keeps an amount before what it counts: %s', (post, people) => {
  const whole = `Our new app is live! ${post}`;
  expect(told('n:# u:people', 'I counted {n} {u}.', whole)).toBe(`I counted ${people}.`);
});

it('writes out the decimal point of an amount of time', () => {
  expect(told('n:# years', 'So {n} years.', 'It took 3.5 years.')).toBe('So 3 and a half years.');
  expect(told('n:# %', 'So {n}%.', 'It grew 40%.')).toBe('So 40%.');
  expect(told('n:# %', 'So {n}%.', 'It grew 4.5%.')).toBeUndefined();
});

it('turns a clause with "we" into "I" and "you"', () => {
  const post = 'I wrote the book we were missing.';
  expect(told('i =wrote x:*', 'I wrote {x.me}.', post)).toBe('I wrote the book I was missing.');
  expect(told('i =wrote x:*', 'You wrote {x}.', post)).toBe('You wrote the book you were missing.');
  expect(
    told('i =painted x:*', 'You painted {x}.', 'I painted the intern I was at the office.'),
  ).toBe('You painted the intern you were at the office.');
});

it('captures no pattern word before a verb', () => {
  const when = "we|=we've v:=tried|=asked x:*";
  expect(told(when, 'You {v} {x}.', "We've tried pairing for a year.")).toBe(
    'You tried pairing for a year.',
  );
  expect(told(when, 'You {v} {x}.', 'We asked Wanda at Kessler & Daughter.')).toBe(
    'You asked Wanda at Kessler.',
  );
  expect(told(when, 'They {v} "{x.said}".', 'We asked for our keys.')).toBe(
    'They asked "for our keys".',
  );
});

it('leaves out the time', () => {
  const when = 'i =sold x:*';
  expect(told(when, 'You sold {x}.', 'I sold my old van last week.')).toBe(
    'You sold your old van.',
  );
  expect(told(when, 'You sold {x}.', 'I sold my old van 60 days ago.')).toBe(
    'You sold your old van.',
  );
});

it.each([
  ['We tried it with farmers in the pilot and they told us more.', undefined],
  ['I am looking for a new desk and a lamp.\nThank you, Sabrina', undefined],
  ['Thank you, Sabrina, for the lamp and the desk.', 'Sabrina'],
])('finds the person: %s', (post, person) => {
  expect(readPost(post).person).toBe(person);
});
