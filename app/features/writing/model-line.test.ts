import { expect, it } from 'vitest';
import { readReplies } from '../../../test/ask-for-replies.ts';
import { readTranslation } from '../../../test/ask-for-translation.ts';
import { answerWith, type Behaviour } from '../../../test/fake-model-provider.ts';
import { leaveStream } from '../../../test/leave-stream.ts';
import { appWithModel, charged } from '../../../test/model-settings.ts';
import { type ReadEvent, readEvents } from '../../../test/read-events.ts';
import type { TestApp, TestBrowser } from '../../../test/test-app.ts';

const TEXT = 'I waited in line.\nThe line waited for me.\nAgree?';
const json = {
  style: 'humblebrag',
  fields: { achievement: 'got promoted', mundaneSituation: 'waiting in line' },
};
/** No reader of these tests waits until a timeout. */
const LONG = { MODEL_FIRST_TEXT_TIMEOUT: '60000', MODEL_TOTAL_TIMEOUT: '60000' };

/** A model on this machine whose calls wait until they are let go, in the order in which they came. */
async function gatedModel() {
  const gates: (() => void)[] = [];
  const behaviour: Behaviour = async (...call) => {
    await new Promise<void>((open) => gates.push(open));
    await answerWith(TEXT)(...call);
  };
  const app = await appWithModel(behaviour, LONG);
  /** Lets the next `calls` calls write. */
  const letGo = async (calls: number) => {
    for (let call = 0; call < calls; call += 1) {
      await expect.poll(() => gates.length).toBeGreaterThan(0);
      gates.shift()!();
    }
  };
  const isAsked = (calls: number) => expect.poll(() => app.provider.asked.length).toBe(calls);
  return { ...app, letGo, isAsked };
}

const readPost = async (browser: TestBrowser) =>
  readEvents<never>(
    await browser.fetch('/api/generations', { json, headers: { 'idempotency-key': 'key-000001' } }),
  );

/** Starts a post, and leaves it when `isEnough` of it has come and `first` has been done. */
const leaveWhen = (
  app: TestApp,
  browser: TestBrowser,
  isEnough: (seen: string) => boolean,
  first?: () => Promise<unknown>,
) => leaveStream(app, browser, { path: '/api/generations', json, isEnough, first });

const lineOf = (events: readonly ReadEvent[]) =>
  events.filter(({ event }) => event === 'waiting').map(({ data }) => data['before']);

it('writes one text at a time on this machine, and tells those who wait how many are before them', async () => {
  const app = await gatedModel();
  const posts = [];
  for (let reader = 0; reader < 4; reader += 1) {
    posts.push(readPost(app.browser()));
    await expect
      .poll(() => app.db.selectFrom('generations').select('id').execute())
      .toHaveLength(reader + 1);
  }
  await app.isAsked(1);
  expect((await posts[3]!).at(-1)!.data).toMatchObject({ fallback: 'busy' });
  expect(app.provider.asked).toHaveLength(1);
  await app.letGo(3);
  const [first, second, third] = await Promise.all(posts);
  expect([first, second, third].map((events) => lineOf(events!))).toEqual([[], [1, 0], [2, 1, 0]]);
  for (const events of [first, second, third]) {
    expect(events!.at(-1)!.data).toMatchObject({ writer: 'model' });
    // The line is told before the text.
    const names = events!.map(({ event }) => event);
    expect(names.lastIndexOf('waiting')).toBeLessThan(names.indexOf('delta'));
  }
});

it('gives the place of a reader who leaves the line to the next one, and charges nothing', async () => {
  const app = await gatedModel();
  const first = readPost(app.browser());
  await app.isAsked(1);
  const guest = app.browser();
  await guest.fetch('/generator');
  let third: ReturnType<typeof readPost> | undefined;
  const isWaiting = (seen: string) => seen.includes('event: waiting');
  await leaveWhen(app, guest, isWaiting, async () => {
    third = readPost(app.browser());
    await expect
      .poll(() => app.db.selectFrom('generations').select('id').execute())
      .toHaveLength(3);
  });
  const codes = app.db.selectFrom('generations').select('error_code');
  await expect
    .poll(async () => (await codes.execute()).map(({ error_code: code }) => code))
    .toContain('reader-left');
  await app.letGo(2);
  expect((await first).at(-1)!.data).toMatchObject({ writer: 'model' });
  expect(lineOf(await third!)).toEqual([2, 1, 0]);
  expect(app.provider.asked).toHaveLength(2);
  expect((await charged(app)).toSorted((a, b) => a - b)).toEqual([0, 1, 1]);
});

it('gives the turn of a reader who leaves before the first word to the next one', async () => {
  const app = await gatedModel();
  const guest = app.browser();
  await guest.fetch('/generator');
  let second: ReturnType<typeof readPost> | undefined;
  const hasBegun = (seen: string) => seen.includes('event: meta');
  await leaveWhen(app, guest, hasBegun, async () => {
    await app.isAsked(1);
    second = readPost(app.browser());
    await expect
      .poll(() => app.db.selectFrom('generations').select('id').execute())
      .toHaveLength(2);
  });
  await app.provider.asked[0]!.closed;
  await app.isAsked(2);
  await app.letGo(1);
  await app.letGo(1);
  expect((await second!).at(-1)!.data).toMatchObject({ writer: 'model' });
});

it('tells it of a round of replies once, and of a translation', async () => {
  const app = await gatedModel();
  const post = readPost(app.browser());
  await app.isAsked(1);
  const replies = readReplies(app.browser());
  await expect.poll(() => app.db.selectFrom('generations').select('id').execute()).toHaveLength(2);
  const translation = readTranslation(app.browser());
  await expect.poll(() => app.db.selectFrom('generations').select('id').execute()).toHaveLength(3);
  await app.letGo(5);
  await post;
  expect(lineOf(await replies)).toEqual([1, 0]);
  expect(lineOf(await translation)).toEqual(expect.arrayContaining([1, 0]));
  expect((await replies).at(-1)!.event).toBe('end');
});

it('does not count the time in the line against the first word', async () => {
  const app = await appWithModel(answerWith(TEXT, 60), {
    MODEL_FIRST_TEXT_TIMEOUT: '1200',
    MODEL_TOTAL_TIMEOUT: '20000',
  });
  const posts = await Promise.all([1, 2].map(() => readPost(app.browser())));
  for (const events of posts) expect(events.at(-1)!.data).toMatchObject({ writer: 'model' });
});
