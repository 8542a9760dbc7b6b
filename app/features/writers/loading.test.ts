import { expect, it } from 'vitest';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { fakeOllama } from '../../../test/fake-ollama.ts';
import { leaveStream } from '../../../test/leave-stream.ts';
import { readEvents } from '../../../test/read-events.ts';
import { readPage } from '../../../test/read-page.ts';
import { createTestApp, type TestBrowser } from '../../../test/test-app.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';

const ADMIN = 'boss@corp.example';
const json = {
  style: 'humblebrag',
  fields: { achievement: 'got promoted', mundaneSituation: 'waiting in line' },
};
const headers = { 'idempotency-key': 'key-000001' };

/** An office in which gemma3:4b writes, which is not loaded. */
async function office({ isChosen = true } = {}) {
  const ollama = await fakeOllama();
  const clock = { now: Date.now() };
  const app = await createTestApp({
    env: { ADMIN_EMAILS: ADMIN },
    overrides: { enginePlaces: [ollama.place], now: () => clock.now },
  });
  const { browser: admin } = await memberBrowser(app, { email: ADMIN });
  const choose = () => {
    const body = new URLSearchParams({ at: ollama.baseUrl, model: 'gemma3:4b' });
    return admin.fetch('/admin/writer/choice', { body });
  };
  const page = async () => {
    const shown = await admin.fetch('/admin/writer', { headers: { accept: 'text/html' } });
    return readPage(await shown.text()).text;
  };
  // As another process has chosen it: this one has neither loaded nor asked it.
  if (isChosen) {
    const chosen = { baseUrl: ollama.baseUrl, model: 'gemma3:4b', writes: 'everything' };
    const row = { name: 'chosenModel', value: JSON.stringify(chosen), changed_at: clock.now };
    await app.db.insertInto('instance_settings').values(row).execute();
    const active = async () => {
      await (await app.browser().fetch('/')).text();
      return app.services.modelStatus.active()?.settings.openaiModel;
    };
    await expect.poll(active).toBe('gemma3:4b');
  }
  const generate = (browser: TestBrowser) => browser.fetch('/api/generations', { json, headers });
  return { app, admin, ollama, clock, choose, page, generate };
}

const type = (browser: TestBrowser) =>
  browser.fetch('/api/live-cards', {
    body: new URLSearchParams({ context: 'I made toast', via: 'landing' }),
  });

it('loads a model when it is chosen, and says so meanwhile', async () => {
  const { ollama, choose, page } = await office({ isChosen: false });
  const { promise: until, resolve: load } = Promise.withResolvers<void>();
  ollama.unload(until);
  await choose();
  await expect.poll(() => ollama.loads.length).toBe(1);
  expect(await page()).toContain('It is being loaded into memory');
  expect(ollama.written).toEqual([]);
  load();
  await expect.poll(() => ollama.written.length).toBe(1);
  expect(ollama.loads).toEqual([{ model: 'gemma3:4b', keepAlive: '10m', end: 'loaded' }]);
  expect(await page()).not.toContain('It is being loaded');
});

it('loads it when the server starts', async () => {
  const { app, ollama } = await office();
  await app.services.modelStatus.check(app.services.stopping.signal);
  expect(ollama.loads.map(({ end }) => end)).toEqual(['loaded']);
});

it.each<[string, (admin: TestBrowser, guest: TestBrowser) => Promise<unknown>]>([
  ['types into a box', (_admin, guest) => type(guest)],
  ['opens the generator as a member', (admin) => admin.fetch('/generator')],
  [
    'opens the generator as a guest',
    (_admin, guest) =>
      guest.fetch('/api/events', {
        json: { event: 'generator_visit' },
        headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
      }),
  ],
  ['is at home', (admin) => admin.fetch('/home')],
  ['is about to reply', (admin) => admin.fetch('/reply-generator')],
])('loads it when a person %s, once in five minutes', async (_, begins) => {
  const { app, admin, ollama, clock } = await office();
  const guest = app.browser();
  await begins(admin, guest);
  await expect.poll(() => ollama.loads.map(({ end }) => end)).toEqual(['loaded']);
  const generated = () => ollama.asked.filter((line) => line.includes('generate'));
  const before = generated().length;
  ollama.unload();
  await begins(admin, guest);
  clock.now += 6 * MINUTE_MS;
  await begins(admin, guest);
  await expect.poll(() => generated().length).toBe(before + 1);
});

it('does not load it for a robot that reads the generator', async () => {
  const { app, ollama } = await office();
  await (await app.browser().fetch('/generator')).text();
  expect(ollama.loads).toEqual([]);
});

it('goes on loading when the reader hangs up, so that the next one is written to', async () => {
  const { app, ollama, generate } = await office();
  const { promise: until, resolve: load } = Promise.withResolvers<void>();
  ollama.unload(until);
  const guest = app.browser();
  await guest.fetch('/generator');
  await leaveStream(app, guest, {
    path: '/api/generations',
    json,
    isEnough: (seen) => seen.includes('event: meta'),
    first: () => expect.poll(() => ollama.loads.length).toBe(1),
  });
  const rows = app.db.selectFrom('generations').select('error_code');
  await expect.poll(() => rows.execute()).toEqual([{ error_code: 'reader-left' }]);
  expect(ollama.loads.map(({ end }) => end)).toEqual([null]);
  load();
  const written = await readEvents(await generate(app.browser()));
  expect(written.at(-1)!.data).toMatchObject({ writer: 'model' });
  expect(ollama.loads.map(({ end }) => end)).toEqual(['loaded']);
});

it('says in the words of Ollama why it cannot load a model, and lets the house write', async () => {
  const { app, ollama, page, generate } = await office();
  ollama.failToLoad('model requires more system memory (5.6 GiB) than is available (3.1 GiB)');
  ollama.behave((response) => response.writeHead(500).end('{}'));
  const written = await readEvents(await generate(app.browser()));
  expect(written.at(-1)!.data).toMatchObject({ writer: 'offline', fallback: 'model-failed' });
  expect(await page()).toContain(
    'It was not loaded: model requires more system memory (5.6 GiB) than is available (3.1 GiB).',
  );
});
