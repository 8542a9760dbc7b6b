import { expect, inject, it, onTestFinished } from 'vitest';
import { createMigratedDatabase } from '../../../test/postgres/create-database.ts';
import { readEvents } from '../../../test/read-events.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../test/test-app.ts';
import { OPEN_SITE } from '../../domain/instance/site-switches.ts';

const { freePosts } = OPEN_SITE;

const json = { style: 'gpt4-context', fields: { context: 'I made a sandwich' } };

async function open(env: Record<string, string> = {}) {
  if (!inject('postgresUrl')) return createTestApp({ env, freePosts });
  const { url, drop } = await createMigratedDatabase();
  onTestFinished(drop);
  return createTestApp({ env: { DATABASE_URL: url, ...env } });
}
const generate = async (browser: TestBrowser, key: string, from?: string) => {
  const headers = { 'idempotency-key': key };
  const answer = await browser.fetch('/api/generations', { json, headers, from });
  await answer.text();
  return answer;
};
const statusesOf = async (count: number, ask: (index: number) => Promise<Response>) => {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
  return Map.groupBy(answers, ({ status }) => status);
};
const guestOf = async ({ browser }: TestApp) => {
  const guest = browser();
  expect((await guest.fetch('/generator')).status).toBe(200);
  return guest;
};
const statesOf = ({ db }: TestApp) => db.selectFrom('generations').select('state').execute();

it('saves the post of a guest, and returns it for the same key', async () => {
  const app = await open();
  const guest = await guestOf(app);
  const headers = { 'idempotency-key': 'key-000001' };
  const ask = async () =>
    (await readEvents(await guest.fetch('/api/generations', { json, headers }))).at(-1)!;
  const done = await ask();
  expect(done.event).toBe('done');
  const row = await app.db.selectFrom('generations').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ id: done.data['id'], text: done.data['text'], state: 'succeeded' });
  expect(await ask()).toEqual(done);
  for (let more = 1; more < freePosts; more += 1) await generate(guest, `key-00001${more}`);
  expect((await generate(guest, 'key-000002')).status).toBe(403);
});

it('grants a guest the free ones of 200 concurrent posts', async () => {
  const app = await open();
  const guest = await guestOf(app);
  const answers = await statusesOf(200, (index) => generate(guest, `key-${1000 + index}`));
  const granted = [answers.get(200)?.length, answers.get(403)?.length];
  expect(granted).toEqual([freePosts, 200 - freePosts]);
  expect(await statesOf(app)).toEqual(
    Array.from({ length: freePosts }, () => ({ state: 'succeeded' })),
  );
});

it('returns one post for a double click', async () => {
  const app = await open();
  const guest = await guestOf(app);
  const answers = await statusesOf(20, () => generate(guest, 'key-000001'));
  expect(new Set(answers.keys()).isSubsetOf(new Set([200, 409]))).toBe(true);
  expect(answers.has(200)).toBe(true);
  expect(await statesOf(app)).toHaveLength(1);
});

it('limits the guests of one network per day', async () => {
  const app = await open({ GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '5' });
  const ask = (index: number, from: string) => generate(app.browser(), `key-${1000 + index}`, from);
  const answers = await statusesOf(40, (index) => ask(index, '203.0.113.5'));
  expect([answers.get(200)?.length, answers.get(429)?.length]).toEqual([5, 35]);
  expect(Number(answers.get(429)?.[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await app.db.selectFrom('guests').select('posts_generated').execute()).toHaveLength(5);
  expect((await ask(99, '203.0.113.6')).status).toBe(200);
});
