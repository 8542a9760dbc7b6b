import { expect, it } from 'vitest';
import { signInWithDemo } from '../../../test/factories/demo-sign-in.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { fakeOllama } from '../../../test/fake-ollama.ts';
import { readPage } from '../../../test/read-page.ts';
import { createTestApp, type TestBrowser } from '../../../test/test-app.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';

const ADMIN = 'boss@corp.example';

/** An office with an Ollama that has no model, and 8 GB of free memory. */
async function office(env: Record<string, string> = {}) {
  const ollama = await fakeOllama();
  ollama.empty();
  const clock = { now: Date.now() };
  const app = await createTestApp({
    env: { ADMIN_EMAILS: ADMIN, ...env },
    overrides: {
      enginePlaces: [ollama.place],
      now: () => clock.now,
      freeMemory: (isOutside) => (isOutside ? 0 : 8e9),
      pause: () => Promise.resolve(),
    },
  });
  const { browser: admin } = await memberBrowser(app, { email: ADMIN });
  const read = async (path: string) =>
    readPage(await (await admin.fetch(path, { headers: { accept: 'text/html' } })).text()).text;
  const page = () => read('/admin/writer');
  const audit = () => read('/admin/log');
  const gemma = { at: ollama.origin, model: 'gemma3:4b' };
  return { ...app, ollama, clock, admin, page, audit, gemma };
}

const pull = (browser: TestBrowser, fields: Record<string, string>, more = {}) =>
  browser.fetch('/admin/writer/pull', { body: new URLSearchParams(fields), ...more });
const cancel = (browser: TestBrowser) =>
  browser.fetch('/admin/writer/pull/cancel', { body: new URLSearchParams() });

it('suggests to an Ollama without a model what fits into the memory', async () => {
  const { page } = await office();
  const shown = await page();
  expect(shown).toContain('Ollama runs here and has no model that writes.');
  expect(shown).toMatch(
    /8\.0 GB of memory are free\. These fit[^]*Gemma 3 4B 3\.3 GB[^]*Llama 3\.2 3B 2\.0 GB[^]*Gemma 3 1B 0\.8 GB/,
  );
  expect(shown).not.toContain('Gemma 4');
});

it('suggests nothing where there is a model', async () => {
  const ollama = await fakeOllama();
  const app = await createTestApp({
    env: { ADMIN_EMAILS: ADMIN },
    overrides: { enginePlaces: [ollama.place] },
  });
  const { browser: admin } = await memberBrowser(app, { email: ADMIN });
  const shown = await admin.fetch('/admin/writer', { headers: { accept: 'text/html' } });
  expect(await shown.text()).not.toContain('of memory are free');
});

it('fetches a model through a break, after which it is in the list, and logs who let it', async () => {
  const { admin, gemma, ollama, page, audit, db } = await office();
  ollama.planPulls({ breakAt: 0.6 });
  const started = await pull(admin, gemma);
  expect([started.status, await started.json()]).toEqual([
    200,
    { ok: true, message: 'gemma3:4b is being fetched.' },
  ]);
  await expect.poll(page).toMatch(/gemma3:4b 3\.3 GB Try it gemma3:4b Let it write gemma3:4b/);
  expect(ollama.pulls.map(({ from }) => from)).toEqual([0, 1.98e9]);
  expect(await page()).not.toMatch(/Fetching|These fit/);
  const entries = await db.selectFrom('audit_log').select(['action', 'target_id']).execute();
  expect(entries).toEqual([{ action: 'pull-model', target_id: 'gemma3:4b' }]);
  expect(await audit()).toMatch(/let Ollama fetch the model[^]*gemma3:4b/);
});

it('shows how far it is, does not fetch another one beside it, and is cancelled', async () => {
  const { admin, gemma, ollama, page, audit } = await office();
  ollama.planPulls({ holdAt: 0.5, until: new Promise(() => undefined) });
  await pull(admin, gemma, { page: '/admin/writer' });
  await expect.poll(page).toMatch(/Fetching gemma3:4b 1\.6 GB of 3\.3 GB/);
  expect(await page()).not.toContain('These fit');
  const second = await pull(admin, { ...gemma, model: 'gemma3:1b' });
  expect([second.status, await second.json()]).toMatchObject([
    409,
    { title: 'A model is being fetched. One at a time: wait for it, or cancel it.' },
  ]);
  expect((await cancel(admin)).status).toBe(200);
  expect(await page()).toContain('These fit');
  await expect.poll(ollama.hungUp).toBe(1);
  expect(await audit()).toContain('cancelled the fetching of the model');
  expect((await cancel(admin)).status).toBe(404);
});

it('says why it stopped, and goes on', async () => {
  const { admin, gemma, ollama, page } = await office();
  ollama.planPulls({ error: 'no space left on device' });
  await pull(admin, gemma);
  await expect.poll(page).toContain('It stopped: no space left on device. Go on Cancel');
  ollama.planPulls({});
  expect((await pull(admin, gemma)).status).toBe(200);
  await expect.poll(page).toContain('Let it write gemma3:4b');
});

it('fetches nothing that is not suggested, and asks no address that was not found', async () => {
  const { admin, gemma, ollama, db } = await office();
  for (const fields of [
    { ...gemma, model: 'evil/model:latest' },
    { ...gemma, model: '' },
    { ...gemma, at: 'http://169.254.169.254' },
  ])
    expect((await pull(admin, fields)).status).toBe(404);
  expect(ollama.pulls).toEqual([]);
  expect(await db.selectFrom('audit_log').select('id').execute()).toEqual([]);
});

it('is for admins with a recent sign-in only', async () => {
  const { admin, gemma, clock, page, ollama, ...app } = await office();
  const { browser: member } = await memberBrowser(app);
  for (const answer of [await pull(member, gemma), await cancel(member)])
    expect(answer.status).toBe(403);
  clock.now += 11 * MINUTE_MS;
  for (const answer of [await pull(admin, gemma), await cancel(admin)])
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'sign-in-again' }]);
  expect(await page()).not.toContain('Fetch it');
  expect(ollama.pulls).toEqual([]);
});

it('is not for a demo session of a site for others', async () => {
  const { gemma, services, ollama, ...app } = await office({
    ADMIN_EMAILS: '',
    DEMO_SIGN_IN: 'public',
  });
  const stranger = app.browser();
  await signInWithDemo(stranger, { who: { persona: 'prudence' } });
  services.publicOrigin = 'https://broetry.example';
  for (const answer of [await pull(stranger, gemma), await cancel(stranger)])
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'demo-session' }]);
  expect(ollama.pulls).toEqual([]);
});
