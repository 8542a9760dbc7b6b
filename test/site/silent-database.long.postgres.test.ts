import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { scrape, TOKEN } from '../scrape.ts';
import { memberBrowser } from '../factories/signed-in.ts';
import { createMigratedDatabase } from '../postgres/create-database.ts';
import { startRelay } from '../postgres/relay.ts';
import { readEvents } from '../read-events.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

// The network in front of Postgres swallows every packet: connections stay open, and nothing comes back.
let database: Awaited<ReturnType<typeof createMigratedDatabase>>;
beforeAll(async () => {
  database = await createMigratedDatabase();
});
afterAll(() => database.drop());

/** What a request may take that meets nothing but silence: the answer of a statement, and some for a busy machine. */
const DEADLINE = 9000;
const post = (count: number) => ({
  json: { style: 'gpt4-context', fields: { context: 'I made toast' } },
  headers: { 'idempotency-key': `silent-key-${count}` },
});

async function start() {
  const relay = await startRelay(database.url);
  const app = await createTestApp({ env: { DATABASE_URL: relay.url, METRICS_TOKEN: TOKEN } });
  // Or the end of the test waits for a server that never answers.
  onTestFinished(relay.mend);
  return { app, relay };
}

const ready = async ({ raw }: TestApp) => (await raw('/readyz')).status;

it(
  'answers everybody in time with 503, is not ready, and recovers by itself',
  { timeout: 60_000 },
  async () => {
    const { app, relay } = await start();
    const { browser } = await memberBrowser(app);
    expect((await browser.fetch('/home')).status).toBe(200);
    expect(await ready(app)).toBe(200);
    const { samples } = await scrape(app.origin);
    expect(samples.get('broetry_database_up')).toBe(1);
    expect(samples.get('broetry_database_created_timestamp_seconds')).toBeGreaterThan(1e9);
    relay.freeze();
    const timed = async (answer: Promise<Response>) => {
      const begin = performance.now();
      const { status } = await answer;
      return { status, isInTime: performance.now() - begin < DEADLINE };
    };
    const accept = { headers: { accept: 'text/html' } };
    // More than the pool has connections, so some wait for one.
    const asked = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? timed(browser.fetch('/home', accept))
        : timed(browser.fetch('/api/generations', post(index))),
    );
    const begin = performance.now();
    expect(await ready(app)).toBe(503);
    expect(performance.now() - begin).toBeLessThan(5000);
    expect((await app.raw('/livez')).status).toBe(200);
    const measured = performance.now();
    expect((await scrape(app.origin)).samples.get('broetry_database_up')).toBe(0);
    expect(performance.now() - measured).toBeLessThan(5000);
    for (const answer of await Promise.all(asked)) {
      expect(answer).toEqual({ status: 503, isInTime: true });
    }
    relay.mend();
    await expect.poll(() => ready(app), { timeout: 30_000, interval: 200 }).toBe(200);
    const events = await readEvents(await browser.fetch('/api/generations', post(1)));
    expect(events.at(-1)?.event).toBe('done');
  },
);

it(
  'leaves connections behind on which nothing comes back, although they are not closed',
  { timeout: 60_000 },
  async () => {
    const { app, relay } = await start();
    const { browser } = await memberBrowser(app);
    expect((await browser.fetch('/home')).status).toBe(200);
    relay.freeze();
    expect((await browser.fetch('/home')).status).toBe(503);
    // New connections work again; the old ones stay silent for ever.
    relay.thaw();
    await expect.poll(() => ready(app), { timeout: 30_000, interval: 200 }).toBe(200);
    for (let visit = 0; visit < 12; visit += 1) {
      expect([visit, (await browser.fetch('/home')).status]).toEqual([visit, 200]);
    }
  },
);
