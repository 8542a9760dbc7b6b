import { expect, it } from 'vitest';
import { readReplyPost, replyCandidates } from './choose-reply.ts';
import { readPost } from './read-post.ts';
import { about, oneLiner } from './reply-plot.ts';

const told = (when: string, one: string, post: string) =>
  replyCandidates(
    about({ when }, oneLiner('test', 'witty', one)),
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

const TRIED = "we|=we've v:=tried|=asked x:*";

it.each([
  // A decimal point would end a sentence.
  ['It took 3.5 years.', 'n:# years', 'So {n} years.', 'So 3 and a half years.'],
  ['It grew 40%.', 'n:# %', 'So {n}%.', 'So 40%.'],
  ['It grew 4.5%.', 'n:# %', 'So {n}%.', undefined],
  // "We" becomes "I" and "you".
  ['I wrote the book we were missing.', 'i =wrote x:*', '{x.me}.', 'The book I was missing.'],
  ['I wrote the book we were missing.', 'i =wrote x:*', '{x}.', 'The book you were missing.'],
  ['I painted the intern I was.', 'i =painted x:*', '{x}.', 'The intern you were.'],
  // No pattern word before a verb is captured.
  ["We've tried pairing for a year.", TRIED, 'You {v} {x}.', 'You tried pairing for a year.'],
  ['We asked Wanda at Kessler & Daughter.', TRIED, '{v} {x}.', 'Asked Wanda at Kessler.'],
  ['We asked for our keys.', TRIED, 'They {v} "{x.said}".', 'They asked "for our keys".'],
  // The time is left out.
  ['I sold my old van last week.', 'i =sold x:*', 'You sold {x}.', 'You sold your old van.'],
  ['I sold my old van 60 days ago.', 'i =sold x:*', 'You sold {x}.', 'You sold your old van.'],
])('captures the words of %s by %s', (post, when, one, text) => {
  expect(told(when, one, post)).toBe(text);
});

it.each([
  ['We tried it with farmers in the pilot and they told us more.', undefined],
  ['I am looking for a new desk and a lamp.\nThank you, Sabrina', undefined],
  ['Thank you, Sabrina, for the lamp and the desk.', 'Sabrina'],
])('finds the person: %s', (post, person) => {
  expect(readPost(post).person).toBe(person);
});
