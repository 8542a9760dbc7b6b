import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { answerWith } from '../fake-model-provider.ts';
import { fakeProvider, modelEnvironment, PATIENT } from '../model-settings.ts';
import { readEvents } from '../read-events.ts';
import { recordLog } from '../record-log.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts';

const PLENTY = { freeSpace: () => Promise.resolve(Number.POSITIVE_INFINITY) };
const WORDS = 'The disk of this server is full: nothing can be written, and nothing was used up.';
const json = {
  style: 'humblebrag',
  fields: { achievement: 'got promoted', mundaneSituation: 'waiting in line' },
};

const generate = (browser: TestBrowser, ask: object = json) =>
  browser.fetch('/api/generations', { json: ask, headers: { 'idempotency-key': 'key-000001' } });

async function finished(browser: TestBrowser): Promise<Record<string, string>> {
  const answer = await generate(browser);
  expect(answer.status).toBe(200);
  const last = (await readEvents(answer)).at(-1)!;
  expect(last.event).toBe('done');
  return last.data;
}

const ready = async ({ raw }: Pick<TestApp, 'raw'>) => (await raw('/readyz')).status;
const becomes = (app: TestApp, status: number) =>
  expect.poll(() => ready(app), { timeout: 15_000, interval: 200 }).toBe(status);

async function charged({ db }: Pick<TestApp, 'db'>): Promise<number> {
  const guests = await db.selectFrom('guests').select('posts_generated').execute();
  return guests.reduce((sum, guest) => sum + guest.posts_generated, 0);
}

/** From now on the database may not grow by more than `pages`; null: it may grow again. */
async function limit({ db }: Pick<TestApp, 'db'>, pages: number | null): Promise<void> {
  // Migrations leave free pages.
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  const most = pages === null ? 1_000_000 : rows[0]!.page_count + pages;
  await sql`pragma max_page_count = ${sql.lit(most)}`.execute(db);
}

async function writeUntilFull(app: TestApp): Promise<{ status: number; body: string }> {
  for (let post = 0; post < 500; post += 1) {
    const answer = await generate(app.browser());
    const body = await answer.text();
    if (answer.status !== 200) return { status: answer.status, body };
    // A post that found room for its claim and none for its text is an error in the stream.
    if (body.includes('event: error')) expect(body).toContain('storage-full');
  }
  throw new Error('It never became full');
}

it('refuses in plain words while the database may not grow, reads on, and recovers by itself', async () => {
  const app = await createTestApp({
    env: { GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '100000' },
    overrides: PLENTY,
  });
  await limit(app, 4);
  const early = app.browser();
  const post = await finished(early);
  const { status, body } = await writeUntilFull(app);
  expect([status, JSON.parse(body)]).toEqual([
    503,
    {
      type: 'about:blank',
      title: WORDS,
      status: 503,
      code: 'storage-full',
      requestId: expect.any(String),
    },
  ]);
  const late = app.browser();
  const before = await charged(app);
  const refused = await generate(late);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await charged(app)).toBe(before);
  await becomes(app, 503);
  expect((await app.raw('/livez')).status).toBe(200);
  for (const path of ['/', '/generator', `/preview?generation=${post['id']}`]) {
    expect([path, (await early.fetch(path)).status]).toEqual([path, 200]);
  }
  await limit(app, null);
  expect((await finished(late))['text']).not.toBe('');
  await becomes(app, 200);
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(app.db);
  expect(rows).toEqual([{ integrity_check: 'ok' }]);
}, 30_000);

it('says in the stream that there was no room for the text, and gives the post back', async () => {
  const LONG = Array.from({ length: 9 }, (_, line) => `Line ${line} ${'of progress '.repeat(23)}.`);
  const app: { current?: TestApp } = {};
  const provider = await fakeProvider(async (...call) => {
    if (app.current) await limit(app.current, 0);
    await answerWith(LONG.join('\n'))(...call);
  });
  app.current = await createTestApp({
    env: modelEnvironment(provider, PATIENT),
    overrides: PLENTY,
  });
  // Form and text together need a page more than the form alone.
  const ask = { style: 'gpt4-context', fields: { context: 'Мой тост. '.repeat(99) } };
  const events = await readEvents(await generate(app.current.browser(), ask));
  expect(events.at(-1)).toEqual({
    event: 'error',
    data: { code: 'storage-full', message: WORDS, retryable: true },
  });
  expect(await charged(app.current)).toBe(0);
});

it('is ready with little room where writing works, and warns of it', async () => {
  const { log, events } = recordLog();
  let free = 60_000_000;
  const METRICS_TOKEN = 'a-token-for-the-tests';
  const overrides = { log, freeSpace: () => Promise.resolve(free) };
  const app = await createTestApp({ env: { METRICS_TOKEN }, overrides });
  const low = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    return /^broetry_disk_low (\d)$/m.exec((await app.raw('/metrics', { headers })).body)?.[1];
  };
  for (let turn = 0; turn < 3; turn += 1) expect(await ready(app)).toBe(200);
  expect(await low()).toBe('1');
  expect(events('disk_low')).toMatchObject([{ free }]);
  free = 500_000_000;
  expect(await low()).toBe('0');
});

it('says at /healthz why it is not ready, and logs each change once', async () => {
  const { log, events } = recordLog();
  const app = await createTestApp({ overrides: { ...PLENTY, log } });
  const health = async () => {
    const { status, body } = await app.raw('/healthz');
    return [status, (JSON.parse(body) as { reason?: string }).reason];
  };
  await sql`pragma query_only = on`.execute(app.db);
  for (let turn = 0; turn < 3; turn += 1) expect(await health()).toEqual([503, 'read-only']);
  await sql`pragma query_only = off`.execute(app.db);
  await expect.poll(health).toEqual([200, undefined]);
  expect(events('not_ready')).toMatchObject([{ reason: 'read-only' }]);
  expect(events('ready')).toHaveLength(1);
});
