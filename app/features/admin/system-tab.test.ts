import { expect, it } from 'vitest';
import { answerWith, firstThen, refuseWith } from '../../../test/fake-model-provider.ts';
import { fakeProvider, modelEnvironment } from '../../../test/model-settings.ts';
import { libraryRow } from '../../../test/factories/fill-library.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { readEvents } from '../../../test/read-events.ts';
import { insertResource } from '../../domain/media-library/resource-store.server.ts';
import { createTestApp } from '../../../test/test-app.ts';

const TOKEN = 'a-token-for-the-tests';
const ADMIN = 'boss@corp.example';
const TEXT = 'I waited in line.\nThe line waited for me.\nAgree?';

it('counts every error of the provider, also one that a second call made good, and who took how long', async () => {
  const busy = refuseWith(429, { error: { message: 'slow down' } }, { 'retry-after': '0' });
  const provider = await fakeProvider(firstThen(busy, answerWith(TEXT)));
  const app = await createTestApp({
    env: { ...modelEnvironment(provider), METRICS_TOKEN: TOKEN, ADMIN_EMAILS: ADMIN },
  });
  const { browser, member } = await memberBrowser(app, { email: ADMIN });
  const write = async (key: string) =>
    readEvents(
      await browser.fetch('/api/generations', {
        json: {
          style: 'humblebrag',
          fields: { achievement: 'got promoted', mundaneSituation: 'waiting in line' },
        },
        headers: { 'idempotency-key': key },
      }),
    );
  await write('key-000001');
  provider.behave(refuseWith(401, { error: { message: 'wrong key' } }));
  await write('key-000002');
  const row = (id: string, more: object = {}) =>
    insertResource(
      app.db,
      libraryRow({ id, user_id: member.id, description: id, bytes: 3_000_000, ...more }),
    );
  await row('one');
  await row('two', { hidden_at: 1 });
  const headers = { authorization: `Bearer ${TOKEN}` };
  const metrics = async () => (await app.raw('/metrics', { headers })).body;
  await expect.poll(metrics).toContain('\nbroetry_model_errors_today 2\n');
  const text = await metrics();
  for (const line of [
    'broetry_model_retries_today 1',
    'broetry_model_errors_by_kind_today{kind="rate_limit"} 1',
    'broetry_model_errors_by_kind_today{kind="auth"} 1',
    'broetry_fallback_percent 50',
    'broetry_generations_failed 0',
    'broetry_resource_bytes 6000000',
  ]) {
    expect(text).toContain(`\n${line}\n`);
  }
  expect(text).toMatch(
    /\nbroetry_generation_duration_seconds\{writer="offline",quantile="0.95"\} [\d.]+\n/,
  );
  const page = (await (await browser.fetch('/admin/system')).text()).replaceAll('<!-- -->', '');
  expect(page).toMatch(
    /Errors, last 24 hours<\/dt><dd[^>]*>(rate limit \(1\), auth|auth \(1\), rate)/,
  );
  expect(page).toContain('1 in the library; 5.7 MB with what is hidden');
  expect(page).toContain('in “files” of the data folder (DATA_DIR)');
  expect(page).not.toContain(app.dataDir);
  expect(page).toMatch(
    /Median time[^]*95th percentile[^]*>model<[^]*>1<[^]*>offline<|>offline<[^]*>model</,
  );
  expect(page).toMatch(/Model, last 14 days \(UTC\)[^]*Tokens read[^]*Retried/);
});

it('shows no model where there is none', async () => {
  const app = await createTestApp({ env: { ADMIN_EMAILS: ADMIN } });
  const { browser } = await memberBrowser(app, { email: ADMIN });
  const page = await (await browser.fetch('/admin/system')).text();
  expect(page).toContain('This server');
  expect(page).not.toContain('Model, ');
  expect(page).toMatch(
    /No recent backup\. Run this on the server:[^]*<code[^>]*>npm run backup<\/code>/,
  );
  expect(page).not.toContain('All is well.');
});
