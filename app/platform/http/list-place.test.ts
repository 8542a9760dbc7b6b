import { expect, it } from 'vitest';
import { cutPage, readPlace, readSortedPlace, writePlace, writeSortedPlace } from './list-place.ts';

const place = { at: 1_763_700_000_000, id: '01k9abc' };

it('finds a place again, and takes nothing else for one', () => {
  expect(readPlace(writePlace(place))).toEqual(place);
  for (const text of [
    null,
    '',
    '-',
    '1-',
    '-a',
    '1-A',
    '1.5-a',
    "1-a'",
    ' 1-a',
    '1-a\n',
    '1-a-b',
  ]) {
    expect(readPlace(text)).toBeNull();
  }
});

it('knows a place by its sort only', () => {
  const text = writeSortedPlace('popular', place);
  expect(readSortedPlace('popular', text)).toEqual(place);
  for (const sort of ['recent', 'popula', 'p', '']) expect(readSortedPlace(sort, text)).toBeNull();
  expect(readSortedPlace('recent', null)).toBeNull();
});

it('says where the next page begins only where there is one', () => {
  const rows = ['c', 'b', 'a'].map((id, index) => ({ id, created_at: 9 - index }));
  expect(cutPage(rows, 2)).toEqual({ shown: rows.slice(0, 2), next: '8-b' });
  expect(cutPage(rows, 3)).toEqual({ shown: rows, next: null });
  expect(cutPage([], 3)).toEqual({ shown: [], next: null });
});
