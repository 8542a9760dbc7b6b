import { expect, it, onTestFinished } from 'vitest';
import { createMigratedDatabase } from '../../../test/postgres/create-database.ts';
import { readEvents } from '../../../test/read-events.ts';
import { createTestApp } from '../../../test/test-app.ts';

const json = { style: 'gpt4-context', fields: { context: 'I made a sandwich' } };

async function createPostgresApp(env: Record<string, string> = {}) {
  const server = await createMigratedDatabase();
  onTestFinished(server.drop);
  return createTestApp({
    env: { DATABASE_URL: server.url, ...env },
  });
}

it('saves the post of a guest', async () => {
  const { browser, db } = await createPostgresApp();
  const guest = browser();
  expect((await guest.fetch('/generator')).status).toBe(200);
  const headers = { 'idempotency-key': 'key-000001' };
  const events = await readEvents(await guest.fetch('/api/generations', { json, headers }));
  const done = events.at(-1)!;
  expect(done.event).toBe('done');
  const row = await db.selectFrom('generations').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ id: done.data['id'], text: done.data['text'], state: 'succeeded' });
  const again = await guest.fetch('/api/generations', {
    json,
    headers: { 'idempotency-key': 'key-000002' },
  });
  expect(again.status).toBe(403);
});

it('grants a guest one of 200 concurrent posts', async () => {
  const { browser, db } = await createPostgresApp();
  const guest = browser();
  await guest.fetch('/generator');
  const asked = Array.from({ length: 200 }, async (_, index) => {
    const headers = { 'idempotency-key': `key-${1000 + index}` };
    const answer = await guest.fetch('/api/generations', { json, headers });
    await answer.text();
    return answer.status;
  });
  const statuses = await Promise.all(asked);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 403)).toHaveLength(199);
  expect(await db.selectFrom('generations').select('state').execute()).toEqual([
    { state: 'succeeded' },
  ]);
});

it('enforces the limit of a network for concurrent new guests', async () => {
  const { browser } = await createPostgresApp({ GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '5' });
  const asked = Array.from({ length: 40 }, async (_, index) => {
    const headers = { 'idempotency-key': `key-${1000 + index}` };
    const answer = await browser().fetch('/api/generations', { json, headers });
    await answer.text();
    return answer.status;
  });
  const statuses = await Promise.all(asked);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(35);
});

it('returns one post for a double click', async () => {
  const { browser, db } = await createPostgresApp();
  const guest = browser();
  await guest.fetch('/generator');
  const headers = { 'idempotency-key': 'key-000001' };
  const asked = Array.from({ length: 20 }, async () => {
    const answer = await guest.fetch('/api/generations', { json, headers });
    await answer.text();
    return answer.status;
  });
  const statuses = new Set(await Promise.all(asked));
  expect(statuses.isSubsetOf(new Set([200, 409]))).toBe(true);
  expect(await db.selectFrom('generations').select('state').execute()).toHaveLength(1);
});
