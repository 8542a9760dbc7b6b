import { expect, it } from 'vitest';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { answerWith, type Behaviour, refuseWith } from '../../../test/fake-model-provider.ts';
import { appWithNewModel, PATIENT } from '../../../test/model-settings.ts';
import { readEvents } from '../../../test/read-events.ts';
import { scrape, TOKEN } from '../../../test/scrape.ts';
import type { TestBrowser } from '../../../test/test-app.ts';

const ADMIN = 'boss@corp.example';
const TEXT = 'I waited in line.\nThe line waited for me.\nAgree?';
const json = {
  style: 'humblebrag',
  fields: { achievement: 'got promoted', mundaneSituation: 'waiting in line' },
};

async function office(behaviour: Behaviour, more: Record<string, string> = {}) {
  const env = { ...PATIENT, METRICS_TOKEN: TOKEN, ADMIN_EMAILS: ADMIN, ...more };
  const app = await appWithNewModel(behaviour, env);
  const { browser } = await memberBrowser(app, { email: ADMIN });
  const page = async (path: string) =>
    (await (await browser.fetch(path)).text()).replaceAll('<!-- -->', '');
  const check = () => app.services.modelStatus.check(app.services.stopping.signal);
  return { ...app, admin: browser, page, check };
}

const write = async (browser: TestBrowser, key: string) =>
  (
    await readEvents(
      await browser.fetch('/api/generations', { json, headers: { 'idempotency-key': key } }),
    )
  ).at(-1)!.data;

const REFUSED: [string, Behaviour, Record<string, string>, RegExp][] = [
  [
    'key',
    refuseWith(401, { error: { message: 'Incorrect API key' } }),
    {},
    /refuses the key.*OPENAI_API_KEY/,
  ],
  [
    'model',
    refuseWith(404, {
      error: { message: 'The model `gpt-99` does not exist', code: 'model_not_found' },
    }),
    { OPENAI_MODEL: 'gpt-99' },
    /has no model “gpt-99”.*OPENAI_MODEL/,
  ],
  ['address', refuseWith(404, 'not found'), {}, /Nothing writes at .*OPENAI_BASE_URL/],
  ['credit', refuseWith(402, {}), {}, /has no credit left/],
  ['request', refuseWith(400, { error: { message: 'No.' } }), {}, /refuses the requests/],
  ['silence', (response) => response.socket?.destroy(), {}, /did not answer the check/],
];

it.each(REFUSED)('says loudly what was refused: the %s', async (what, behaviour, env, words) => {
  const { check, page, origin, provider, admin } = await office(behaviour, env);
  expect(await page('/admin')).toContain('A model: ');
  expect(await check()).toBe(what);
  for (const path of ['/admin', '/admin/system']) expect(await page(path)).toMatch(words);
  const refused = async () =>
    (await scrape(origin)).samples.get(`broetry_model_refused{what="${what}"}`);
  expect(await refused()).toBe(1);
  // The first answer ends it.
  provider.behave(answerWith(TEXT));
  expect(await write(admin, 'key-000001')).toMatchObject({ writer: 'model' });
  for (const path of ['/admin', '/admin/system']) expect(await page(path)).not.toMatch(words);
  expect(await refused()).toBe(0);
});

it('says it also when the key is refused later, and spends nothing of the day', async () => {
  const app = await office(answerWith('Ready.'), { MODEL_CALLS_PER_DAY: '3' });
  expect(await app.check()).toBeNull();
  app.provider.behave(refuseWith(401, {}));
  for (const key of ['key-000001', 'key-000002', 'key-000003', 'key-000004']) {
    expect(await write(app.admin, key)).toMatchObject({ fallback: 'model-failed' });
  }
  expect(await app.page('/admin/system')).toMatch(/refuses the key[^]*3 of 3/);
  app.provider.behave(answerWith(TEXT));
  await write(app.admin, 'key-000005');
  expect(await app.page('/admin/system')).toContain('2 of 3');
});

it('spends a call that failed otherwise: it may have cost money', async () => {
  const app = await office(answerWith('Ready.'), { MODEL_CALLS_PER_DAY: '3' });
  await app.check();
  app.provider.behave(refuseWith(500, {}));
  await write(app.admin, 'key-000001');
  expect(await app.page('/admin/system')).toContain('2 of 3');
});

it('asks for a key where there is none', async () => {
  const { check, page } = await office(refuseWith(401, {}), { OPENAI_API_KEY: '' });
  await check();
  expect(await page('/admin/system')).toMatch(/asks for a key\. Put it into OPENAI_API_KEY/);
});
