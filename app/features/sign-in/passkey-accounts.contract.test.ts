import { countReports, listReportWords } from '../../domain/moderation/queue-store.server.ts';
import { expect, inject, it, onTestFinished } from 'vitest';
import { answerWith, refuseWith } from '../../../test/fake-model-provider.ts';
import { fakeProvider, modelEnvironment } from '../../../test/model-settings.ts';
import {
  beginTask,
  finishTask,
  passkeyBrowser,
  passkeySite,
  runTask,
  sendPasskeyForm,
} from '../../../test/factories/passkey-sign-in.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { softwarePasskey } from '../../../test/factories/software-passkey.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { newMember } from '../../../test/factories/write-as-member.ts';
import { createMigratedDatabase } from '../../../test/postgres/create-database.ts';
import { readEvents } from '../../../test/read-events.ts';
import {
  createBrowser,
  createTestApp,
  type TestApp,
  type TestBrowser,
} from '../../../test/test-app.ts';
import { PASSKEY_ACCOUNTS_PER_DAY } from '../../domain/rate-limits/quotas.server.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';

const ADMIN_EMAILS = 'boss@corp.example';
const HERE = '192.0.2.1';

async function open(env: Record<string, string> = {}, clock = { now: Date.now() }) {
  const own = { ADMIN_EMAILS, ...env };
  const overrides = { now: () => clock.now };
  if (!inject('postgresUrl')) return createTestApp({ env: own, overrides });
  const { url, drop } = await createMigratedDatabase();
  onTestFinished(drop);
  return createTestApp({ env: { DATABASE_URL: url, ...own }, overrides });
}

/** A browser of an address. */
function browserFrom(app: TestApp, from: string): TestBrowser {
  const browser = createBrowser(passkeySite(app));
  return { ...browser, fetch: (path, ask) => browser.fetch(path, { from, ...ask }) };
}

function newcomer(app: TestApp, from: string) {
  return { browser: browserFrom(app, from), passkey: softwarePasskey(passkeySite(app)) };
}

async function signUp(app: TestApp, from: string) {
  const one = newcomer(app, from);
  expect(await runTask(one, 'signup')).toMatchObject({ http: 200 });
  return one.browser;
}

async function fillNetwork(app: TestApp, from: string) {
  for (let count = 0; count < PASSKEY_ACCOUNTS_PER_DAY; count += 1) await signUp(app, from);
}

it('makes ten accounts by passkey of a network and day, and says when the next one can be made', async () => {
  const clock = { now: Date.UTC(2026, 10, 21, 18) };
  const app = await open({}, clock);
  const late = newcomer(app, HERE);
  const begun = await beginTask(late.browser, 'signup');
  await fillNetwork(app, HERE);
  const refused = await browserFrom(app, HERE).fetch('/api/passkeys', {
    json: { task: 'signup', name: 'Ada' },
  });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, `${6 * 3600}`]);
  expect(await refused.text()).toContain('after midnight, UTC');
  // What was begun before is refused at its end.
  const done = await finishTask(late.browser, 'signup', late.passkey.make(begun.options));
  expect([done.http, done.title]).toEqual([429, expect.stringContaining('after midnight, UTC')]);
  const users = await app.db.selectFrom('users').select('id').execute();
  expect(users).toHaveLength(PASSKEY_ACCOUNTS_PER_DAY);
  await signUp(app, '192.0.2.2');
  clock.now += 6 * 3_600_000;
  await signUp(app, HERE);
}, 60_000);

it('makes no more than ten, however many come at once', async () => {
  const app = await open();
  const people = Array.from({ length: 2 * PASSKEY_ACCOUNTS_PER_DAY }, () => newcomer(app, HERE));
  const options = await Promise.all(
    people.map(async ({ browser }) => (await beginTask(browser, 'signup')).options),
  );
  const done = await Promise.all(
    people.map(({ browser, passkey }, index) =>
      finishTask(browser, 'signup', passkey.make(options[index]!)),
    ),
  );
  expect(done.filter(({ http }) => http === 200)).toHaveLength(PASSKEY_ACCOUNTS_PER_DAY);
  expect(done.filter(({ http }) => http === 429)).toHaveLength(PASSKEY_ACCOUNTS_PER_DAY);
}, 60_000);

it('gives an IPv6 /48 the accounts of four networks', async () => {
  const app = await open();
  for (let network = 0; network < 4; network += 1) {
    await fillNetwork(app, `2001:db8:7:${(network * 256).toString(16)}::1`);
  }
  const fifth = browserFrom(app, '2001:db8:7:ff00::1');
  expect((await beginTask(fifth, 'signup')).status).toBe(429);
}, 120_000);

it('counts no invited account, and none of an own network', async () => {
  const app = await open();
  const { browser: boss } = await memberBrowser(app, { email: ADMIN_EMAILS });
  const invite = { uses: '3', days: '1' };
  const made = await (await sendPasskeyForm(boss, '/admin/sign-up', invite)).text();
  const link = /\/signup\?invite=[\w-]{43}/.exec(made)?.[0] ?? 'no link';
  await fillNetwork(app, HERE);
  const invited = newcomer(app, HERE);
  await invited.browser.fetch(link);
  expect((await runTask(invited, 'signup')).http).toBe(200);
  const wrong = { rule: 'open', domains: '', networks: 'everyone' };
  expect((await sendPasskeyForm(boss, '/admin/sign-up/rule', wrong)).status).toBe(422);
  expect((await beginTask(browserFrom(app, HERE), 'signup')).status).toBe(429);
  const rule = { ...wrong, networks: '192.0.2.0/24, 2001:db8::/32' };
  expect((await sendPasskeyForm(boss, '/admin/sign-up/rule', rule)).status).toBe(200);
  await signUp(app, HERE);
  expect(await (await boss.fetch('/admin/sign-up')).text()).toContain('192.0.2.0/24');
}, 60_000);

async function write(browser: TestBrowser, key: string) {
  const answer = await browser.fetch('/api/generations', {
    json: { style: 'gpt4-context', fields: { context: 'I made a sandwich' } },
    headers: { 'idempotency-key': key },
  });
  return (await readEvents(answer)).at(-1)!.data;
}

it('gives new accounts by passkey the share of the model that their network has', async () => {
  const clock = { now: Date.UTC(2026, 10, 21, 12) };
  const provider = await fakeProvider(answerWith('One.\nTwo.\nAgree?', 2));
  const env = modelEnvironment(provider, { GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '2' });
  const app = await open(env, clock);
  const [one, two] = [await signUp(app, HERE), await signUp(app, HERE)];
  const elsewhere = await signUp(app, '192.0.2.2');
  expect(await write(one, 'key-000001')).toMatchObject({ writer: 'model' });
  expect(await write(two, 'key-000002')).toMatchObject({ writer: 'model' });
  for (const [browser, key] of [
    [one, 'key-000003'],
    [two, 'key-000004'],
  ] as const) {
    const data = await write(browser, key);
    expect(data).toMatchObject({ writer: 'offline', fallback: 'fair-use' });
  }
  expect(await write(elsewhere, 'key-000005')).toMatchObject({ writer: 'model' });
  const member = (await memberBrowser(app)).browser;
  expect(await write(member, 'key-000006')).toMatchObject({ writer: 'model' });
  clock.now += DAY_MS + 1;
  for (const key of ['key-000007', 'key-000008', 'key-000009']) {
    expect(await write(one, key)).toMatchObject({ writer: 'model' });
  }
}, 60_000);

it('refunds the share of a network when the post of a new account fails', async () => {
  const provider = await fakeProvider(refuseWith(500, '{}'));
  const app = await open(modelEnvironment(provider, { WRITER_FALLBACK: 'off' }));
  await write(await signUp(app, HERE), 'key-000001');
  const counters = await app.db
    .selectFrom('quota_counters')
    .select(['scope', 'used'])
    .where('scope', 'like', '%generations%')
    .orderBy('scope')
    .execute();
  expect(counters).toEqual([
    { scope: 'generations-of-member', used: 0 },
    { scope: 'guest-generations-of-address', used: 0 },
  ]);
});

it('counts one report of a network from its new accounts by passkey, and keeps the words of each', async () => {
  const app = await open();
  const post = await shareNew(app.services, await newMember(app.services), 'words for everybody');
  const report = (browser: TestBrowser, words: string) =>
    sendPasskeyForm(browser, `/reports?post=${post}`, { reason: 'spam', words });
  for (const [index, from] of [HERE, HERE, HERE, '192.0.2.2'].entries()) {
    const browser = await signUp(app, from);
    for (const words of [`Words ${index}`, 'Once more']) {
      expect((await report(browser, words)).status).toBe(200);
    }
  }
  await report((await memberBrowser(app)).browser, 'Words 4');
  const cases = await app.db.selectFrom('moderation_cases').select('id').execute();
  const ids = cases.map(({ id }) => id);
  expect(await countReports(app.db, ids)).toMatchObject([{ reason: 'spam', count: 3 }]);
  const said = await listReportWords(app.db, ids, 10);
  expect(new Set(said.map(({ message }) => message))).toEqual(
    new Set(Array.from({ length: 5 }, (_, index) => `Words ${index}`)),
  );
}, 60_000);

it('lets a device sign in that has an account, whatever its network has made', async () => {
  const app = await open();
  const { browser, passkey } = passkeyBrowser(app);
  await runTask({ browser, passkey }, 'signup');
  await fillNetwork(app, HERE);
  const here = browserFrom(app, HERE);
  expect((await runTask({ browser: here, passkey }, 'login')).http).toBe(200);
}, 60_000);
