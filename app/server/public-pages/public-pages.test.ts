import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { recordLog } from '../../../test/record-log.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPageCache } from './page-cache.server.ts';

async function communityOf(app: TestApp) {
  const { browser, member } = await memberBrowser(app, { name: 'Canary Member' });
  const share = (text: string) => shareNew(app.services, member, text);
  const id = await share('the first post');
  const body = new URLSearchParams({ text: 'a comment' });
  await browser.fetch(`/post/${id}/comments`, { body });
  return { browser, member, share, id };
}

type Ask = Record<string, string>;
const ask = async (app: TestApp, path: string, headers: Ask = {}, method = 'GET') => {
  const host = `127.0.0.1:${app.services.port}`;
  return app.raw(path, { method, headers: { host, ...headers } });
};

const paths = (id: string) => [
  '/',
  '/_.data',
  '/community',
  '/community?sort=popular',
  '/community.data?_routes=community%2Fcommunity-page',
  `/post/${id}`,
  `/post/${id}.data`,
  '/community.xml',
  '/api/community',
  '/api/community?sort=popular&limit=20',
  `/post/${id}/comments`,
];

it('sends equal bytes to all clients without a session', async () => {
  const app = await createTestApp();
  const { id } = await communityOf(app);
  const guest = app.browser();
  const headers = { 'user-agent': 'Mozilla/5.0 Chrome/153.0 Safari/537.36' };
  await guest.fetch('/api/events', { json: { event: 'generator_visit' }, headers });
  const cookie = [...guest.cookies].map((pair) => pair.join('=')).join('; ');
  expect(cookie).toContain('broetry-guest');
  for (const path of paths(id)) {
    const [one, two, three] = [
      await ask(app, path),
      await ask(app, path, { cookie, 'user-agent': 'another' }),
      await ask(app, `${path}${path.includes('?') ? '&' : '?'}utm_source=x`),
    ];
    expect([path, one.status, two.body === one.body]).toEqual([path, 200, true]);
    expect([path, three.body === one.body]).toEqual([path, true]);
    expect(one.headers['vary']).toBe('accept-encoding, cookie');
    expect(one.headers['cache-control']).toMatch(/^public, /);
    expect(one.headers['set-cookie']).toBeUndefined();
    expect(one.headers['x-request-id']).not.toBe(two.headers['x-request-id']);
    expect(one.body).not.toContain(one.headers['x-request-id']);
    expect(one.body).not.toMatch(/nonce=/);
  }
});

it('responds 304 by the ETag of each encoding', async () => {
  const app = await createTestApp();
  await communityOf(app);
  const plain = await ask(app, '/community');
  const packed = await ask(app, '/community', { 'accept-encoding': 'gzip' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
  const etag = String(packed.headers.etag);
  const again = { 'accept-encoding': 'gzip', 'if-none-match': `"x", W/${etag}` };
  const known = await ask(app, '/community', again);
  expect([known.status, known.body, known.headers.etag]).toEqual([304, '', etag]);
  expect((await ask(app, '/community', { 'if-none-match': etag })).status).toBe(200);
  const head = await ask(app, '/community', { 'accept-encoding': 'gzip' }, 'HEAD');
  expect([head.status, head.body, head.headers.etag]).toEqual([200, '', etag]);
  expect(head.headers['content-length']).toBe(packed.headers['content-length']);
  const bytes = await fetch(`${app.origin}/community`, { headers: { 'accept-encoding': 'gzip' } });
  expect(await bytes.text()).toBe(plain.body);
  // Pages have no parts.
  expect((await ask(app, '/community', { range: 'bytes=0-9' })).status).toBe(200);
});

it('neither caches pages of members nor serves cached pages to them', async () => {
  const app = await createTestApp();
  const { browser, id } = await communityOf(app);
  for (const path of paths(id).filter((one) => !/^\/($|_|.*xml)/.test(one))) {
    const own = await browser.fetch(path);
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect(own.headers.get('etag')).toBeNull();
    const body = await own.text();
    const kept = await ask(app, path);
    expect([path, body === kept.body]).toEqual([path, false]);
    expect(kept.body).not.toContain('canary@');
  }
  expect(await (await browser.fetch('/community')).text()).toContain('Canary Member');
  expect((await browser.fetch('/')).headers.get('location')).toBe('/home');
  const forged = await ask(app, '/community', { cookie: 'broetry-session=forged' });
  expect(forged.headers['cache-control']).toBe('private, no-store');
});

it('does not cache errors of data requests', async () => {
  const app = await createTestApp();
  for (const path of ['/api/community?limit=0', '/api/community?sort=x', '/post/0a/comments']) {
    const [one, two] = await Promise.all([ask(app, path), ask(app, path)]);
    for (const { status, headers, body } of [one, two]) {
      expect([path, status]).toEqual([path, path.includes('?') ? 422 : 404]);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toContain(headers['x-request-id']);
    }
  }
});

it('serves no nonce twice', async () => {
  const app = await createTestApp();
  const { browser, id } = await communityOf(app);
  const served: string[] = [];
  const check = (policy: unknown, body: string) => {
    const nonce = /'nonce-([^']+)'/.exec(String(policy))?.[1];
    expect(served.filter((known) => known === nonce || body.includes(known))).toEqual([]);
    if (nonce !== undefined) served.push(nonce);
  };
  for (const path of ['/', '/community', `/post/${id}`, '/nowhere', '/login']) {
    for (let time = 0; time < 3; time += 1) {
      const { headers, body } = await ask(app, path);
      check(headers['content-security-policy'], body);
      const own = await browser.fetch(path, { headers: { accept: 'text/html' } });
      check(own.headers.get('content-security-policy'), await own.text());
    }
  }
  // Each page of the member has one.
  expect(served.length).toBeGreaterThanOrEqual(12);
});

it('allows exactly its own inline scripts and styles', async () => {
  const app = await createTestApp();
  const { id } = await communityOf(app);
  for (const path of ['/', '/community', `/post/${id}`]) {
    const { headers, body } = await ask(app, path);
    const policy = String(headers['content-security-policy']);
    const inline = [
      ...body.matchAll(
        /<(?:script|style)(?![^>]* (?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/(?:script|style)>/g,
      ),
    ];
    const hashes = inline.map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(hashes.length).toBeGreaterThan(1);
    expect(hashes.filter((hash) => !policy.includes(hash))).toEqual([]);
    expect(policy.match(/'sha256-/g)).toHaveLength(new Set(hashes).size);
    expect(policy).not.toMatch(/unsafe|nonce/);
    expect(policy).toContain(`script-src ${app.origin}/assets/ `);
  }
});

it('renders a page a few times for 200 readers', async () => {
  const { log, lines } = recordLog();
  const app = await createTestApp({ overrides: { log } });
  await communityOf(app);
  const made = () => lines.filter(({ path }) => path === '/community').length;
  const all = await Promise.all(
    Array.from({ length: 200 }, () => ask(app, '/community', { 'accept-encoding': 'gzip' })),
  );
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  // Once a second: a busy machine takes longer than one for all of them.
  expect(made()).toBeLessThan(20);
});

it('drops a page when a member removes a post', async () => {
  const app = await createTestApp();
  const { browser, id } = await communityOf(app);
  for (const path of ['/community', '/api/community', '/community.xml', `/post/${id}`])
    expect((await ask(app, path)).body).toContain('the first post');
  await browser.fetch(`/post/${id}/unshare`, { method: 'POST' });
  for (const path of ['/community', '/api/community', '/community.xml', `/post/${id}`])
    expect((await ask(app, path)).body).not.toContain('the first post');
});

it('shows changes of another process within two seconds', async () => {
  const app = await createTestApp();
  const { id } = await communityOf(app);
  expect((await ask(app, '/community')).body).toContain('the first post');
  await app.db.updateTable('posts').set({ hidden_at: 1 }).where('id', '=', id).execute();
  const changedAt = performance.now();
  const isShown = async () => (await ask(app, '/community')).body.includes('the first post');
  await expect.poll(isShown, { timeout: 10_000, interval: 100 }).toBe(false);
  // Half a second is for rendering on a busy machine.
  expect(performance.now() - changedAt).toBeLessThan(2500);
});

it('stores no page that was rendered before a change', async () => {
  const app = await createTestApp();
  const cache = createPageCache();
  const { promise: rendered, resolve: render } = Promise.withResolvers<void>();
  let made = 0;
  const parts = {
    services: app.services,
    sheets: new Map(),
    render: async () => {
      made += 1;
      const text = `text ${made}`;
      if (made === 1) await rendered;
      return new Response(text);
    },
  };
  const read = async () => {
    const cached = await cache.fetch('http://here.example /', { context: parts });
    return String((await cached?.body('identity'))?.bytes);
  };
  const before = read();
  cache.clear();
  expect(await read()).toBe('text 2');
  render();
  expect(await before).toBe('text 1');
  expect(await read()).toBe('text 2');
});
