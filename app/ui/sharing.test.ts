import { expect, it } from 'vitest';
import { mastodonLink, shareLinks, shortText } from './sharing.tsx';

it('cuts what a microblog gets to 180 characters plus three dots (docs/product.md §7)', () => {
  expect(shortText('a'.repeat(180))).toBe('a'.repeat(180));
  expect(shortText('a'.repeat(181))).toBe(`${'a'.repeat(180)}...`);
  const emoji = shortText(`${'a'.repeat(179)}🚀🚀`);
  expect(emoji).toBe(`${'a'.repeat(179)}...`);
  expect(emoji.isWellFormed()).toBe(true);
});

it('leads to each network with the address of the post', () => {
  const url = 'https://broetry.example/post/1';
  const links = shareLinks('Agree? & "more"\nlines #1', url);
  expect(links.map(({ network }) => network)).toEqual(['X', 'LinkedIn', 'Bluesky']);
  const [x, linkedin, bluesky] = links.map(({ href }) => new URL(href));
  expect([x?.host, x?.searchParams.get('url')]).toEqual(['x.com', url]);
  expect(x?.searchParams.get('text')).toBe('Agree? & "more"\nlines #1');
  expect([linkedin?.host, linkedin?.searchParams.get('url')]).toEqual(['www.linkedin.com', url]);
  expect(bluesky?.searchParams.get('text')).toBe(`Agree? & "more"\nlines #1\n${url}`);
});

it.each([
  ['mastodon.social', 'mastodon.social'],
  [' HTTPS://Mastodon.Example/ ', 'mastodon.example'],
  ['a-b.c-d.example', 'a-b.c-d.example'],
])('takes %j as a Mastodon server', (server, host) => {
  expect(new URL(mastodonLink(server, 'text', 'https://x.example') ?? '').host).toBe(host);
});

it.each([
  '',
  'localhost',
  'javascript:alert(1)',
  'a.b/@c',
  'evil.example#.',
  'a b.example',
  '-a.example',
  '@x.example',
  '127.0.0.1',
  'x.example:80',
])('does not take %j as one', (server) => {
  expect(mastodonLink(server, 'text', 'https://x.example')).toBeNull();
});
