import { expect, it } from 'vitest';
import {
  askForReplies,
  faultsOf,
  finished,
  POST,
  readReplies,
} from '../../../test/ask-for-replies.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { signUpWords } from '../sign-in/sign-up-words.ts';

const LIMIT = signUpWords('generate replies');
const FORM = { style: 'gpt4-context', fields: { context: 'I made a sandwich' } };

const askForPost = (browser: ReturnType<TestApp['browser']>, key = 'key-post-1') =>
  browser.fetch('/api/generations', { json: FORM, headers: { 'idempotency-key': key } });

it.each(['one-liner', 'short-para', 'unhinged-long'] as const)(
  'streams three tones within the limits of %s and keeps them',
  async (length) => {
    const { browser, db } = await createTestApp();
    const events = await readReplies(browser(), { length });
    expect(events[0]).toMatchObject({
      event: 'meta',
      data: { length, tones: ['witty', 'supportive', 'philosophical'], writer: 'offline' },
    });
    expect(new Set(finished(events).map(({ tone }) => tone))).toEqual(
      new Set(['witty', 'supportive', 'philosophical']),
    );
    expect(faultsOf(events, length)).toEqual([]);
    expect(new Set(finished(events).map(({ text }) => text)).size).toBe(3);
    const row = await db.selectFrom('generations').selectAll().executeTakeFirstOrThrow();
    const data = { id: row.id, post: POST, length, replies: { length: 3 } };
    expect(events.at(-1)).toMatchObject({ event: 'end', data });
    expect(row).toMatchObject({ kind: 'replies', state: 'succeeded', owner_kind: 'guest' });
    expect(JSON.parse(row.text ?? '')).toHaveLength(3);
  },
);

it('writes the chosen tones, and the same replies for the same seed', async () => {
  const app = await createTestApp();
  const tones = ['contrarian', 'humble-brag'];
  const texts = async () => {
    const { browser } = await memberBrowser(app);
    const replies = finished(await readReplies(browser, { tones, seed: 42 }));
    return Object.fromEntries(replies.map(({ tone, text }) => [tone, text]));
  };
  const once = await texts();
  expect(Object.keys(once).toSorted()).toEqual(tones);
  expect(await texts()).toEqual(once);
});

it('shares the one free generation with posts, in both directions', async () => {
  const { browser } = await createTestApp();
  const first = browser();
  expect((await readReplies(first)).at(-1)).toMatchObject({ event: 'end' });
  const again = await askForReplies(first, { key: 'key-000002' });
  expect([again.status, await again.json()]).toEqual([
    403,
    expect.objectContaining({ code: 'guest-limit', title: LIMIT }),
  ]);
  expect((await askForPost(first)).status).toBe(403);

  const second = browser();
  await (await askForPost(second)).text();
  expect((await askForReplies(second)).status).toBe(403);
});

it('returns the same replies for the same key, and rejects it for another form', async () => {
  const { browser, db } = await createTestApp();
  const guest = browser();
  const first = await readReplies(guest);
  const again = await readReplies(guest);
  const texts = (events: typeof first) =>
    finished(events)
      .map(({ id, text }) => `${id} ${text}`)
      .toSorted();
  expect(texts(again)).toEqual(texts(first));
  expect(again.at(-1)).toEqual(first.at(-1));
  expect(await db.selectFrom('generations').select('id').execute()).toHaveLength(1);
  for (const body of [{ length: 'one-liner' }, { post: 'Another.' }, { tones: ['witty'] }]) {
    const answer = await askForReplies(guest, body);
    expect(await answer.json()).toMatchObject({ code: 'key-reused' });
  }
  expect(await (await askForPost(guest, 'key-000001')).json()).toMatchObject({
    code: 'key-reused',
  });
});

it('records reply_generated for guests only', async () => {
  const app = await createTestApp();
  await readReplies(app.browser());
  await readReplies((await memberBrowser(app)).browser);
  const events = await app.db.selectFrom('guest_events').select(['event', 'metadata']).execute();
  expect(events).toEqual([
    {
      event: 'reply_generated',
      metadata: JSON.stringify({
        originalPostLength: POST.length,
        replyLength: 'short-para',
        repliesCount: 3,
      }),
    },
  ]);
});

it('saves a member’s replies, counts no post, and shows them on the page and in the export', async () => {
  const app = await createTestApp();
  const { browser, member } = await memberBrowser(app);
  const events = await readReplies(browser);
  const rows = await app.db.selectFrom('replies').selectAll().execute();
  expect(rows.map(({ tone }) => tone)).toEqual(['witty', 'supportive', 'philosophical']);
  expect(rows[0]).toMatchObject({ user_id: member.id, original_post: POST, length: 'short-para' });
  expect(new Set(rows.map(({ text }) => text))).toEqual(
    new Set(finished(events).map(({ text }) => text)),
  );
  const user = await app.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect(user.posts_created).toBe(0);
  expect(await app.db.selectFrom('posts').selectAll().execute()).toEqual([]);
  const id = events.at(-1)!.data['id'];
  // A round of replies is no post: nothing that shows posts opens it.
  expect((await browser.fetch(`/preview?generation=${id}`)).status).toBe(302);
  expect((await browser.fetch(`/api/generations/${id}/picture`)).status).toBe(404);
  const again = { json: { from: id }, headers: { 'idempotency-key': 'key-again-1' } };
  expect((await browser.fetch('/api/generations', again)).status).toBe(404);
  const exported = (await (await browser.fetch('/account/export')).json()) as {
    replies: unknown[];
    generations: unknown[];
  };
  expect([exported.replies.length, exported.generations.length]).toEqual([3, 1]);
});

it('regenerates one tone of an own round', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const first = await readReplies(browser, { length: 'one-liner' });
  const from = first.at(-1)!.data['id'];
  const ask = { key: 'key-000002', from, tones: ['witty'], length: 'one-liner' };
  const again = await readReplies(browser, ask);
  expect(again.at(-1)).toMatchObject({ event: 'end', data: { post: POST } });
  const [fresh] = finished(again);
  expect(finished(first).map(({ text }) => text)).not.toContain(fresh?.['text']);
  const row = await app.db
    .selectFrom('generations')
    .select('parent_id')
    .where('id', '=', again.at(-1)!.data['id']!)
    .executeTakeFirstOrThrow();
  expect(row.parent_id).toBe(from);
});

it('marks the round of a grave post, of which there are no pictures, and no other', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const roundTo = async (post: string, key: string) =>
    (await readReplies(browser, { post, key })).at(-1)?.data as Record<string, unknown>;
  const grave = await roundTo('My father passed away last night.', 'key-000001');
  const usual = await roundTo(POST, 'key-000002');
  expect([grave['isGrave'], 'isGrave' in usual]).toEqual([true, false]);
  const page = await (await browser.fetch(`/reply-generator?round=${String(grave['id'])}`)).text();
  expect(page).toContain('Witty reply');
  expect(page).not.toContain('Picture of the post and the reply');
});
