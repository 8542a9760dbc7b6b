import { expect, it } from 'vitest';
import { answerWith, refuseWith } from '../../../test/fake-model-provider.ts';
import { fakeProvider, modelEnvironment } from '../../../test/model-settings.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { readEvents } from '../../../test/read-events.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../test/test-app.ts';
import { HOUR_MS } from '../../platform/time/time-units.ts';

const json = { style: 'gpt4-context', fields: { context: 'I labelled a stapler' } };

async function write(browser: TestBrowser, key: string, body: unknown = json) {
  const headers = { 'idempotency-key': key };
  const answer = await browser.fetch('/api/generations', { json: body, headers });
  expect(answer.status).toBe(200);
  return (await readEvents(answer)).at(-1)!;
}

const postsOf = ({ db }: Pick<TestApp, 'db'>, userId: string) =>
  db.selectFrom('posts').selectAll().where('user_id', '=', userId).orderBy('id').execute();

it('saves and counts every post of a member', async () => {
  const app = await createTestApp();
  const { browser, member } = await memberBrowser(app);
  for (const key of ['key-000001', 'key-000002', 'key-000003']) await write(browser, key);
  const posts = await postsOf(app, member.id);
  expect(posts).toHaveLength(3);
  const user = await app.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect(user.posts_created).toBe(3);
  expect(await app.db.selectFrom('guests').selectAll().execute()).toEqual([]);
  expect(await app.db.selectFrom('guest_events').selectAll().execute()).toEqual([]);
});

it('uses the offline writer, labelled, past the daily limit of the model', async () => {
  const provider = await fakeProvider(answerWith('One.\nTwo.\nAgree?', 2));
  let now = Date.UTC(2026, 10, 21, 12);
  const env = modelEnvironment(provider, { MEMBER_GENERATIONS_PER_DAY: '2' });
  const app = await createTestApp({ env, overrides: { now: () => now } });
  const { browser, member } = await memberBrowser(app);
  const other = await memberBrowser(app);
  expect((await write(browser, 'key-000001')).data).toMatchObject({ writer: 'model' });
  expect((await write(browser, 'key-000002')).data).toMatchObject({ writer: 'model' });
  const third = await write(browser, 'key-000003');
  expect(third.data).toMatchObject({ writer: 'offline', fallback: 'fair-use' });
  const stored = { writer: 'offline', fallback: 'fair-use' };
  const id = third.data['id']!;
  const row = app.db.selectFrom('generations').selectAll().where('id', '=', id);
  expect(await row.executeTakeFirstOrThrow()).toMatchObject(stored);
  expect((await write(other.browser, 'key-000004')).data).toMatchObject({ writer: 'model' });
  expect(await postsOf(app, member.id)).toHaveLength(3);
  now += 12 * HOUR_MS + 1;
  expect((await write(browser, 'key-000005')).data).toMatchObject({ writer: 'model' });
});

it('refunds a failed post', async () => {
  const provider = await fakeProvider(refuseWith(500, '{}'));
  const env = modelEnvironment(provider, {
    WRITER_FALLBACK: 'off',
    MEMBER_GENERATIONS_PER_DAY: '5',
  });
  const app = await createTestApp({ env });
  const { browser, member } = await memberBrowser(app);
  expect((await write(browser, 'key-000001')).event).toBe('error');
  const counters = await app.db
    .selectFrom('quota_counters')
    .selectAll()
    .where('scope', '=', 'generations-of-member')
    .execute();
  expect(counters.map((counter) => counter.used)).toEqual([0]);
  expect(await postsOf(app, member.id)).toEqual([]);
});
