import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { emptyFolder } from '../../../test/commands/built-server.ts';
import { readEvents } from '../../../test/read-events.ts';
import { createTestApp } from '../../../test/test-app.ts';
import type { Writer } from '../writers/writer.ts';
import { releaseAbandoned } from './generation-release.server.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';

const json = { style: 'gpt4-context', fields: { context: 'I made a sandwich' } };
const headers = { 'idempotency-key': 'key-000001' };

/** A writer that says one line and then waits until it is let go. */
function slowWriter() {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const writer: Writer = {
    name: 'offline',
    async *write() {
      started.resolve();
      yield 'A first line.';
      await promise;
      return {
        text: 'A first line.\nThe rest.',
        writer: 'offline',
        engine: '1',
        templateIds: [],
        devices: [],
      };
    },
  };
  return { writer, letGo, started: started.promise };
}

it('releases the reservation of a killed process after a restart', async () => {
  const dataDir = emptyFolder();
  const first = await createTestApp({ env: { DATA_DIR: dataDir } });
  const guest = first.browser();
  await readEvents(await guest.fetch('/api/generations', { json, headers }));
  // As a kill leaves it: reserved, charged, without a text.
  await first.db
    .updateTable('generations')
    .set({ state: 'reserved', text: null, finished_at: null })
    .execute();
  await first.stop();
  const second = await createTestApp({ env: { DATA_DIR: dataDir } });
  const row = await second.db.selectFrom('generations').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: 'expired', error_code: 'interrupted' });
  const again = second.browser();
  for (const [name, value] of guest.cookies) again.cookies.set(name, value);
  const events = await readEvents(await again.fetch('/api/generations', { json, headers }));
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { id: row.id } });
  expect(await second.db.selectFrom('quota_counters').select('used').execute()).toEqual([
    { used: 1 },
  ]);
});

it('holds the reservation of a text that takes longer than one lasts', async () => {
  const clock = { now: Date.now() };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { writer, letGo, started } = slowWriter();
  const { browser, db, services } = await createTestApp({
    overrides: { writer, now: () => clock.now },
  });
  const others = vi.getTimerCount();
  const answer = browser().fetch('/api/generations', { json, headers });
  await started;
  for (let minute = 0; minute < 5; minute += 1) {
    clock.now += MINUTE_MS;
    vi.advanceTimersByTime(MINUTE_MS);
    await expect
      .poll(async () => (await db.selectFrom('generations').select('deadline').execute())[0])
      .toEqual({ deadline: clock.now + 2 * MINUTE_MS });
    expect(await releaseAbandoned(services)).toBe(0);
  }
  letGo();
  expect((await readEvents(await answer)).at(-1)).toMatchObject({ event: 'done' });
  expect(vi.getTimerCount()).toBe(others);
});

it('finishes the post of a reader who left midway and returns it for the same key', async () => {
  const { writer, letGo, started } = slowWriter();
  const { browser, origin, db } = await createTestApp({ overrides: { writer } });
  const guest = browser();
  await guest.fetch('/generator');
  const leaving = new AbortController();
  const cookie = [...guest.cookies].map((pair) => pair.join('=')).join('; ');
  const answer = await fetch(`${origin}/api/generations`, {
    method: 'POST',
    body: JSON.stringify(json),
    headers: { ...headers, origin, cookie, 'content-type': 'application/json' },
    signal: leaving.signal,
  });
  await started;
  await answer.body!.getReader().read();
  leaving.abort();
  const busy = await guest.fetch('/api/generations', { json, headers });
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([409, '1']);
  letGo();
  await expect
    .poll(() => db.selectFrom('generations').select('state').executeTakeFirstOrThrow())
    .toEqual({ state: 'succeeded' });
  const events = await readEvents(await guest.fetch('/api/generations', { json, headers }));
  expect(events.at(-1)).toMatchObject({ data: { text: 'A first line.\nThe rest.' } });
});

it.each([
  ['has passed', 0, 120_001],
  ['is an hour ahead, but not ten minutes', -10 * MINUTE_MS, -50 * MINUTE_MS],
])('takes over a reservation whose deadline %s, without charging twice', async (_, soon, later) => {
  let clock = 1_763_700_000_000;
  const { browser, db } = await createTestApp({ overrides: { now: () => clock } });
  const guest = browser();
  await readEvents(await guest.fetch('/api/generations', { json, headers }));
  await db.updateTable('generations').set({ state: 'reserved', text: null }).execute();
  clock += soon;
  expect((await guest.fetch('/api/generations', { json, headers })).status).toBe(409);
  clock += later;
  const events = await readEvents(await guest.fetch('/api/generations', { json, headers }));
  expect(events.at(-1)).toMatchObject({ event: 'done' });
  expect(await db.selectFrom('guests').select('posts_generated').execute()).toEqual([
    { posts_generated: 1 },
  ]);
  expect(await db.selectFrom('quota_counters').select('used').execute()).toContainEqual({
    used: 1,
  });
});

it('retries a failed release, but not of a reservation that a later attempt took over', async () => {
  const now = 1_763_700_000_000;
  const { browser, db } = await createTestApp({ overrides: { now: () => now } });
  const refuse = sql`create trigger no_room before update on generations begin select raise(abort, 'no room'); end`;
  const allow = sql`drop trigger no_room`;
  const lost = async (key: string) => {
    const guest = browser();
    const ask = { json, headers: { 'idempotency-key': key } };
    const events = await readEvents(await guest.fetch('/api/generations', ask));
    expect(events.at(-1)).toMatchObject({ event: 'error' });
    return () => guest.fetch('/api/generations', ask);
  };
  const stateOf = (key: string) =>
    db
      .selectFrom('generations')
      .select(['state', 'error_code'])
      .where('idem_key', '=', key)
      .executeTakeFirstOrThrow();
  await refuse.execute(db);
  // They are tried again in this order.
  await lost('key-000001');
  const again = await lost('key-000002');
  expect((await again()).status).toBe(409);
  // As another process leaves it that took the first one over once its deadline had passed.
  await allow.execute(db);
  const deadline = now + 125_000;
  await db
    .updateTable('generations')
    .set({ deadline })
    .where('idem_key', '=', 'key-000001')
    .execute();
  await expect
    .poll(() => stateOf('key-000002'), { timeout: 10_000 })
    .toEqual({ state: 'failed', error_code: 'generation-failed' });
  expect(await stateOf('key-000001')).toMatchObject({ state: 'reserved' });
  expect((await readEvents(await again())).at(-1)).toMatchObject({ event: 'done' });
  expect(await db.selectFrom('guests').select('posts_generated').orderBy('id').execute()).toEqual([
    { posts_generated: 1 },
    { posts_generated: 1 },
  ]);
});
