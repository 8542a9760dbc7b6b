import { expect, it } from 'vitest';
import { copiedText, postLines, toCrlf } from './post.ts';

it.each([
  ['one\ntwo', 'one\r\ntwo'],
  ['one\r\ntwo', 'one\r\ntwo'],
  ['one\rtwo\n\nthree', 'one\r\ntwo\r\n\r\nthree'],
  ['one', 'one'],
  ['', ''],
])('converts the line breaks of %j to CRLF', (text, expected) => {
  expect(toCrlf(text)).toBe(expected);
  expect(toCrlf(expected)).toBe(expected);
});

it('splits a post at any line break and drops blank lines', () => {
  expect(postLines('one\ntwo\r\nthree')).toEqual(['one', 'two', 'three']);
  expect(postLines('one\n\n  \ntwo')).toEqual(['one', 'two']);
  expect(postLines('')).toEqual([]);
});

it.each([
  ['one\ntwo\nthree', 'one\r\n\r\ntwo\r\n\r\nthree'],
  ['one\r\n\r\n\r\ntwo\n', 'one\r\n\r\ntwo'],
  ['one', 'one'],
])('puts an empty line between the copied lines of %j', (text, expected) => {
  expect(copiedText(text)).toBe(expected);
});
