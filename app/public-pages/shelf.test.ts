import { expect, it } from 'vitest';
import { createShelf } from './shelf.ts';

it('drops what nobody has asked for longest, and never holds more than fits', () => {
  const shelf = createShelf<number>(100);
  for (const name of ['a', 'b', 'c', 'd']) shelf.put(name, 1, 25);
  expect(shelf.find('a')).toBe(1);
  shelf.put('e', 2, 25);
  expect([shelf.find('a'), shelf.find('b'), shelf.find('e')]).toEqual([1, undefined, 2]);
  expect(shelf.bytes()).toBe(100);
});

it('counts what is put there again once, and takes nothing that would empty it', () => {
  const shelf = createShelf<number>(100);
  shelf.put('a', 1, 20);
  shelf.put('a', 2, 10);
  expect([shelf.find('a'), shelf.bytes()]).toEqual([2, 10]);
  shelf.put('a', 3, 90);
  expect([shelf.find('a'), shelf.bytes()]).toEqual([undefined, 0]);
});

it('gives what was asked for one more round, and no more', () => {
  const shelf = createShelf<number>(100);
  for (const name of ['a', 'b', 'c', 'd']) shelf.put(name, 1, 25);
  for (const name of ['a', 'b', 'c', 'd']) shelf.find(name);
  shelf.put('e', 1, 25);
  expect(['a', 'e'].map((name) => shelf.find(name))).toEqual([undefined, 1]);
  shelf.put('f', 1, 25);
  expect(['b', 'c', 'e', 'f'].map((name) => shelf.find(name))).toEqual([undefined, 1, 1, 1]);
  expect(shelf.bytes()).toBe(100);
});
