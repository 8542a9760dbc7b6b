import { expect, it } from 'vitest';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { chooseEncoding } from './compression.server.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['deflate, *', 'identity'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['gzip;q=0.8, br;q=0.8', 'br'],
  ['gzip ; Q=0.001, br;q=0.000', 'gzip'],
  ['gzip;q=nonsense', 'gzip'],
])('selects for Accept-Encoding %s the encoding %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

const packs = { 'accept-encoding': 'br' };

it('compresses pages, data and long JSON, with Vary', async () => {
  const app = await createTestApp();
  for (const path of ['/login', '/reply-generator.data', '/nowhere']) {
    const { headers } = await app.browser().fetch(path, { headers: packs });
    expect([path, headers.get('content-encoding')]).toEqual([path, 'br']);
    expect(headers.get('vary')).toContain('accept-encoding');
  }
  const plain = await fetch(`${app.origin}/login`, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('vary')).toContain('accept-encoding');
  const packed = await fetch(`${app.origin}/login`, { headers: { 'accept-encoding': 'gzip' } });
  const same = (html: string) => html.replaceAll(/nonce(="|\\",\\")[^"\\]+/g, '');
  expect(same(await packed.text())).toBe(same(await plain.text()));
});

it('does not compress short responses and event streams', async () => {
  const app = await createTestApp();
  const guest = app.browser();
  const viewer = await guest.fetch('/api/viewer', { headers: packs });
  expect(viewer.headers.get('content-encoding')).toBeNull();
  expect(await viewer.json()).toEqual({ kind: 'guest' });
  const events = await guest.fetch('/api/generations', {
    json: { style: 'gpt4-context', fields: { context: 'I made a sandwich' } },
    headers: { ...packs, 'idempotency-key': 'key-000001' },
  });
  expect(events.headers.get('content-type')).toContain('text/event-stream');
  expect(events.headers.get('content-encoding')).toBeNull();
});

it.each([
  ['same-origin', 'br'],
  ['none', 'br'],
  ['cross-site', null],
  ['same-site', null],
  ['', null],
])('responds to a member with Sec-Fetch-Site %j with encoding %s', async (site, encoding) => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  // What another site made this browser ask for must not be as long as what the other site guesses.
  const headers = { ...packs, 'sec-fetch-site': site };
  const answer = await browser.fetch('/community?q=secret', { headers });
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, encoding]);
});
