import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { begin, chunk, frame } from '../../test/fake-model-provider.ts';
import { fakeProvider, modelEnvironment } from '../../test/model-settings.ts';
import { addMember } from '../../test/factories/sign-in.ts';
import { readEvents } from '../../test/read-events.ts';
import { slowPost } from '../../test/slow-post.ts';
import { builtQueue, createTestApp } from '../../test/test-app.ts';

const json = { style: 'gpt4-context', fields: { context: 'I made a sandwich' } };
const KEY = { 'idempotency-key': 'key-000001' };
const TOKEN = 'a-token-for-the-tests';
const PAGE = { accept: 'text/html' };

/** A queue with one place that is taken, in which one request of each network and two in all may wait. */
async function fullQueue() {
  const queue = await builtQueue({ places: 1, perNetwork: 1, total: 2 });
  const taken = Promise.withResolvers<void>();
  void queue.run('a test', () => taken.promise);
  return { queue, free: taken.resolve };
}

const from = (address: string) => ({ 'x-forwarded-for': address });

it('serves 200 guests and 50 members of one network at once', async () => {
  const app = await createTestApp();
  const members = await Promise.all(Array.from({ length: 50 }, () => addMember(app.services)));
  const start = performance.now();
  const post = async (headers: Record<string, string>) => {
    const answer = await app.browser().fetch('/api/generations', { json, headers });
    return [answer.status, (await readEvents(answer)).at(-1)?.event];
  };
  const guests = Array.from({ length: 200 }, () => post(KEY));
  const signedIn = members.map(({ cookie }) =>
    post({ ...KEY, cookie: `${cookie.name}=${cookie.value}` }),
  );
  const answers = await Promise.all([...guests, ...signedIn]);
  expect(answers).toEqual(answers.map(() => [200, 'done']));
  // 10 seconds is the promise for a machine of its own; the tests of other files share this one.
  expect(performance.now() - start).toBeLessThan(30_000);
}, 60_000);

it('serves other networks while one has hundreds of waiting requests', async () => {
  const app = await createTestApp();
  const { requestQueue } = app.services;
  requestQueue.pause();
  let flooded = 0;
  const flood = Array.from({ length: 300 }, async (_, index) => {
    const headers = { ...PAGE, ...from('203.0.113.7') };
    await app.raw(`/community?q=word${index}`, { headers });
    flooded += 1;
  });
  await expect.poll(() => requestQueue.counts().waiting).toBe(300);
  const others = Promise.all(
    ['/generator', '/community', '/login', '/home'].map(async (path, index) => {
      const headers = { ...PAGE, ...from(`198.51.100.${index}`) };
      return [path, (await app.raw(path, { headers })).status, flooded < 100];
    }),
  );
  await expect.poll(() => requestQueue.counts().networks).toBe(5);
  requestQueue.resume();
  expect(await others).toEqual([
    ['/generator', 200, true],
    ['/community', 200, true],
    ['/login', 200, true],
    ['/home', 302, true],
  ]);
  await Promise.all(flood);
}, 60_000);

it('rejects one network with 429 and all with 503 when the queue is full, without charging a quota', async () => {
  const { queue, free } = await fullQueue();
  const app = await createTestApp({
    env: { METRICS_TOKEN: TOKEN },
    overrides: { requestQueue: queue },
  });
  const waiting = ['192.0.2.1', '192.0.2.2'].map((address) =>
    app.raw('/generator', { headers: { ...PAGE, ...from(address) } }),
  );
  await expect.poll(() => queue.counts().waiting).toBe(2);
  const page = await app.raw('/generator', { headers: { ...PAGE, ...from('192.0.2.1') } });
  expect([page.status, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect(page.body).toContain('Your whole network is circling back at once.');
  const browser = app.browser();
  const ask = { json, headers: KEY };
  const refused = await browser.fetch('/api/generations', { ...ask, from: '192.0.2.3' });
  expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'busy' }]);
  for (const wait of [page.headers['retry-after'], refused.headers.get('retry-after')]) {
    expect(Number(wait)).toBeGreaterThanOrEqual(1);
    expect(Number(wait)).toBeLessThanOrEqual(5);
  }
  // A session cookie that is none changes nothing.
  const cookie = 'broetry-session=none';
  const fake = await app.raw('/home', { headers: { ...from('192.0.2.3'), cookie } });
  expect(fake.status).toBe(503);
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect(await app.db.selectFrom('generations').select('id').execute()).toEqual([]);
  const { body } = await app.raw('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(body).toContain('broetry_requests_rejected_total{queue="requests",scope="network"} 1\n');
  expect(body).toContain('broetry_requests_rejected_total{queue="requests",scope="server"} 2\n');
  expect(body).toContain('broetry_requests_waiting{queue="requests"} 2\n');
  expect(body).toMatch(/broetry_event_loop_delay_seconds\{quantile="0\.99"\} \d/);
  expect(body).toContain('broetry_model_circuit_breaker_open 0\n');
  free();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
  const events = await readEvents(await browser.fetch('/api/generations', ask));
  expect(events.at(-1)?.event).toBe('done');
});

it('serves health checks and files while all places are taken', async () => {
  const app = await createTestApp({ overrides: { requestQueue: (await fullQueue()).queue } });
  for (const path of ['/livez', '/readyz', '/favicon.svg']) {
    expect([path, (await app.raw(path)).status]).toEqual([path, 200]);
  }
});

it('removes a request from the queue when its client disconnects', async () => {
  const { queue } = await fullQueue();
  const app = await createTestApp({ overrides: { requestQueue: queue } });
  const leaving = new AbortController();
  const asked = fetch(`${app.origin}/generator`, { signal: leaving.signal });
  await expect.poll(() => queue.counts().waiting).toBe(1);
  leaving.abort();
  await expect(asked).rejects.toThrow();
  await expect.poll(() => queue.counts().waiting).toBe(0);
});

it('rejects uploads without an account before their body and without a place', async () => {
  const app = await createTestApp();
  const multipart = { 'content-type': 'multipart/form-data; boundary=b', ...KEY };
  const fake = { ...multipart, cookie: 'broetry-session=none' };
  const senders = [multipart, fake].flatMap((headers) =>
    Array.from({ length: 30 }, () => slowPost(app.origin, '/api/resources', headers)),
  );
  await expect.poll(() => senders.every(({ seen }) => seen.status === 401)).toBe(true);
  expect(app.services.uploadQueue.counts()).toMatchObject({ running: 0, waiting: 0 });
});

it('holds no place for an incomplete body, and disconnects a slow one', async () => {
  const app = await createTestApp();
  const senders = Array.from({ length: 100 }, () => slowPost(app.origin, '/reports'));
  await pause(500);
  expect(app.services.requestQueue.counts()).toMatchObject({ running: 0, waiting: 0 });
  expect((await app.raw('/generator', { headers: PAGE })).status).toBe(200);
  await expect
    .poll(() => senders.every(({ seen }) => seen.isClosed), { timeout: 25_000 })
    .toBe(true);
}, 60_000);

it('accepts a chunked body, and rejects a long one', async () => {
  const app = await createTestApp();
  const send = async (pieces: string[]): Promise<string | undefined> => {
    const { host, port } = new URL(app.origin);
    const socket = connect(Number(port), '127.0.0.1');
    let received = '';
    socket
      .on('data', (bytes) => (received += bytes.toString('latin1')))
      .on('error', () => undefined);
    const head = [
      'POST /reports?post=none HTTP/1.1',
      `Host: ${host}`,
      `Origin: ${app.origin}`,
      'Content-Type: application/x-www-form-urlencoded',
      'Transfer-Encoding: chunked',
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    for (const piece of pieces) {
      await pause(30);
      if (socket.writable) socket.write(`${piece.length.toString(16)}\r\n${piece}\r\n`);
    }
    await expect.poll(() => received).toMatch(/^HTTP/);
    socket.destroy();
    return /\d{3}/.exec(received)?.[0];
  };
  expect(await send(['reason=sp', 'am&words=', ''])).toBe('200');
  expect(await send(Array.from({ length: 3 }, () => 'y'.repeat(30_000)))).toBe('413');
});

it('ends a stream with an error event at a stop, and releases its reservation', async () => {
  const half = frame(chunk({ content: 'I waited in line.\nThe line waited' }));
  const provider = await fakeProvider((response) => begin(response, half));
  const env = modelEnvironment(provider, { MODEL_FIRST_TEXT_TIMEOUT: '60000' });
  const app = await createTestApp({ env });
  const answer = await app.browser().fetch('/api/generations', { json, headers: KEY });
  const reading = readEvents(answer);
  await expect.poll(() => provider.asked.length).toBe(1);
  const rows = app.db.selectFrom('generations').select(['state', 'error_code']);
  const guests = app.db.selectFrom('guests').select('posts_generated');
  let kept: unknown[] = [];
  const { db } = app;
  const { destroy } = db;
  // The last look before the database is closed.
  db.destroy = async () => {
    kept = [...(await rows.execute()), ...(await guests.execute())];
    await destroy.call(db);
  };
  const stopping = app.stop({ delay: 0, grace: 200 });
  const last = (await reading).at(-1);
  expect(last).toMatchObject({ event: 'error', data: { code: 'interrupted', retryable: true } });
  await stopping;
  expect(kept).toEqual([{ state: 'failed', error_code: 'interrupted' }, { posts_generated: 0 }]);
});

it('serves requests while it drains, with Connection: close', async () => {
  const app = await createTestApp();
  const stopping = app.stop({ delay: 3000, grace: 200 });
  expect((await app.raw('/readyz')).status).toBe(503);
  for (const path of ['/login', '/community', '/livez']) {
    const { status, headers } = await app.raw(path);
    expect([path, status, headers.connection]).toEqual([path, 200, 'close']);
  }
  await stopping;
  await expect(app.raw('/livez')).rejects.toThrow();
});
