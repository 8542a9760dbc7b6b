import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { onSqlite } from '../../../test/contracts/databases.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { RATE_LIMITS } from './limits.server.ts';
import { createRateLimits, databaseCounter, memoryCounter } from './rate-limits.server.ts';

const db = onSqlite();
const HOUR = 3_600_000;
const ADA = { id: 'ada' };
const BOB = { id: 'bob' };
const log = { warn: vi.fn<() => void>() };

const onDatabase = (now: () => number = Date.now) =>
  databaseCounter({ db: db(), secret: 's', now });
const COUNTERS = { memory: () => memoryCounter, 'the database': () => onDatabase() };

it.each(Object.entries(COUNTERS))(
  'counts each key and each limit by itself in %s, and refunds a point once',
  async (where, counterOf) => {
    const take = counterOf()(where, { points: 2, window: 3600 });
    const first = await take('ada');
    expect([first.left, (await take('ada')).left, (await take('bob')).left]).toEqual([1, 0, 1]);
    // A refused request takes no point: what is refunded is free.
    for (let count = 0; count < 2; count += 1) expect((await take('ada')).refund).toBeNull();
    await first.refund?.();
    expect((await take('ada')).refund).not.toBeNull();
    const { refund, resets } = await take('ada');
    expect([refund, resets > 0 && resets <= 3600]).toEqual([null, true]);
    expect((await take('bob')).refund).not.toBeNull();
    expect((await take('bob')).refund).toBeNull();
    const other = counterOf()(`another in ${where}`, { points: 1, window: 3600 });
    expect((await other('ada')).refund).not.toBeNull();
  },
);

it('refunds nothing to a window that has begun since', async () => {
  const take = memoryCounter('v', { points: 1, window: 0.05 });
  const { refund } = await take('ada');
  await new Promise((done) => setTimeout(done, 80));
  await refund?.();
  expect((await take('ada')).refund).not.toBeNull();
  expect((await take('ada')).refund).toBeNull();
});

it('asks for no wait longer than a window after the clock was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 500 * HOUR });
  try {
    const take = memoryCounter('z', { points: 1, window: 60 });
    expect((await take('ada')).refund).not.toBeNull();
    vi.setSystemTime(499 * HOUR);
    expect(await take('ada')).toMatchObject({ refund: null, resets: 60 });
  } finally {
    vi.useRealTimers();
  }
});

it('counts for all processes together, and has all points again in the next window', async () => {
  const clock = { now: 500 * HOUR + 600_000 };
  const process = () => onDatabase(() => clock.now)('x', { points: 3, window: 3600 });
  const [one, other] = [process(), process()];
  const taken = [await one('ada'), await other('ada'), await one('ada')];
  expect(taken.map(({ left }) => left)).toEqual([2, 1, 0]);
  for (const take of [one, other]) {
    expect(await take('ada')).toEqual({ left: 0, resets: 3000, refund: null });
  }
  clock.now += 50 * 60_000;
  expect((await other('ada')).left).toBe(2);
});

it('takes a hundred requests of one click for one, and a refused one for none', async () => {
  const limits = createRateLimits(log);
  const same = () => limits.take('share', ADA, 'the same');
  const clicks = await Promise.all(Array.from({ length: 100 }, same));
  expect(clicks.every(({ ok }) => ok)).toBe(true);
  for (let count = 1; count < RATE_LIMITS.share.points; count += 1)
    await limits.take('share', ADA, `${count}`);
  for (let count = 0; count < 2; count += 1) {
    expect(await limits.take('share', ADA, 'one more')).toMatchObject({ ok: false });
  }
  expect(await limits.take('share', BOB, 'one more')).toMatchObject({ ok: true });
});

it('counts guests by their network, and members by themselves', async () => {
  const limits = createRateLimits(log);
  const guest = { kind: 'guest', id: null, guestId: null } as const;
  const report = (viewer: object, address: string) =>
    limits.take('report', { viewer: viewer as typeof guest, address });
  for (let count = 0; count < RATE_LIMITS.report.points; count += 1)
    await report(guest, `2001:db8::${count.toString(16)}`);
  expect((await report(guest, '2001:db8::ffff')).ok).toBe(false);
  expect((await report(guest, '198.51.100.9')).ok).toBe(true);
  expect((await report({ kind: 'member', ...ADA }, '2001:db8::1')).ok).toBe(true);
});

it('refunds what a request took, but no request to the API, and forgets its click', async () => {
  const limits = createRateLimits(log);
  for (let count = 0; count < RATE_LIMITS.share.points + 5; count += 1) {
    const request = limits.forRequest();
    expect((await request.take('share', ADA, `${count}`)).ok).toBe(true);
    await request.refund();
  }
  const request = limits.forRequest();
  await request.take('api-token', ADA);
  await request.refund();
  const { headers } = await limits.take('api-token', ADA);
  const left = RATE_LIMITS['api-token'].points - 2;
  expect(headers['ratelimit']).toMatch(new RegExp(`^"token";r=${left};t=\\d+$`));
});

it('answers soon also when a point cannot be refunded', async () => {
  const fails = [() => new Promise<void>(() => {}), () => Promise.reject(new Error('away'))];
  const limits = createRateLimits(log, () => () => {
    return Promise.resolve({ left: 1, resets: 1, refund: fails.shift() ?? null });
  });
  const request = limits.forRequest();
  await request.take('share', ADA);
  await request.take('vote', ADA);
  const start = performance.now();
  await request.refund();
  expect(performance.now() - start).toBeLessThan(2000);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

/** Locks the database as another process does: until the result is called, nothing else can write. */
function holdLock(dataDir: string): () => void {
  const other = new DatabaseSync(join(dataDir, 'broetry.sqlite'));
  other.exec('begin immediate');
  return () => other.close();
}

it('counts what was done and what a client got wrong, but not what the server could not do', async () => {
  const { points } = RATE_LIMITS.request;
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const ask = (text: string) =>
    browser.fetch('/requests/new', { body: new URLSearchParams({ text }) });
  let end = holdLock(app.dataDir);
  const failed = Array.from({ length: points }, (_, count) => ask(`No ${count}`));
  for (const { status } of await Promise.all(failed)) expect(status).toBe(503);
  end();
  expect((await ask('Call me: 555-123-4567')).status).toBe(422);
  for (let count = 1; count < points; count += 1)
    expect((await ask(`Idea ${count}`)).status).toBe(200);
  expect((await ask('One idea more')).status).toBe(429);
  end = holdLock(app.dataDir);
  expect((await ask('Another idea more')).status).toBe(429);
  end();
  expect((await ask('And another')).status).toBe(429);
}, 30_000);
