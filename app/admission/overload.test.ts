import { expect, it } from 'vitest';
import { answerWith, begin, chunk, frame } from '../../test/fake-model-provider.ts';
import { fakeProvider, modelEnvironment } from '../../test/model-settings.ts';
import { readEvents } from '../../test/read-events.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { createAdmission, type Limits, usualLimits } from './admission.ts';
import type { RequestClass } from './request-class.ts';

const json = { style: 'gpt4-context', fields: { context: 'I made a sandwich' } };
const KEY = { 'idempotency-key': 'key-000001' };
const TOKEN = 'a-token-for-the-tests';

/** A server whose classes have one place each, and one in line who is not patient. */
function smallApp(env: Record<string, string> = {}) {
  const one = { weight: 1, running: 1, waiting: 1, patience: 20 };
  const names = Object.keys(usualLimits(1));
  const limits = Object.fromEntries(names.map((name) => [name, one])) as Limits;
  return createTestApp({
    env,
    overrides: { admission: createAdmission(limits, { later: setImmediate }) },
  });
}

/** Takes the only place of a class, and gives what gives it back. */
function takePlace({ services }: Pick<TestApp, 'services'>, name: RequestClass) {
  return new Promise<() => void>((go, fail) => {
    services.admission.ask(name, { go, shed: (reason) => fail(new Error(reason)) });
  });
}

it('sends readers away with a light page and a time to come back, and lets them in afterwards', async () => {
  const app = await smallApp();
  const leave = await takePlace(app, 'read');
  await takePlace(app, 'data');
  const page = await app.raw('/generator', { headers: { accept: 'text/html' } });
  expect(page.status).toBe(503);
  expect(Number(page.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect(Number(page.headers['retry-after'])).toBeLessThanOrEqual(5);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-/,
  );
  expect(page.headers['x-content-type-options']).toBe('nosniff');
  expect(page.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(page.body).toContain('Nothing of yours was used up: try again in a few seconds.');
  expect(page.body.length).toBeLessThan(1200);
  const data = await app.raw('/api/viewer');
  expect(data.headers['content-type']).toBe('application/problem+json');
  expect(JSON.parse(data.body)).toMatchObject({ status: 503, code: 'busy' });
  leave();
  expect((await app.raw('/generator', { headers: { accept: 'text/html' } })).status).toBe(200);
});

it('answers health, files and kept pages whatever else is full', async () => {
  const app = await smallApp();
  for (const name of ['read', 'write', 'guest-write', 'generate', 'guest-generate'] as const) {
    await takePlace(app, name);
  }
  const paths = ['/livez', '/readyz', '/favicon.svg', '/community', '/', '/community'];
  for (const path of paths) expect([path, (await app.raw(path)).status]).toEqual([path, 200]);
});

it('lets a member write while guests are sent away', async () => {
  const app = await smallApp();
  await takePlace(app, 'guest-write');
  const ask = { method: 'POST', headers: { origin: app.origin } };
  const guest = await app.raw('/api/posts/1/comments', ask);
  expect(guest.status).toBe(503);
  const headers = { ...ask.headers, cookie: 'broetry-session=whoever' };
  expect((await app.raw('/api/posts/1/comments', { ...ask, headers })).status).not.toBe(503);
});

it('charges nothing to whom it sends away, and the same key works later', async () => {
  const app = await smallApp();
  const browser = app.browser();
  const leave = await takePlace(app, 'guest-generate');
  const refused = await browser.fetch('/api/generations', { json, headers: KEY });
  expect(refused.status).toBe(503);
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect(await app.db.selectFrom('generations').select('id').execute()).toEqual([]);
  leave();
  const events = await readEvents(await browser.fetch('/api/generations', { json, headers: KEY }));
  expect(events.at(-1)?.event).toBe('done');
});

it('counts what it sends away', async () => {
  const app = await smallApp({ METRICS_TOKEN: TOKEN });
  await takePlace(app, 'read');
  await app.raw('/generator');
  const { body } = await app.raw('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(body).toContain('broetry_requests_shed_total{class="read",reason="late"} 1\n');
  expect(body).toContain('broetry_requests_running{class="read"} 1\n');
  expect(body).toContain('broetry_http_requests_total{status="5xx"} 1\n');
  expect(body).toMatch(/broetry_event_loop_delay_seconds\{quantile="0\.99"\} \d/);
  expect(body).toContain('broetry_model_breaker_open 0\n');
});

it('gives a place back when its answer has ended or its reader has left', async () => {
  const provider = await fakeProvider((response) => begin(response));
  const app = await smallApp(modelEnvironment(provider, { MODEL_FIRST_TEXT_TIMEOUT: '60000' }));
  const leaving = new AbortController();
  const post = {
    method: 'POST',
    body: JSON.stringify(json),
    headers: { origin: app.origin, 'content-type': 'application/json', ...KEY },
  };
  const answer = await fetch(`${app.origin}/api/generations`, { ...post, signal: leaving.signal });
  expect(answer.status).toBe(200);
  expect((await fetch(`${app.origin}/api/generations`, post)).status).toBe(503);
  leaving.abort();
  const running = () =>
    app.services.admission.counts().find(({ name }) => name === 'guest-generate')?.running;
  await expect.poll(running).toBe(0);
});

it('tells a reader when the server has to stop in the middle, and gives the post back', async () => {
  const half = frame(chunk({ content: 'I waited in line.\nThe line waited' }));
  const provider = await fakeProvider((response) => begin(response, half));
  const env = modelEnvironment(provider, { MODEL_IDLE_TIMEOUT: '60000' });
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

it('goes on answering while it drains, and asks everybody to come back on another line', async () => {
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

it('leaves a model alone that fails, and writes itself at once', async () => {
  const provider = await fakeProvider((response) => response.destroy());
  const share = { GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '1000', MODEL_FIRST_TEXT_TIMEOUT: '5000' };
  const app = await createTestApp({ env: modelEnvironment(provider, share) });
  const write = async () => {
    const answer = await app.browser().fetch('/api/generations', { json, headers: KEY });
    return (await readEvents(answer)).at(-1);
  };
  for (let post = 0; post < 12; post += 1) expect((await write())?.event).toBe('done');
  const before = provider.asked.length;
  expect(before).toBeLessThanOrEqual(10);
  const begun = performance.now();
  expect(await write()).toMatchObject({ event: 'done', data: { fallback: 'model-failed' } });
  expect(performance.now() - begun).toBeLessThan(500);
  expect(provider.asked).toHaveLength(before);
  const calls = app.db
    .selectFrom('quota_counters')
    .select('used')
    .where('scope', '=', 'model-calls');
  expect((await calls.executeTakeFirst())?.used).toBeLessThanOrEqual(before);
  provider.behave(answerWith('Toast.'));
});
