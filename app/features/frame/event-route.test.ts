import { expect, it } from 'vitest';
import { readEvents } from '../../../test/read-events.ts';
import { createTestApp } from '../../../test/test-app.ts';

const headers = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0 Safari/537.36',
};

it('records a step of the funnel of the guest in the cookie, by its own clock', async () => {
  const { browser, db } = await createTestApp({ overrides: { now: () => 1_763_700_000_000 } });
  const guest = browser();
  const json = {
    event: 'try_now_click',
    metadata: { source: 'hero' },
    referrer: 'https://news.example/a?b',
  };
  expect((await guest.fetch('/api/events', { json, headers })).status).toBe(204);
  const row = await db.selectFrom('guest_events').selectAll().executeTakeFirstOrThrow();
  const cookie = guest.cookies.get('broetry-guest')!;
  expect(cookie.startsWith(`${row.session_id}.`)).toBe(true);
  expect(row).toMatchObject({
    event: 'try_now_click',
    timestamp: 1_763_700_000_000,
    user_agent: 'Chrome',
    referrer: 'https://news.example',
    metadata: '{"source":"hero"}',
  });
});

it('records post_generated itself, with style and level, when a post is kept', async () => {
  const { browser, db } = await createTestApp();
  const answer = await browser().fetch('/api/generations', {
    headers: { ...headers, 'idempotency-key': 'key-000001' },
    json: { style: 'gpt4-context', fields: { context: 'I made a sandwich' }, humorLevel: 'mild' },
  });
  await readEvents(answer);
  const row = await db.selectFrom('guest_events').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    event: 'post_generated',
    metadata: '{"postType":"gpt4-context","humorLevel":"Mild"}',
  });
});

const ROBOT = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };

it('does not count robots', async () => {
  const { browser, db } = await createTestApp();
  const answer = await browser().fetch('/api/events', {
    json: { event: 'generator_visit' },
    headers: ROBOT,
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await db.selectFrom('guest_events').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('guest_sessions').select('id').execute()).toEqual([]);
});

it('counts none of the steps that the server records itself for a robot', async () => {
  const app = await createTestApp();
  const box = { context: 'I made a sandwich', via: 'landing', intent: 'more' };
  const stepsOf = async (agent: Record<string, string>) => {
    const body = new URLSearchParams({ ...box, key: 'key-000001' });
    const answer = await app.browser().fetch('/api/live-cards', { body, headers: agent });
    expect((await readEvents(answer)).at(-1)).toMatchObject({ event: 'done' });
    const rows = await app.db.selectFrom('guest_events').select('event').execute();
    return rows.map(({ event }) => event).toSorted();
  };
  expect(await stepsOf(ROBOT)).toEqual([]);
  expect(await stepsOf(headers)).toEqual(['generator_visit', 'post_generated', 'try_now_click']);
});

it('stays silent when an event cannot be written, and the post is still there', async () => {
  const { browser, db } = await createTestApp();
  await db.schema.dropTable('guest_events').execute();
  const guest = browser();
  const event = await guest.fetch('/api/events', { json: { event: 'generator_visit' }, headers });
  expect(event.status).toBe(204);
  const answer = await guest.fetch('/api/generations', {
    headers: { ...headers, 'idempotency-key': 'key-000001' },
    json: { style: 'gpt4-context', fields: { context: 'I made a sandwich' } },
  });
  expect((await readEvents(answer)).at(-1)).toMatchObject({ event: 'done' });
});

it('counts no visit on a GET: a visit without script is not one', async () => {
  const { browser, db } = await createTestApp();
  await browser().fetch('/generator', { headers });
  expect(await db.selectFrom('guest_events').selectAll().execute()).toEqual([]);
});

it('counts an opened share of a guest', async () => {
  const { browser, db } = await createTestApp();
  const guest = browser();
  const json = { event: 'share_opened' };
  for (const _ of [1, 2]) {
    expect((await guest.fetch('/api/events', { json, headers })).status).toBe(204);
  }
  const rows = await db.selectFrom('guest_sessions').select(['came_at', 'wrote_at']).execute();
  expect(rows).toEqual([{ came_at: expect.any(Number), wrote_at: null }]);
  const totals = db.selectFrom('rollups').select(['metric', 'total']).orderBy('metric');
  expect(await totals.where('metric', 'in', ['share_opened', 'came_by_share']).execute()).toEqual([
    { metric: 'came_by_share', total: 1 },
    { metric: 'share_opened', total: 2 },
  ]);
});
