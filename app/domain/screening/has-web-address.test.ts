import { expect, it } from 'vitest';
import { hasWebAddress } from './has-web-address.ts';

it.each([
  'See https://example.test/a',
  'HTTP://EXAMPLE.TEST',
  'www.example.test',
  'Buy at example.com.',
  'my-course.io, thank me later',
  'ｅｘａｍｐｌｅ．ｃｏｍ',
  'lnkd.in/abc123',
])('finds an address in "%s"', (text) => {
  expect(hasWebAddress(text)).toBe(true);
});

it.each([
  'This.',
  'Agree? Agree.',
  'I write ASP.NET and Node.js',
  'So true.AI changes everything',
  'It rose 3.5 per cent, and/or fell',
  'e.g. my boss',
  '',
])('finds none in "%s"', (text) => {
  expect(hasWebAddress(text)).toBe(false);
});
