import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { recordLog } from '../../test/record-log.ts';
import { memberBrowser } from '../../test/people/signed-in.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { keepAnswer } from './kept-answer.server.ts';

const ASSETS = join(import.meta.dirname, '../../build/client/assets');
const names = readdirSync(ASSETS);
const named = (pattern: RegExp) => names.find((name) => pattern.test(name)) ?? '';
const script = named(/^entry\.client-.*\.js$/);
const font = named(/^inter-latin-wght-.*\.woff2$/);

async function bytesOf(app: TestApp, name: string, headers: Record<string, string> = {}) {
  const answer = await app.raw(`/assets/${name}`, { headers });
  return { ...answer, bytes: Number(answer.headers['content-length']) };
}

it.each([
  ['br', '.br'],
  ['gzip', '.gz'],
  ['identity', ''],
])('sends a built file in %s as the build has packed it', async (encoding, ending) => {
  const app = await createTestApp();
  const { status, headers, bytes } = await bytesOf(app, script, { 'accept-encoding': encoding });
  expect([status, bytes]).toEqual([200, readFileSync(join(ASSETS, script + ending)).length]);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  const known = await bytesOf(app, script, {
    'accept-encoding': encoding,
    'if-none-match': String(headers.etag),
  });
  expect([known.status, known.body, known.headers.vary]).toEqual([304, '', 'accept-encoding']);
});

it('sends a font as it is, whatever the reader takes', async () => {
  const app = await createTestApp();
  const { status, headers, bytes } = await bytesOf(app, font, { 'accept-encoding': 'br, gzip' });
  expect([status, bytes]).toEqual([200, readFileSync(join(ASSETS, font)).length]);
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.vary).toBeUndefined();
});

it('reads a file once, for members and guests alike, and asks the disk for parts of one', async () => {
  const { log, lines } = recordLog();
  const app = await createTestApp({ overrides: { log } });
  const { browser } = await memberBrowser(app, { name: 'A Member' });
  const asked = () => lines.filter(({ path }) => path === `/assets/${script}`).length;
  const own = await browser.fetch(`/assets/${script}`, { headers: { 'accept-encoding': 'gzip' } });
  await own.arrayBuffer();
  const before = asked();
  for (let reader = 0; reader < 20; reader += 1)
    await bytesOf(app, script, { 'accept-encoding': 'gzip' });
  expect(asked()).toBe(before);
  expect(before).toBeLessThanOrEqual(2);
  const part = await bytesOf(app, script, { range: 'bytes=0-9' });
  expect([part.status, part.body.length]).toEqual([206, 10]);
});

it('keeps nothing of a file that is not there, and looks for it once', async () => {
  const { log, lines } = recordLog();
  const app = await createTestApp({ overrides: { log } });
  for (let reader = 0; reader < 2; reader += 1) {
    const { status, headers } = await bytesOf(app, 'none-12345678.js');
    expect([status, headers['cache-control']]).toEqual([404, expect.stringContaining('no-store')]);
  }
  expect(lines.filter(({ path }) => path === '/assets/none-12345678.js')).toHaveLength(2);
});

it('takes no address for a built file that leads out of their folder', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app, { name: 'A Member' });
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  for (const name of ['..', '.', '../', '..%2f', '%2e%2e']) {
    const [one, two] = [await bytesOf(app, name, { cookie }), await bytesOf(app, name, { cookie })];
    expect([name, one.headers['cache-control']]).toEqual([
      name,
      expect.not.stringContaining('public'),
    ]);
    const policy = 'content-security-policy';
    if (one.status === 200) expect(one.headers[policy]).not.toBe(two.headers[policy]);
  }
});

it('tries an encoding again that could not be had once', async () => {
  let tries = 0;
  const headers = new Headers({ 'content-type': 'text/javascript' });
  const kept = keepAnswer(200, headers, Buffer.alloc(2000), () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('EMFILE')) : Promise.resolve(Buffer.from('x'));
  });
  await expect(kept.variant('br')).rejects.toThrow('EMFILE');
  expect(String((await kept.variant('br')).body)).toBe('x');
  expect(kept.variant('br')).toMatchObject({ etag: expect.stringContaining('-br"') });
});
