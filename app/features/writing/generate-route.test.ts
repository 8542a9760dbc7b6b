import { expect, it } from 'vitest';
import { createTestApp, type TestBrowser } from '../../../test/test-app.ts';
import { readEvents } from '../../../test/read-events.ts';

const FIELDS = { achievement: 'got promoted to VP of Sales', mundaneSituation: 'waiting in line' };
const BODY = { style: 'humblebrag', fields: FIELDS };

const generate = (browser: TestBrowser, key: string, json: unknown = BODY, from?: string) =>
  browser.fetch('/api/generations', { json, headers: { 'idempotency-key': key }, from });

it('streams meta, deltas and the finished post, and saves it', async () => {
  const { browser, db } = await createTestApp();
  const answer = await generate(browser(), 'key-000001', { ...BODY, seed: 7 });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
  const events = await readEvents(answer);
  expect(events[0]).toMatchObject({
    event: 'meta',
    data: { style: 'humblebrag', writer: 'offline' },
  });
  const done = events.at(-1)!;
  expect(done).toMatchObject({ event: 'done', data: { writer: 'offline', seed: 7 } });
  const draft = events.filter(({ event }) => event === 'delta').map(({ data }) => data['text']);
  expect(draft.join('')).toBe(done.data['text']);
  expect(done.data['text']).toMatch(/ localhost:[^\n]*$/);
  const row = await db.selectFrom('generations').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ id: done.data['id'], state: 'succeeded', text: done.data['text'] });
});

it('rejects a key that was used for another form', async () => {
  const { browser } = await createTestApp();
  const guest = browser();
  await generate(guest, 'key-000001');
  const other = { style: 'humblebrag', fields: { ...FIELDS, emotion: 'proud' } };
  const refused = await generate(guest, 'key-000001', other);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ code: 'key-reused' });
});

it('ignores forwarded addresses without a trusted proxy', async () => {
  const { browser } = await createTestApp({
    env: { GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '2', TRUST_PROXY: '' },
  });
  const statuses = [];
  for (let index = 0; index < 4; index += 1) {
    const answer = await generate(browser(), `key-${1000 + index}`, BODY, `10.0.0.${index}`);
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([200, 200, 429, 429]);
});

it('rejects an invalid key', async () => {
  const { browser } = await createTestApp();
  const guest = browser();
  expect((await guest.fetch('/api/generations', { json: BODY })).status).toBe(400);
  expect((await generate(guest, 'short')).status).toBe(400);
  expect((await generate(guest, 'with spaces in it')).status).toBe(400);
});

it.each([
  ['no JSON', { body: '{"style":', headers: { 'content-type': 'application/json' } }, 400],
  [
    'a form',
    { body: 'style=humblebrag', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
  ],
  ['plain text', { body: '{}', headers: { 'content-type': 'text/plain' } }, 415],
  [
    'gzip',
    { body: '{}', headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' } },
    415,
  ],
  ['a megabyte', { json: { ...BODY, fields: { achievement: 'x'.repeat(1_000_000) } } }, 413],
  [
    'a planted prototype',
    {
      body: '{"style":"humblebrag","__proto__":{"x":1}}',
      headers: { 'content-type': 'application/json' },
    },
    400,
  ],
  [
    'very deep JSON',
    { body: '{"a":'.repeat(6000), headers: { 'content-type': 'application/json' } },
    400,
  ],
])('refuses %s', async (_name, ask, status) => {
  const { browser, db } = await createTestApp();
  const headers = { 'idempotency-key': 'key-000001', ...('headers' in ask ? ask.headers : {}) };
  const answer = await browser().fetch('/api/generations', { ...ask, method: 'POST', headers });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(await db.selectFrom('generations').selectAll().execute()).toEqual([]);
});

it('returns 405 with the allowed methods', async () => {
  const { browser } = await createTestApp();
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
    const answer = await browser().fetch('/api/generations', { method });
    expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'POST']);
  }
});
