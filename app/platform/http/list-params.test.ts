import { expect, it } from 'vitest';
import {
  cutPage,
  decodeCursor,
  decodeSortedCursor,
  encodeCursor,
  encodeSortedCursor,
} from './list-params.ts';

const place = { at: 1_763_700_000_000, id: '01k9abc' };

it('decodes an encoded cursor, and rejects other text', () => {
  expect(decodeCursor(encodeCursor(place))).toEqual(place);
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
    expect(decodeCursor(text)).toBeNull();
  }
});

it('rejects a cursor of another sort order', () => {
  const text = encodeSortedCursor('popular', place);
  expect(decodeSortedCursor('popular', text)).toEqual(place);
  for (const sort of ['recent', 'popula', 'p', ''])
    expect(decodeSortedCursor(sort, text)).toBeNull();
  expect(decodeSortedCursor('recent', null)).toBeNull();
});

it('returns a cursor only when there is a next page', () => {
  const rows = ['c', 'b', 'a'].map((id, index) => ({ id, created_at: 9 - index }));
  expect(cutPage(rows, 2)).toEqual({ shown: rows.slice(0, 2), next: '8-b' });
  expect(cutPage(rows, 3)).toEqual({ shown: rows, next: null });
  expect(cutPage([], 3)).toEqual({ shown: [], next: null });
});
