import { expect, it } from 'vitest';
import {
  answerWith,
  begin,
  type Behaviour,
  chunk,
  firstThen,
  frame,
  refuseWith,
} from '../../../test/fake-model-provider.ts';
import { tagLine } from '../../../comedy/posts/tag-lines.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { leaveStream } from '../../../test/leave-stream.ts';
import {
  appWithModel,
  charged,
  fakeProvider,
  modelEnvironment,
} from '../../../test/model-settings.ts';
import { recordLog } from '../../../test/record-log.ts';
import { readEvents } from '../../../test/read-events.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../test/test-app.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';
import { errorMessage } from '../../platform/http/errors.ts';

const TEXT = 'I waited in line.\nThe line waited for me.\nAgree?';
const HALF = frame(chunk({ content: 'I waited in line.\nThe line' }));
const json = {
  style: 'humblebrag',
  fields: { achievement: 'got promoted', mundaneSituation: 'waiting in line' },
};

const generate = (browser: TestBrowser, key = 'key-000001') =>
  browser.fetch('/api/generations', { json, headers: { 'idempotency-key': key } });
const readPost = async (browser: TestBrowser, key?: string) =>
  readEvents(await generate(browser, key));

/** Starts a post and leaves after `events` events and `first`. */
function leave(
  app: TestApp,
  browser: TestBrowser,
  events: number,
  first?: () => Promise<unknown>,
): Promise<void> {
  const isEnough = (seen: string) => seen.split('\n\n').length > events;
  return leaveStream(app, browser, { path: '/api/generations', json, isEnough, first });
}

const stateOf = ({ db }: Pick<TestApp, 'db'>) =>
  db.selectFrom('generations').select(['state', 'error_code', 'text']).executeTakeFirstOrThrow();

it('streams the text of the model, signs it and names the writer', async () => {
  const app = await appWithModel(answerWith(`"${TEXT}"`, 2));
  const events = await readPost(app.browser());
  expect(events[0]).toMatchObject({ event: 'meta', data: { writer: 'model' } });
  const done = events.at(-1)!;
  expect(done).toMatchObject({ event: 'done', data: { writer: 'model' } });
  expect(done.data).not.toHaveProperty('fallback');
  const tag = tagLine(new URL(app.services.publicOrigin).host, Number(done.data['seed']), false);
  expect(done.data['text']).toBe(`I waited in line.\nThe line waited for me.\nAgree?\n${tag}`);
  const draft = events.filter(({ event }) => event === 'delta').map(({ data }) => data['text']);
  expect(draft.length).toBeGreaterThan(2);
  expect(draft.join('')).toBe(done.data['text']);
  const row = await app.db.selectFrom('generations').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ writer: 'model', engine: 'gpt-4o', text: done.data['text'] });
});

const failing: [string, Behaviour][] = [
  ['the provider is down', refuseWith(502, '<html>Bad gateway</html>')],
  ['the key is wrong', refuseWith(401, { error: { message: 'Incorrect API key' } })],
  ['the money is gone', refuseWith(429, { error: { code: 'insufficient_quota' } })],
  ['nothing comes', () => undefined],
  ['the model refuses', answerWith('')],
  [
    'the model repeats its rules',
    (response, asked, call) =>
      answerWith(/The word (\w+) is/.exec(asked.body.messages[0]!.content)![1]!)(
        response,
        asked,
        call,
      ),
  ],
];

it.each(failing)(
  'lets the offline writer answer when %s, and says so',
  async (_name, behaviour) => {
    const app = await appWithModel(behaviour);
    const guest = app.browser();
    const events = await readPost(guest);
    const done = events.at(-1)!;
    expect(done).toMatchObject({
      event: 'done',
      data: { writer: 'offline', fallback: 'model-failed' },
    });
    expect(done.data['text']).toMatch(/ localhost:[^\n]*$/);
    const row = await app.db.selectFrom('generations').selectAll().executeTakeFirstOrThrow();
    const kept = { writer: 'offline', fallback: 'model-failed' };
    expect(row).toMatchObject({ state: 'succeeded', ...kept });
    expect((await readPost(guest)).at(-1)).toMatchObject({ event: 'done', data: kept });
    const page = await guest.fetch(`/preview?generation=${done.data['id']}`);
    expect(await page.text()).toContain('Written by the house writer: the model did not deliver.');
  },
);

it('returns the error and refunds the post when the fallback is off', async () => {
  const failing = firstThen(refuseWith(401, {}), answerWith(TEXT));
  const app = await appWithModel(failing, { WRITER_FALLBACK: 'off' });
  const guest = app.browser();
  const events = await readPost(guest);
  expect(events.map(({ event }) => event)).toEqual(['meta', 'error']);
  expect(events.at(-1)!.data['message']).toBe(errorMessage('generation-failed'));
  expect(await charged(app)).toEqual([0]);
  expect((await readPost(guest)).at(-1)).toMatchObject({ event: 'done' });
});

it('logs a failure of the model with the id of the request', async () => {
  const { log, lines } = recordLog();
  const provider = await fakeProvider(refuseWith(500, {}));
  const app = await createTestApp({ env: modelEnvironment(provider), overrides: { log } });
  const answer = await generate(app.browser());
  await readEvents(answer);
  const requestId = answer.headers.get('x-request-id');
  const failures = lines.filter((line) => line['generation'] !== undefined);
  expect(failures.length).toBeGreaterThan(0);
  for (const line of failures) expect(line).toMatchObject({ requestId });
});

const breaking: [string, Behaviour][] = [
  [
    'the stream is cut',
    (response) => {
      begin(response);
      response.write(HALF, () => setTimeout(() => response.destroy(), 50));
    },
  ],
  ['the stream stalls', (response) => begin(response, HALF)],
  [
    'a filter cuts in',
    (response) => {
      begin(response, HALF);
      setTimeout(() => response.end(frame(chunk({}, 'content_filter'))), 50);
    },
  ],
];

it.each(breaking)(
  'never mixes two writers: when %s after the first text it is an error',
  async (_name, behaviour) => {
    const app = await appWithModel(behaviour);
    const events = await readPost(app.browser());
    expect(events.map(({ event }) => event)).toEqual(['meta', 'delta', 'error']);
    expect(await stateOf(app)).toMatchObject({ state: 'failed', text: null });
    expect(await charged(app)).toEqual([0]);
  },
);

it('limits concurrent calls of guests to their share of the daily budget', async () => {
  const app = await appWithModel(answerWith(TEXT), {
    MODEL_CALLS_PER_DAY: '10',
    MODEL_CALLS_AT_ONCE: '8',
  });
  const posts = await Promise.all(Array.from({ length: 12 }, () => readPost(app.browser())));
  const ends = posts.map((events) => events.at(-1)!.data);
  expect(ends.filter(({ writer }) => writer === 'model')).toHaveLength(5);
  expect(ends.filter(({ fallback }) => fallback === 'budget-spent')).toHaveLength(7);
  expect(app.provider.asked).toHaveLength(5);
});

it('leaves members their calls when guests have used theirs, and the other way round', async () => {
  const app = await appWithModel(answerWith(TEXT), { MODEL_CALLS_PER_DAY: '10' });
  const { browser } = await memberBrowser(app);
  const writers = async (count: number, of: () => TestBrowser) => {
    const ends = [];
    for (let post = 0; post < count; post += 1) {
      ends.push((await readPost(of(), `key-of-${post}-of-${count}`)).at(-1)!.data['writer']);
    }
    return ends.filter((writer) => writer === 'model').length;
  };
  expect(await writers(6, app.browser)).toBe(5);
  expect(await writers(7, () => browser)).toBe(5);
  const other = await appWithModel(answerWith(TEXT), { MODEL_CALLS_PER_DAY: '10' });
  const member = await memberBrowser(other);
  expect(await writers(11, () => member.browser)).toBe(9);
  expect(await writers(2, other.browser)).toBe(1);
});

it('refills the budget the next day', async () => {
  let clock = Date.UTC(2026, 10, 21, 23, 59);
  const provider = await fakeProvider(answerWith(TEXT));
  const env = modelEnvironment(provider, { MODEL_CALLS_PER_DAY: '1' });
  const { browser } = await createTestApp({ env, overrides: { now: () => clock } });
  const writers = [];
  for (const minutes of [0, 0, 2]) {
    clock += minutes * MINUTE_MS;
    writers.push((await readPost(browser())).at(-1)!.data['writer']);
  }
  expect(writers).toEqual(['model', 'offline', 'model']);
});

it('runs and queues a few calls, and uses the offline writer for the rest', async () => {
  let running = 0;
  let most = 0;
  const app = await appWithModel(
    async (...call) => {
      most = Math.max(most, (running += 1));
      await answerWith(TEXT, 10)(...call);
      running -= 1;
    },
    { MODEL_CALLS_AT_ONCE: '2' },
  );
  const posts = await Promise.all(Array.from({ length: 10 }, () => readPost(app.browser())));
  const ends = posts.map((events) => events.at(-1)!.data);
  expect(ends.filter(({ writer }) => writer === 'model')).toHaveLength(6);
  expect(ends.filter(({ fallback }) => fallback === 'busy')).toHaveLength(4);
  expect(most).toBe(2);
});

it('aborts the call and refunds the post when the reader leaves before any text', async () => {
  const app = await appWithModel(() => undefined, { MODEL_FIRST_TEXT_TIMEOUT: '60000' });
  const guest = app.browser();
  await guest.fetch('/generator');
  await leave(app, guest, 1, () => expect.poll(() => app.provider.asked.length).toBe(1));
  await app.provider.asked[0]!.closed;
  await expect.poll(() => stateOf(app)).toMatchObject({ error_code: 'reader-left' });
  expect(await charged(app)).toEqual([0]);
});

it('aborts the call when the reader leaves midway; the same key retries for free', async () => {
  const app = await appWithModel((response) => begin(response, HALF), {
    MODEL_FIRST_TEXT_TIMEOUT: '60000',
  });
  const guest = app.browser();
  await guest.fetch('/generator');
  await leave(app, guest, 2);
  await app.provider.asked[0]!.closed;
  await expect.poll(() => stateOf(app)).toMatchObject({ error_code: 'reader-left-midway' });
  expect(await charged(app)).toEqual([1]);
  expect((await generate(guest, 'key-000002')).status).toBe(403);
  app.provider.behave(answerWith(TEXT));
  expect((await readPost(guest)).at(-1)).toMatchObject({ event: 'done' });
  expect(await charged(app)).toEqual([1]);
  const counter = app.db.selectFrom('quota_counters').select('used');
  const share = await counter.where('scope', '=', 'guest-generations-of-address').execute();
  expect(share).toEqual([{ used: 1 }]);
});

it('limits the free retries after leaving midway', async () => {
  const app = await appWithModel((response) => begin(response, HALF), {
    MODEL_FIRST_TEXT_TIMEOUT: '60000',
  });
  const guest = app.browser();
  await guest.fetch('/generator');
  for (let time = 1; time <= 4; time += 1) {
    await leave(app, guest, 2);
    await app.provider.asked[time - 1]!.closed;
    await expect.poll(() => stateOf(app)).toMatchObject({ error_code: 'reader-left-midway' });
  }
  expect((await generate(guest)).status).toBe(403);
  expect(app.provider.asked).toHaveLength(4);
});

it('refunds the charge when the retry after leaving fails', async () => {
  const app = await appWithModel((response) => begin(response, HALF), {
    MODEL_FIRST_TEXT_TIMEOUT: '60000',
    WRITER_FALLBACK: 'off',
  });
  const guest = app.browser();
  await guest.fetch('/generator');
  await leave(app, guest, 2);
  await expect.poll(() => stateOf(app)).toMatchObject({ error_code: 'reader-left-midway' });
  app.provider.behave(refuseWith(401, {}));
  expect((await readPost(guest)).at(-1)).toMatchObject({ event: 'error' });
  expect(await charged(app)).toEqual([0]);
});

it('limits a network to ten posts a day with a model', async () => {
  const provider = await fakeProvider(answerWith(TEXT));
  const { browser } = await createTestApp({ env: modelEnvironment(provider) });
  const statuses = [];
  for (let guest = 0; guest < 11; guest += 1) {
    const answer = await generate(browser());
    statuses.push(answer.status);
    await answer.text();
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
