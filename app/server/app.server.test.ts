import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { recordLog } from '../../test/record-log.ts';
import { createTestApp } from '../../test/test-app.ts';

const ASSETS = join(import.meta.dirname, '../../build/client/assets');
const EVENT = { event: 'generator_visit' };
const chromeHeaders = { 'user-agent': 'Mozilla/5.0 Chrome/153.0 Safari/537.36' };

it('uses a new nonce for each response', async () => {
  const { browser } = await createTestApp();
  const nonces = new Set<string>();
  for (let index = 0; index < 50; index += 1) {
    const answer = await browser().fetch('/generator');
    const policy = answer.headers.get('content-security-policy')!;
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)![1]!;
    nonces.add(nonce);
    const html = await answer.text();
    const scripts = html.match(/<script\b[^>]*>/g)!;
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
  }
  expect(nonces.size).toBe(50);
});

it.each([
  ['same-origin', 'ours', 204],
  ['same-origin', null, 204],
  [null, 'ours', 204],
  [null, null, 403],
  [null, 'null', 403],
  [null, 'http://evil.example', 403],
  [null, 'https', 403],
  ['same-origin', 'null', 204],
  ['cross-site', 'null', 403],
  ['same-site', 'null', 403],
  ['none', 'null', 403],
  ['same-origin', 'http://evil.example', 403],
  ['cross-site', 'ours', 403],
  ['cross-site', 'http://evil.example', 403],
  ['same-site', 'ours', 403],
  ['none', null, 403],
  ['junk', 'ours', 403],
])(
  'responds to a POST with Sec-Fetch-Site %s and Origin %s with %i',
  async (site, from, status) => {
    const { raw, origin, db } = await createTestApp();
    const named =
      from === 'ours' ? origin : from === 'https' ? origin.replace('http:', 'https:') : from;
    const answer = await raw('/api/events', {
      method: 'POST',
      body: JSON.stringify(EVENT),
      headers: {
        ...chromeHeaders,
        'content-type': 'application/json',
        ...(site === null ? {} : { 'sec-fetch-site': site }),
        ...(named === null ? {} : { origin: named }),
      },
    });
    expect(answer.status).toBe(status);
    const rows = await db.selectFrom('guest_events').selectAll().execute();
    expect(rows).toHaveLength(status === 204 ? 1 : 0);
  },
);

it('responds 405 to methods that a page does not allow, without an error in the log', async () => {
  const { log, lines } = recordLog();
  const { raw, origin } = await createTestApp({ overrides: { log } });
  for (const path of [
    '/terms',
    '/terms.data',
    '/generator.data',
    '/nowhere',
    '/api/v1/account.data',
  ]) {
    for (const method of ['POST', 'DELETE']) {
      const answer = await raw(path, { method, headers: { ...chromeHeaders, origin } });
      expect([path, method, answer.status < 500]).toEqual([path, method, true]);
      expect(answer.body).not.toMatch(/did not provide|-page"|for route/);
    }
  }
  const page = await raw('/terms', { method: 'POST', headers: { origin, accept: 'text/html' } });
  expect([page.status, page.body.includes('Nobody does that here.')]).toEqual([405, true]);
  expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

it('returns a 404 problem document for unknown paths below /api/v1, from any origin', async () => {
  const { raw } = await createTestApp();
  for (const path of ['/api/v1/nowhere', '/api/v1/%E2%80%A8', '/api/v1/%0F/']) {
    for (const from of ['null', 'https://else.example']) {
      const answer = await raw(path, { method: 'DELETE', headers: { origin: from } });
      expect([path, from, answer.status]).toEqual([path, from, 404]);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    }
  }
});

it('responds to its own host names only', async () => {
  const { raw, services } = await createTestApp();
  const { port } = services;
  for (const host of [
    `127.0.0.1:${port}`,
    `localhost:${port}`,
    `LOCALHOST:${port}`,
    `[::1]:${port}`,
  ]) {
    expect([host, (await raw('/', { headers: { host } })).status]).toEqual([host, 200]);
  }
  for (const host of [
    'evil.example',
    `evil.example:${port}`,
    'localhost',
    `127.0.0.1:${port}.evil`,
  ]) {
    const answer = await raw('/', { headers: { host } });
    expect([host, [400, 421].includes(answer.status)]).toEqual([host, true]);
    expect(answer.body).not.toContain('evil');
  }
});

it('builds links without request headers', async () => {
  const { raw } = await createTestApp();
  const answer = await raw('/', {
    headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
  });
  expect(answer.body).not.toContain('evil.example');
});

it('takes the form of a page behind an https proxy', async () => {
  const origin = 'https://broetry.example';
  const { raw } = await createTestApp({ env: { PUBLIC_ORIGIN: origin } });
  const type = 'application/x-www-form-urlencoded';
  const headers = { host: 'broetry.example', origin, 'content-type': type };
  const body = 'context=I+made+toast&humorLevel=Spicy';
  const answer = await raw('/?index', { method: 'POST', headers, body });
  expect([answer.status, answer.body.includes('toast')]).toEqual([200, true]);
});

it('sets the guest cookie on the generator, not on public pages', async () => {
  const { browser } = await createTestApp();
  for (const path of ['/', '/nowhere', '/preview', '/livez']) {
    const guest = browser();
    await guest.fetch(path);
    expect([path, guest.cookies.size]).toEqual([path, 0]);
  }
  const guest = browser();
  const answer = await guest.fetch('/generator');
  const cookie = answer.headers.getSetCookie()[0]!;
  expect(cookie).toMatch(/^broetry-guest=guest_\d+_[0-9a-z]{26}\./);
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part);
  expect((await guest.fetch('/generator')).headers.getSetCookie()).toEqual([]);
});

it('uses secure cookies on https', async () => {
  const { raw, services } = await createTestApp({
    env: { PUBLIC_ORIGIN: 'https://broetry.example' },
  });
  const answer = await raw('/generator', { headers: { host: 'broetry.example' } });
  expect(answer.status).toBe(200);
  expect(services.secureCookies).toBe(true);
  const cookie = String(answer.headers['set-cookie']);
  expect(cookie).toMatch(/^__Host-broetry-guest=/);
  expect(cookie).toContain('Secure');
  expect(answer.headers['strict-transport-security']).toContain('max-age=63072000');
});

it('rejects a forged or modified cookie', async () => {
  const { browser } = await createTestApp();
  const guest = browser();
  await guest.fetch('/generator');
  const real = guest.cookies.get('broetry-guest')!;
  for (const forged of [
    'guest_1763700000000_aaaaaaaaaaaaaaaaaaaaaaaaaa',
    real.replace(/^guest_\d/, 'guest_9'),
    'x',
  ]) {
    const other = browser();
    other.cookies.set('broetry-guest', forged);
    const answer = await other.fetch('/generator');
    expect([forged, answer.headers.getSetCookie().length]).toEqual([forged, 1]);
  }
});

it.each([
  '/.env',
  '/.git/config',
  '/data/broetry.sqlite',
  '/..%2f.env',
  '/assets/..%2f..%2fserver%2fmain.js',
  '/assets/../../package.json',
  '/assets/',
])('serves no file at %s', async (path) => {
  const { raw } = await createTestApp();
  const answer = await raw(path);
  expect(answer.status).toBe(404);
  expect(answer.body).not.toMatch(/SESSION_SECRET=|\[core\]|SQLite format|createRequestHandler\(/);
});

it('responds to an unexpected API error with a problem without details', async () => {
  const { browser, db } = await createTestApp();
  const guest = browser();
  await guest.fetch('/generator');
  await db.schema.dropTable('generations').execute();
  const answer = await guest.fetch('/api/generations', {
    json: { style: 'gpt4-context', fields: { context: 'I made a sandwich' } },
    headers: { 'idempotency-key': 'key-000001' },
  });
  expect(answer.status).toBe(500);
  const body = await answer.text();
  expect(JSON.parse(body)).toMatchObject({ code: 'internal' });
  expect(body).not.toMatch(/generations|sql|insert/i);
});

it('closes the connection after an unread body', async () => {
  const { browser, raw, origin } = await createTestApp();
  const answer = await raw('/api/generations', {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: 'x'.repeat(1_000_000),
  });
  expect([answer.status, answer.headers['connection']]).toEqual([413, 'close']);
  expect((await browser().fetch('/livez')).status).toBe(200);
});

it('answers a form of many fields as one that is too long, before it is parsed', async () => {
  const { raw, origin } = await createTestApp();
  const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
  const ask = (body: string) => raw('/translate', { method: 'POST', headers, body });
  expect((await ask('a&'.repeat(2001))).status).toBe(413);
  expect(
    (
      await ask(
        `direction=to-speak&voice=memo&level=Mild&text=${'I+like+tea+%26+toast.+'.repeat(300)}`,
      )
    ).status,
  ).toBe(200);
});

it('counts no ampersand of a text in JSON or of a file as a field', async () => {
  const { raw, origin } = await createTestApp();
  const post = (path: string, type: string, body: string) =>
    raw(path, { method: 'POST', headers: { origin, 'content-type': type }, body });
  const text = 'I like tea & toast. '.repeat(150) + '&'.repeat(2500);
  const json = JSON.stringify({ text, direction: 'to-speak' });
  expect((await post('/api/translations', 'application/json', json)).status).toBe(200);
  const field = `--b\r\ncontent-disposition: form-data; name="text"\r\n\r\n${text}\r\n--b--\r\n`;
  expect((await post('/translate', 'multipart/form-data; boundary=b', field)).status).not.toBe(413);
});

it.each([
  ['TRACE', '/', 405],
  ['PROPFIND', '/', 405],
  ['PROPFIND', '/assets/none.js', 405],
  ['GET', '/%', 404],
  ['GET', '/api/generations/a%00b/picture', 404],
  ['GET', '/api/nothing', 404],
  ['POST', '/api/nothing', 405],
])('responds to %s %s with a problem document', async (method, path, status) => {
  const { raw, origin } = await createTestApp();
  const answer = await raw(path, { method, headers: { origin } });
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('application/problem+json');
});

it('sends built files compressed, also as ranges, with Vary', async () => {
  const { origin } = await createTestApp();
  const script = readdirSync(ASSETS).find((name) => /^framework.*\.js$/.test(name))!;
  const ask = (headers: Record<string, string>, method = 'GET') =>
    fetch(`${origin}/assets/${script}`, { headers, method });
  const plain = await ask({ 'accept-encoding': 'identity' });
  const bytes = await plain.text();
  expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([
    null,
    'accept-encoding',
  ]);
  for (const encoding of ['br', 'gzip']) {
    const packed = await ask({ 'accept-encoding': encoding });
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(packed.headers.get('vary')?.toLowerCase()).toBe('accept-encoding');
    expect(packed.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(bytes.length / 2);
    expect((await packed.text()) === bytes).toBe(true);
  }
  const part = await ask({ 'accept-encoding': 'identity', range: 'bytes=5-9' });
  expect([part.status, await part.text()]).toEqual([206, bytes.slice(5, 10)]);
  const head = await ask({ 'accept-encoding': 'br' }, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
  const manifest = readdirSync(ASSETS).find((name) => /^manifest-.*\.js$/.test(name))!;
  expect(readdirSync(ASSETS)).toContain(`${manifest}.br`);
});
