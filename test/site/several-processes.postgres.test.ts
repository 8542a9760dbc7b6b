import { beforeAll, afterAll, expect, it, onTestFinished } from 'vitest';
import { emptyFolder, refusedStart } from '../commands/built-server.ts';
import type { Env } from '../run-server.ts';
import { fakeBucket } from '../fake-stores.ts';
import { samplePicture } from '../pictures.ts';
import { createMigratedDatabase } from '../postgres/create-database.ts';
import { type AppProcess, appProcess } from '../processes/app-process.ts';
import { accessAdmin } from '../factories/save-access.ts';
import { shareNew } from '../factories/share-as-member.ts';
import { memberBrowser } from '../factories/signed-in.ts';
import { ADMIN } from '../factories/visitors.ts';
import { uploader } from '../factories/upload-as-member.ts';
import { readEvents } from '../read-events.ts';
import { createBrowser, createTestApp } from '../test-app.ts';
import { RATE_LIMITS } from '../../app/domain/rate-limits/limits.server.ts';
import type * as Built from '../../app/server/built.server.ts';

const BUILT = '../../build/server/built.js';
const SECRET = 'the same secret in all processes!';
const post = { style: 'gpt4-context', fields: { context: 'I made a sandwich' } };

let database: Awaited<ReturnType<typeof createMigratedDatabase>>;
let shared: AppProcess;
beforeAll(async () => {
  await import(BUILT);
  database = await createMigratedDatabase();
  shared = await appProcess(common());
  await shared.start();
}, 60_000);
afterAll(async () => {
  await shared.kill();
  shared.remove();
  await database.drop();
});

const common = (): Env => ({
  DATABASE_URL: database.url,
  SESSION_SECRET: SECRET,
  TRUST_PROXY: '127.0.0.1',
  GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '5',
});

/** This process as one server, and a process of its own as the other: that of all tests, or one with settings. */
async function two(env?: Env, overrides = {}) {
  const own = await createTestApp({ env: { ...common(), ...env }, overrides });
  const other = env ? await appProcess({ ...common(), ...env }) : shared;
  if (env) {
    onTestFinished(() => other.kill().then(other.remove));
    await other.start();
  }
  return { own, other: { ...other, browser: () => createBrowser(other.origin) } };
}

type Two = Awaited<ReturnType<typeof two>>;

/** A member with the same session in a browser at each of the two. */
async function memberAtBoth({ own, other }: Two) {
  const { browser, member } = await memberBrowser(own);
  const there = other.browser();
  there.cookies.set(member.cookie.name, member.cookie.value);
  return { here: browser, there, member };
}

const viewerOf = async (browser: ReturnType<typeof createBrowser>) =>
  ((await (await browser.fetch('/api/viewer')).json()) as { kind: string }).kind;

it('shows within seconds in one process what the other has changed', async () => {
  const both = await two();
  const { own, other } = both;
  const { here, member } = await memberAtBoth(both);
  const reader = (origin: string, path: string) =>
    fetch(origin + path).then(async (answer) => ({
      status: answer.status,
      text: await answer.text(),
    }));
  const id = await shareNew(own.services, member, 'a joke of two');
  await expect
    .poll(async () => (await reader(other.origin, '/community')).text)
    .toContain('a joke of two');
  await reader(other.origin, `/post/${id}`);
  await reader(own.origin, `/post/${id}`);
  expect((await here.fetch(`/post/${id}/unshare`, { method: 'POST' })).ok).toBe(true);
  const gone = { timeout: 6000, interval: 50 };
  await expect
    .poll(async () => (await reader(other.origin, '/community')).text, gone)
    .not.toContain('a joke of two');
  // Each page is cached for a second of its own.
  await expect.poll(async () => (await reader(other.origin, `/post/${id}`)).status, gone).toBe(404);
}, 60_000);

it('closes a private instance in the other process within two seconds, and opens it again', async () => {
  const { own, other } = await two({ ADMIN_EMAILS: ADMIN });
  const { save } = await accessAdmin(own);
  const statusThere = async () => (await fetch(`${other.origin}/community`)).status;
  expect(await statusThere()).toBe(200);
  const within = { timeout: 2000, interval: 50 };
  expect((await save({ readers: 'members' })).status).toBe(200);
  await expect.poll(statusThere, within).toBe(401);
  expect((await save({})).status).toBe(200);
  await expect.poll(statusThere, within).toBe(200);
}, 60_000);

it('ends a session in both at once, and knows it in both', async () => {
  const both = await two();
  const { here, there } = await memberAtBoth(both);
  expect([await viewerOf(here), await viewerOf(there)]).toEqual(['member', 'member']);
  await there.fetch('/auth/sign-out', { method: 'POST' });
  expect(await viewerOf(here)).toBe('guest');
});

it('counts a flood over both, and lets it through in neither', async () => {
  const both = await two();
  const { here, there } = await memberAtBoth(both);
  const body = new URLSearchParams({ reason: 'spam' });
  const { points } = RATE_LIMITS.report;
  const statuses: number[] = [];
  for (let go = 0; go < points + 2; go += 1) {
    const answer = await [here, there][go % 2]!.fetch('/reports?post=0123456789', { body });
    statuses.push(answer.status);
  }
  expect(statuses.slice(0, points).every((status) => status < 300)).toBe(true);
  expect(statuses.slice(points)).toEqual([429, 429]);
  const rows = await both.own.db
    .selectFrom('quota_counters')
    .select(['subject', 'used'])
    .where('scope', '=', 'flood:report')
    .execute();
  // Nobody can read out of it who it was.
  expect(rows).toEqual([{ subject: expect.stringMatching(/^[\w-]{43}$/), used: points }]);
});

it('writes one post for one key that is sent to both', async () => {
  const both = await two();
  const { here, there } = await memberAtBoth(both);
  const headers = { 'idempotency-key': 'the-same-key-1' };
  const ask = (browser: typeof here) => browser.fetch('/api/generations', { json: post, headers });
  const answers = await Promise.all([here, there, here, there].map(ask));
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
  await Promise.all(answers.map((answer) => answer.text()));
  const [one, other] = await Promise.all([ask(here), ask(there)]);
  const [first, second] = [(await readEvents(one)).at(-1), (await readEvents(other)).at(-1)];
  expect(first?.event).toBe('done');
  expect(second).toEqual(first);
});

it('holds the share of a network over both', async () => {
  const both = await two();
  const asked = Array.from({ length: 16 }, async (_, index) => {
    const browser = [both.own, both.other][index % 2]!.browser();
    const headers = { 'idempotency-key': `key-${1000 + index}` };
    const answer = await browser.fetch('/api/generations', {
      json: post,
      headers,
      from: '203.0.113.9',
    });
    await answer.text();
    return answer.status;
  });
  const statuses = await Promise.all(asked);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
});

it('serves in one process a picture that the other has taken in', async () => {
  const bucket = await fakeBucket();
  const both = await two({
    S3_ENDPOINT: bucket.endpoint,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  const { upload, headers } = await uploader(both.own);
  const answer = await upload({ bytes: await samplePicture(7) });
  const { resource } = (await answer.json()) as { resource: { imageUrl: string } };
  const served = await fetch(both.other.origin + resource.imageUrl, { headers });
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

it('refuses to work beside a process that signs with another secret', async () => {
  await two();
  const ended = await refusedStart({
    ...common(),
    DATA_DIR: emptyFolder(),
    SESSION_SECRET: 'quite another secret, 32 characters',
  });
  expect(ended.code).toBe(1);
  expect(ended.output).toContain(
    'signs with another secret: give all of them the same SESSION_SECRET',
  );
}, 60_000);

// The last: it ends the process of all tests.
it('gives back in one process what the other was killed over', async () => {
  const clock = { ahead: 0 };
  const both = await two(undefined, { now: () => Date.now() + clock.ahead });
  const { there, member } = await memberAtBoth(both);
  const headers = { 'idempotency-key': 'killed-over-1' };
  await (await there.fetch('/api/generations', { json: post, headers })).text();
  const { db, services } = both.own;
  await db
    .updateTable('generations')
    .set({ state: 'reserved', text: null, post_id: null, finished_at: null })
    .where('owner_id', '=', member.id)
    .execute();
  await both.other.kill();
  const { runDueJobs } = (await import(BUILT)) as typeof Built;
  clock.ahead = 60_000;
  await runDueJobs(services);
  const stateOf = () =>
    db
      .selectFrom('generations')
      .select('state')
      .where('owner_id', '=', member.id)
      .executeTakeFirst();
  expect(await stateOf()).toEqual({ state: 'reserved' });
  clock.ahead = 240_000;
  await runDueJobs(services);
  expect(await stateOf()).toEqual({ state: 'expired' });
});
