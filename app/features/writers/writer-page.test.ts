import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { signInWithDemo } from '../../../test/factories/demo-sign-in.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { newMember } from '../../../test/factories/write-as-member.ts';
import { answerWith } from '../../../test/fake-model-provider.ts';
import { fakeOllama, MODEL_TEXT, refusingEffort, thinking } from '../../../test/fake-ollama.ts';
import { readEvents } from '../../../test/read-events.ts';
import { readPage } from '../../../test/read-page.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../test/test-app.ts';
import type { TrialEvent } from '../../domain/admin/writer-trial.ts';
import { sampleOfHouse } from '../../domain/admin/writer-sample.server.ts';
import { promptOfToday } from '../../domain/community/prompts.server.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';

const ADMIN = 'boss@corp.example';
const HTML = { accept: 'text/html' };
const POST = {
  style: 'humblebrag',
  fields: { achievement: 'got promoted', mundaneSituation: 'waiting in line' },
};

async function office(env: Record<string, string> = {}) {
  const ollama = await fakeOllama();
  const clock = { now: Date.now() };
  const app = await createTestApp({
    env: { ADMIN_EMAILS: ADMIN, ...env },
    overrides: { enginePlaces: [ollama.place], now: () => clock.now },
  });
  const { browser: admin } = await memberBrowser(app, { email: ADMIN });
  const page = async () =>
    readPage(await (await admin.fetch('/admin/writer', { headers: HTML })).text()).text;
  const gemma = { at: ollama.baseUrl, model: 'gemma3:4b' };
  return { ...app, ollama, clock, admin, page, gemma };
}

const choose = (browser: TestBrowser, fields: Record<string, string>, more = {}) =>
  browser.fetch('/admin/writer/choice', { body: new URLSearchParams(fields), ...more });

const tryIt = (browser: TestBrowser, fields: Record<string, string>) =>
  browser.fetch('/admin/writer/trials', { body: new URLSearchParams(fields) });

const choices = (db: TestApp['db']) =>
  db.selectFrom('instance_settings').selectAll().where('name', '=', 'chosenModel').execute();

let keys = 0;
async function write(browser: TestBrowser, json: object = POST) {
  keys += 1;
  const headers = { 'idempotency-key': `key-of-writer-${keys}` };
  const events = await readEvents(await browser.fetch('/api/generations', { json, headers }));
  return events.at(-1)!.data;
}

it('lets a model that was found write at once, and the house again', async () => {
  const { admin, page, gemma, ollama } = await office();
  expect(await page()).toMatch(/Who writes now The house[^]*gemma3:4b 3\.3 GB/);
  expect(await page()).not.toMatch(/120b-cloud|nomic-embed/);
  expect(await write(admin)).toMatchObject({ writer: 'offline' });
  const chosen = await choose(admin, gemma);
  expect([chosen.status, await chosen.json()]).toEqual([
    200,
    { ok: true, message: 'gemma3:4b writes.' },
  ]);
  const written = await write(admin);
  expect(written).toMatchObject({ writer: 'model' });
  expect(written['text']).toContain('The line waited for me.');
  expect(ollama.written.at(-1)?.model).toBe('gemma3:4b');
  expect(await page()).toContain('Who writes now gemma3:4b at 127.0.0.1');
  await choose(admin, { at: '', model: '' });
  expect(await write(admin)).toMatchObject({ writer: 'offline' });
});

it('shows what the house makes of today’s situation, or a post of the model that its author shared', async () => {
  const { admin, page, gemma, db, services } = await office();
  const { situation } = await promptOfToday(services);
  const { text } = await sampleOfHouse(services);
  expect(await page()).toContain(`“${situation}” ${text.split('\n')[0]}`);
  await choose(admin, gemma);
  const line = 'The stapler waited for me.';
  await shareNew(services, await newMember(services), line);
  expect(await page()).not.toContain(line);
  await db.updateTable('generations').set({ writer: 'model' }).execute();
  expect(await page()).toContain(line);
  await db.updateTable('posts').set({ hidden_at: 1 }).execute();
  expect(await page()).not.toContain(line);
});

it.each([
  ['thinks unless it is told not to', thinking, ['none', 'none']],
  ['refuses to be told', refusingEffort, ['none', undefined, undefined]],
] as const)('lets a model write that %s', async (_, behaviour, efforts) => {
  const { admin, gemma, ollama } = await office();
  ollama.behave(behaviour);
  await choose(admin, gemma);
  await expect.poll(() => ollama.written.length).toBe(efforts.length - 1);
  expect(await write(admin)).toMatchObject({ writer: 'model' });
  expect(ollama.written.map((body) => body.reasoning_effort)).toEqual(efforts);
});

it('says what is used and left of the calls of the day', async () => {
  const { admin, page, gemma } = await office({ MODEL_CALLS_PER_DAY: '2' });
  expect(await page()).not.toContain('Calls of today');
  await choose(admin, gemma);
  expect(await page()).toContain(
    'Calls of today: 0 used, 2 left. Guests: 0 of 1. Members: 0 of 2.',
  );
  await write(admin);
  expect(await page()).toContain(
    'Calls of today: 1 used, 1 left. Guests: 0 of 1. Members: 1 of 2.',
  );
  await write(admin);
  expect(await page()).toContain(
    'Calls of today: 2 used, 0 left. The house writes until midnight UTC.',
  );
  expect(await write(admin)).toMatchObject({ fallback: 'budget-spent' });
});

it('asks the chosen model for one word, so that it is loaded before somebody waits', async () => {
  const { admin, gemma, ollama } = await office();
  await choose(admin, gemma);
  await expect.poll(() => ollama.written.length).toBe(1);
});

it('takes the form of a page without script, and tells the result there', async () => {
  const { admin, gemma } = await office();
  const sent = await choose(admin, gemma, { page: '/admin/writer' });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/admin/writer']);
  const after = await admin.fetch('/admin/writer', { headers: HTML });
  expect(await after.text()).toContain('gemma3:4b writes.');
});

it('lets a slow model write what is asked for again, and the house the first post', async () => {
  const { admin, gemma, page } = await office();
  await choose(admin, { ...gemma, writes: 'again' });
  const first = await write(admin);
  expect(first).toMatchObject({ writer: 'offline' });
  expect(first['fallback']).toBeUndefined();
  expect(await write(admin, { from: first['id'] })).toMatchObject({ writer: 'model' });
  expect(await page()).toContain('gemma3:4b at 127.0.0.1');
  expect(await page()).toContain('for Regenerate and replies; else the house');
});

it('keeps the choice over a restart and puts it into the audit log', async () => {
  const { admin, gemma, db } = await office();
  await choose(admin, gemma);
  expect((await choices(db)).map(({ value }) => JSON.parse(value))).toEqual([
    {
      baseUrl: gemma.at,
      model: gemma.model,
      writes: 'everything',
    },
  ]);
  const log = readPage(await (await admin.fetch('/admin/log', { headers: HTML })).text()).text;
  expect(log).toMatch(/changed who writes[^]*gemma3:4b at 127\.0\.0\.1/);
});

it('takes no model and no address that was not found', async () => {
  const { admin, gemma, db, ollama } = await office();
  for (const fields of [
    { ...gemma, model: 'gpt-oss:120b-cloud' },
    { ...gemma, model: 'nomic-embed-text:latest' },
    { ...gemma, at: 'http://169.254.169.254/v1' },
    { ...gemma, at: `${ollama.origin}/v2` },
  ]) {
    for (const answer of [await choose(admin, fields), await tryIt(admin, fields)])
      expect([answer.status, await answer.json()]).toMatchObject([
        404,
        { title: 'This model does not answer any more. Start it, and look again.' },
      ]);
  }
  expect(await choices(db)).toEqual([]);
  expect(ollama.written).toEqual([]);
});

it('leaves it to the environment where that names a model', async () => {
  const { admin, page, gemma } = await office({
    OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
    OPENAI_MODEL: 'own',
  });
  expect(await page()).toMatch(/own at 127\.0\.0\.1:9[^]*The environment of the server says so/);
  expect(await page()).not.toContain('Let it write');
  const refused = await choose(admin, gemma);
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'conflict' }]);
});

it('is changed and tried by an admin with a recent sign-in only', async () => {
  const { admin, clock, gemma, page, ...app } = await office();
  const { browser: member } = await memberBrowser(app);
  for (const answer of [await choose(member, gemma), await tryIt(member, gemma)])
    expect(answer.status).toBe(403);
  clock.now += 11 * MINUTE_MS;
  for (const answer of [await choose(admin, gemma), await tryIt(admin, gemma)])
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'sign-in-again' }]);
  expect(await page()).toContain('To try or change who writes');
  expect(await page()).not.toContain('Let it write');
});

it('is changed by a demo session on this machine, and never on a site for others', async () => {
  const here = await office({ ADMIN_EMAILS: '' });
  const demo = here.browser();
  await signInWithDemo(demo, { who: { persona: 'prudence' } });
  expect((await choose(demo, here.gemma)).status).toBe(200);
  const there = await office({ ADMIN_EMAILS: '', DEMO_SIGN_IN: 'public' });
  const stranger = there.browser();
  await signInWithDemo(stranger, { who: { persona: 'prudence' } });
  there.services.publicOrigin = 'https://broetry.example';
  for (const answer of [await choose(stranger, there.gemma), await tryIt(stranger, there.gemma)])
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'demo-session' }]);
  const page = await (await stranger.fetch('/admin/writer', { headers: HTML })).text();
  expect(readPage(page).text).toContain('This is a demo session');
});

it('says what a chosen model refuses, and lets the house write until then', async () => {
  const { admin, gemma, page, ollama } = await office();
  await choose(admin, gemma);
  ollama.behave((response) =>
    response.writeHead(404).end('{"error":{"message":"model \'gemma3:4b\' not found"}}'),
  );
  expect(await write(admin)).toMatchObject({ writer: 'offline', fallback: 'model-failed' });
  expect(await page()).toContain('has no model “gemma3:4b” any more. Choose another under Writer.');
});

const trialOf = async (answer: Response) =>
  (await readEvents<never>(answer)) as unknown as TrialEvent[];

it('tries a model on three situations beside the house, and keeps nothing', async () => {
  const { admin, gemma, db, ollama } = await office();
  ollama.behave(answerWith(MODEL_TEXT, 1));
  const events = await trialOf(await tryIt(admin, gemma));
  const of = (name: string) => events.filter(({ event }) => event === name);
  expect(of('house')).toHaveLength(3);
  expect(new Set(of('house').map(({ data }) => JSON.stringify(data))).size).toBe(3);
  expect(of('delta').length).toBeGreaterThan(10);
  for (const { data } of of('done'))
    expect(data).toMatchObject({ text: expect.stringContaining('The line waited for me.') });
  expect(of('done')).toHaveLength(3);
  expect(events.at(-1)).toEqual({ event: 'end', data: { written: 3, isSlow: false } });
  expect(await db.selectFrom('generations').selectAll().execute()).toEqual([]);
  expect(await choices(db)).toEqual([]);
  expect(await write(admin)).toMatchObject({ writer: 'offline' });
});

it('says which post of a trial did not come, and that the model is slow where two did not', async () => {
  const { admin, gemma, ollama } = await office();
  ollama.behave((response, asked, call) =>
    call === 2 ? answerWith(MODEL_TEXT)(response, asked, call) : response.writeHead(401).end('{}'),
  );
  const events = await trialOf(await tryIt(admin, gemma));
  expect(events.filter(({ event }) => event === 'failed')).toHaveLength(2);
  expect(events.at(-1)).toEqual({ event: 'end', data: { written: 1, isSlow: true } });
});

it('tries a model behind the readers who wait for it, and does not count their time', async () => {
  const { admin, gemma, ollama } = await office();
  await choose(admin, gemma);
  await expect.poll(() => ollama.written.length).toBe(1);
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>();
  ollama.behave(async (...call) => {
    if (call[2] === 2) await until;
    await answerWith(MODEL_TEXT)(...call);
  });
  const reading = write(admin);
  await expect.poll(() => ollama.written.length).toBe(2);
  const trial = trialOf(await tryIt(admin, gemma));
  await pause(1500);
  expect(ollama.written).toHaveLength(2);
  letGo();
  expect(await reading).toMatchObject({ writer: 'model' });
  const done = (await trial).filter(({ event }) => event === 'done');
  expect(done).toHaveLength(3);
  expect(done[0]!.data).toMatchObject({ first: expect.toSatisfy((time: number) => time < 1400) });
});

it('ends the call of a trial whose admin leaves, and then lets another one begin', async () => {
  const { admin, gemma, ollama } = await office();
  const { promise: left, resolve } = Promise.withResolvers<string>();
  ollama.behave((_response, { closed }) => void closed.then(() => resolve('left')));
  const first = await tryIt(admin, gemma);
  await expect.poll(() => ollama.written.length).toBe(1);
  const second = await tryIt(admin, gemma);
  expect([second.status, await second.json()]).toMatchObject([409, { code: 'conflict' }]);
  await first.body!.cancel();
  expect(await left).toBe('left');
  ollama.behave(answerWith(MODEL_TEXT));
  await expect
    .poll(async () => {
      const again = await tryIt(admin, gemma);
      if (again.status !== 200) await pause(50);
      await again.body?.cancel();
      return again.status;
    })
    .toBe(200);
});
