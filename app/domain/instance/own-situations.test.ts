import { expect, it } from 'vitest';
import { situationOf, SITUATIONS } from '../../../comedy/posts/situations.ts';
import { situationsFrom, situationsOn } from './own-situations.ts';

it('takes a new list from tomorrow on, and keeps the days before', () => {
  const first = situationsFrom([], ['a'], 100);
  expect([100, 101, null].map((day) => situationsOn(first, day))).toEqual([[], ['a'], ['a']]);
  const twice = situationsFrom(first, ['b'], 100);
  expect(twice).toEqual([{ from: 101, texts: ['b'] }]);
  const later = situationsFrom(twice, [], 110);
  expect([101, 110, 111].map((day) => situationsOn(later, day))).toEqual([['b'], ['b'], []]);
});

it('forgets the oldest lists', () => {
  let lists: ReturnType<typeof situationsFrom> = [];
  for (let day = 0; day < 40; day += 1) lists = situationsFrom(lists, [`day ${day}`], day);
  expect(lists).toHaveLength(20);
  expect(situationsOn(lists, 40)).toEqual(['day 39']);
});

it('gives each situation of house and owner its day before any comes again', () => {
  const own = ['The fish tank has a new fish', 'The door is open'];
  const size = SITUATIONS.length + own.length;
  const start = size * 99;
  const round = Array.from({ length: size }, (_, day) => situationOf(start + day, own));
  expect(new Set(round).size).toBe(size);
  for (const text of own) expect(round).toContain(text);
});
