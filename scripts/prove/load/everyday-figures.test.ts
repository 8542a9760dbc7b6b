import { expect, it } from 'vitest';
import type { Figure } from '../proof.ts';
import { everydayFigures, type Seen } from './everyday-figures.ts';
import { WRITES } from './everyday-mix.ts';
import { type Some, someResult } from './some-result.ts';

const stepped = (some: Some | null, processor = 4): Seen['feed'] => ({
  result: some && someResult(some),
  rates: [100, 200],
  processor,
});

/** Some seconds in which everything held, with what was otherwise. */
function figures(otherwise: Partial<Seen> = {}) {
  const mixed = someResult({ classes: [10, 9, 5], p99: 60 });
  const names = Object.values(WRITES);
  const none = { posts: 3, reactions: 0, comments: 1 };
  const all = everydayFigures({
    keptPages: someResult({ goodput: 300, p99: 150 }),
    keptData: someResult({ goodput: 2000, p99: 50 }),
    memberPages: stepped({ goodput: 300 }),
    feed: stepped({ goodput: 2000 }),
    viewer: stepped({ goodput: 2000 }),
    mixed: {
      ...mixed,
      classes: mixed.classes.map((part, index) => ({ ...part, name: names[index] ?? '' })),
    },
    before: none,
    after: { posts: 13, reactions: 9, comments: 6 },
    ...otherwise,
  });
  return (name: string) => all.filter((figure) => figure.name.includes(name));
}

const short = (all: Figure[]) => all.filter(({ holds }) => !holds).map(({ name }) => name);

it('holds where every kind is at its goal', () => {
  expect(short(figures()(''))).toEqual([]);
});

it.each<[string, Partial<Seen>, string]>([
  [
    'pages came too late',
    { keptPages: someResult({ goodput: 300, p99: 151 }) },
    'pages of the feed as guests read them, kept: p99',
  ],
  ['too few pages came', { keptPages: someResult({ goodput: 299.9 }) }, 'guests read them, kept:'],
  ['data came too late', { keptData: someResult({ goodput: 2000, p99: 51 }) }, 'data of these'],
  ['too little data came', { keptData: someResult({ goodput: 1999 }) }, 'data of these'],
  ['members got too few pages', { memberPages: stepped({ goodput: 299 }) }, 'signed-in members'],
  ['the feed was read too seldom', { feed: stepped({ goodput: 1999 }) }, '/api/community'],
  ['no rate was held', { viewer: stepped(null) }, '/api/viewer'],
  ['a row is missing', { after: { posts: 13, reactions: 8, comments: 6 } }, 'rows for'],
  ['a row is there twice', { after: { posts: 13, reactions: 9, comments: 7 } }, 'rows for'],
  ['an answer was wrong', { keptData: someResult({ goodput: 2000, wrong: { 500: 1 } }) }, 'wrong'],
  ['somebody was sent away', { keptPages: someResult({ goodput: 300, shed: 1 }) }, 'wrong'],
  ['no answer came', { keptPages: someResult({ goodput: 300, unanswered: 1 }) }, 'wrong'],
])('falls short when %s', (_, seen, name) => {
  expect(short(figures(seen)(''))).toEqual([expect.stringContaining(name)]);
});

it('holds each kind of writing to its time, and counts none that was not done', () => {
  const mixed = someResult({ classes: [10, 9, 0], p99: 61 });
  const names = Object.values(WRITES);
  const classes = mixed.classes.map((part, index) => ({ ...part, name: names[index] ?? '' }));
  const after = { posts: 13, reactions: 9, comments: 1 };
  const of = figures({ mixed: { ...mixed, classes }, after });
  expect(short(of('p99')).length).toBe(3);
  expect(of('rows for')).toMatchObject([{ value: '10 for 10, 9 for 9, 0 for 0', holds: false }]);
});

it('says of what falls short why it does', () => {
  const [figure] = figures({ memberPages: stepped({ goodput: 180, p99: 120 }, 4.5) })('members');
  expect(figure).toMatchObject({ goal: '≥ 300', holds: false });
  expect(figure?.value).toBe(
    "180 (p99 120 ms); each is made anew for its reader and takes 4.50 ms of the server's processor: one core makes 222 of them at most",
  );
  const [none] = figures({ memberPages: stepped(null) })('members');
  expect(none?.value).toContain('none of the rates from 200 to 100');
});
