import { expect, it } from 'vitest';
import { flashCookie, takeFlash } from './flash.server.ts';
import type { Flash } from './flash.ts';

const parts = { secret: 'of this server', secureCookies: true };
const anyWords = (length: number) =>
  Array.from({ length }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7919) % 20_000))).join('');
const pair = (flash: Flash) => flashCookie(parts, flash).split(';')[0] ?? '';

it('gives a toast to the next page, and ends its cookie', () => {
  const flash = { tone: 'bad', words: 'Too long – 😀', given: { text: 'typed' } } as const;
  const cookie = flashCookie(parts, flash);
  expect(cookie).toMatch(
    /^__Host-broetry-flash=.*; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const taken = takeFlash(parts, `a=b; ${pair(flash)}; c=d`);
  expect(taken?.flash).toEqual(flash);
  expect(taken?.ended).toContain('__Host-broetry-flash=; Max-Age=0;');
  expect(takeFlash(parts, 'a=b')).toBeNull();
});

it('shows no words that another site or another secret has written', () => {
  const other = flashCookie({ ...parts, secret: 'another' }, { tone: 'good', words: 'Pay here' });
  for (const given of [
    other.split(';')[0] ?? '',
    '__Host-broetry-flash=e30.',
    '__Host-broetry-flash=x',
  ])
    expect(takeFlash(parts, given)?.flash).toBeNull();
});

it('fits into a cookie, and leaves out what was typed where it does not', () => {
  const most = { tone: 'bad', words: 'No.', given: { text: anyWords(1000) } } as const;
  expect(takeFlash(parts, pair(most))?.flash).toEqual(most);
  const long = { ...most, given: { text: anyWords(5000) } };
  expect(flashCookie(parts, long).length).toBeLessThan(4096);
  expect(takeFlash(parts, pair(long))?.flash).toEqual({ tone: 'bad', words: 'No.' });
});
