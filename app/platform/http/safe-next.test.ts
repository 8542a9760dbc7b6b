import { expect, it } from 'vitest';
import { safeNext } from './safe-next.ts';

it.each([
  '/',
  '/home',
  '/account?tab=community',
  '/preview?generation=abc&then=copy',
  '/generator?style=humblebrag#top',
  '/path@evil',
  '/post/01h5',
  '/account?back=//evil.example',
  '/%68ome',
  '/authors',
  '/loginless',
  '/databases',
  '/home?file=x.data',
  '/post/my.data.post',
])('accepts %j', (path) => {
  expect(safeNext(path)).toBe(path);
});

it('replaces downloads by their page', () => {
  expect(safeNext('/account/export')).toBe('/account');
  expect(safeNext('/%61ccount/EXPORT/')).toBe('/account');
  expect(safeNext('/api/events')).toBe('/home');
  expect(safeNext('/avatars/x')).toBe('/home');
});

const EVIL = [
  null,
  undefined,
  '',
  'home',
  'evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://evil.example',
  'http://localhost:3000@evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'about:blank',
  '\t//evil.example',
  '\r\n//evil.example',
  '/\t/evil.example',
  '/ /evil.example',
  '/\u0000/evil.example',
  '\u0000//evil.example',
  '/\u00a0/evil.example',
  '/\u200b/evil.example',
  '/\u2028/evil.example',
  '/\u202e/evil.example',
  '/home\r\nSet-Cookie: a=b',
  '/home\\..\\..',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/.//evil.example',
  '/home/..//evil.example',
  '/./\\evil.example',
  '/%',
  '/%c0%af',
  '@evil.example',
  '#//evil.example',
  './/evil.example',
  '\uff0f\uff0fevil.example',
  '\ufeff//evil.example',
  '[//evil.example',
  '/login',
  '/login?next=/login',
  '/LOGIN',
  '/signup/',
  '/%6cogin',
  '/auth/google/start',
  '/home.data',
  '/HOME.DATA',
  '/home.data?_routes=root',
  '/home%2edata',
  '/home.d%61ta/',
  '/account/.data',
  '/_.data',
  '/post/01h5.data?x=1',
  `/${'x'.repeat(500)}`,
];

it.each(EVIL)('replaces %j by /home', (text) => {
  expect(safeNext(text)).toBe('/home');
});

it('never leaves the site for random input', () => {
  const pieces = [
    '/',
    '\\',
    '//',
    '%2f',
    '%5c',
    '.',
    '..',
    '@',
    ':',
    '\t',
    '?',
    '#',
    'evil.example',
  ];
  const pairs = pieces.flatMap((one) => pieces.map((other) => one + other));
  for (const start of pairs) {
    for (const end of pairs) {
      const next = safeNext(start + end);
      expect(new URL(next, 'http://here.example').host).toBe('here.example');
      expect(next).toMatch(/^\/(?![/\\])/);
    }
  }
});
