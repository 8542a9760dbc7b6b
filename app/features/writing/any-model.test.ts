import { beforeAll, afterAll, expect, it } from 'vitest';
import { readReplies, finished } from '../../../test/ask-for-replies.ts';
import { readTranslation } from '../../../test/ask-for-translation.ts';
import {
  chunk,
  DONE,
  type FakeModelProvider,
  frame,
  startFakeModelProvider,
  STOP,
} from '../../../test/fake-model-provider.ts';
import {
  contentStream,
  MARKED,
  SAID,
  STREAMS,
  streamInTwo,
  streamWith,
  WHOLE,
} from '../../../test/model-answers.ts';
import { REFUSALS, refuseWhile } from '../../../test/model-refusals.ts';
import { appWithNewModel, modelEnvironment, PATIENT } from '../../../test/model-settings.ts';
import { type ReadEvent, readEvents } from '../../../test/read-events.ts';
import { startTestApp, type TestApp, type TestBrowser } from '../../../test/test-app.ts';

const json = {
  style: 'humblebrag',
  fields: { achievement: 'got promoted', mundaneSituation: 'waiting in line' },
};

const readPost = async (browser: TestBrowser, key = 'key-000001') =>
  readEvents(
    await browser.fetch('/api/generations', { json, headers: { 'idempotency-key': key } }),
  );

/** The text that a reader has put together from the deltas. */
const draftOf = (events: readonly ReadEvent[]) =>
  events
    .filter(({ event }) => event === 'delta')
    .reduce((text, { data }) => (data['fresh'] ? '' : text) + (data['text'] ?? ''), '');

async function expectPost({ browser, db }: Pick<TestApp, 'browser' | 'db'>): Promise<ReadEvent[]> {
  const events = await readPost(browser());
  const { event, data } = events.at(-1)!;
  expect([event, data['writer'], data['fallback']]).toEqual(['done', 'model', undefined]);
  const lines = (data['text'] ?? '').split('\n');
  expect(lines.slice(0, -1).join('\n')).toBe(SAID);
  expect(lines.at(-1)).toContain('localhost:');
  expect(draftOf(events)).toBe(data['text']);
  const row = db
    .selectFrom('generations')
    .select('text')
    .where('id', '=', data['id'] ?? '');
  expect(await row.executeTakeFirst()).toEqual({ text: data['text'] });
  return events;
}

// One server for the whole table: it learns as it goes, as a server does.
let shared: Awaited<ReturnType<typeof startTestApp>>;
let provider: FakeModelProvider;
beforeAll(async () => {
  provider = await startFakeModelProvider(() => undefined);
  const share = { GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '1000' };
  shared = await startTestApp({ env: modelEnvironment(provider, { ...PATIENT, ...share }) });
}, 60_000);
afterAll(async () => {
  await shared.remove();
  await provider.stop();
});

const BODIES = [
  ...MARKED.map(([name, content]): [string, string] => [name, contentStream(content)]),
  ...STREAMS,
  ...WHOLE,
];

it.each(BODIES)('writes the post of %s', async (_name, body) => {
  provider.behave(streamWith(body));
  await expectPost(shared);
});

it.each(REFUSALS)('writes a post without %s', async (_name, isRefused, status, body) => {
  provider.behave(refuseWhile(isRefused, status, body));
  await expectPost(shared);
});

const OF = Object.fromEntries(MARKED);
const LATE = OF['a closing tag alone after many lines'] ?? '';

/** The thoughts, and what follows them, as two parts of a stream. */
const THOUGHTS = contentStream(LATE.split('</think>')[0] ?? '').replace(STOP, '');
const REST = contentStream(`</think>${LATE.split('</think>')[1]}`);

it('replaces thoughts that were shown, and shows none to the next reader', async () => {
  const app = await appWithNewModel(streamInTwo(THOUGHTS, REST), PATIENT);
  const first = await expectPost(app);
  expect(first.filter(({ data }) => data['fresh'])).toHaveLength(1);
  expect(JSON.stringify(first)).toContain('parody');
  const second = await expectPost(app);
  expect(JSON.stringify(second)).not.toMatch(/parody|fresh/);
});

it('shows no thoughts at all once the check has seen how the model thinks', async () => {
  const app = await appWithNewModel(streamWith(contentStream(LATE)), PATIENT);
  await app.services.modelStatus.check(app.services.stopping.signal);
  expect(JSON.stringify(await expectPost(app))).not.toMatch(/parody|fresh/);
});

const CUT = frame(chunk({}, 'length')) + DONE;
it.each([
  [
    'that were not shown',
    streamWith(THOUGHTS + CUT),
    { event: 'done', data: { writer: 'offline' } },
  ],
  ['that were shown', streamInTwo(THOUGHTS, CUT), { event: 'error' }],
])('takes no thoughts without an end for the text, %s', async (_name, behaviour, end) => {
  const app = await appWithNewModel(behaviour, PATIENT);
  expect((await readPost(app.browser())).at(-1)).toMatchObject(end);
});

it.each(['<think>', 'a closing tag alone after many lines', 'harmony'])(
  'writes replies and translations of %s',
  async (name) => {
    const app = await appWithNewModel(streamWith(contentStream(OF[name] ?? '')), PATIENT);
    const body = { length: 'unhinged-long', tones: ['witty'] };
    const [reply] = finished(await readReplies(app.browser(), body));
    expect(reply).toMatchObject({ writer: 'model', text: SAID });
    const done = (await readTranslation(app.browser())).at(-1);
    expect(done).toMatchObject({
      event: 'done',
      data: { translation: { lines: SAID.split('\n') } },
    });
  },
);
