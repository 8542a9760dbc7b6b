import { expect, it } from 'vitest';
import { listVersions } from '../../domain/posts/versions.server.ts';
import { replayPost } from '../../domain/writing/replay-post.server.ts';
import { codeOf, FORM } from '../../../test/factories/api-requests.ts';
import { askApi } from '../../../test/factories/ask-api.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { tokenOf } from '../../../test/factories/token-of.ts';
import { readEvents } from '../../../test/read-events.ts';
import { readPages } from '../../../test/factories/read-pages.ts';
import { createTestApp } from '../../../test/test-app.ts';

const ANONYMOUS = {
  viewer: { kind: 'guest', id: null, guestId: null },
  address: '192.0.2.9',
} as const;

it('writes a post once for each key, and reads, rewrites and deletes it', async () => {
  const { services, origin, db } = await createTestApp();
  const { secret } = await tokenOf(services);
  const headers = { 'idempotency-key': 'a-key-of-mine' };
  const ask = (path: string, more = {}) => askApi(origin, path, { secret, ...more });
  const twice = await Promise.all([
    ask('/posts', { json: { ...FORM, seed: 7 }, headers }),
    ask('/posts', { json: { ...FORM, seed: 7 }, headers }),
  ]);
  const [written] = twice.filter(({ status }) => status === 201);
  expect(written?.body).toMatchObject({
    style: 'humblebrag',
    level: 'Spicy',
    fields: FORM.fields,
    seed: 7,
    writer: 'offline',
    isShared: false,
    url: null,
  });
  expect(await db.selectFrom('posts').select('id').execute()).toHaveLength(1);
  const same = await ask('/posts', { json: { ...FORM, seed: 7 }, headers });
  expect(same.body).toEqual(written?.body);
  const other = await ask('/posts', { json: { ...FORM, seed: 8 }, headers });
  expect([other.status, codeOf(other)]).toEqual([422, 'key-reused']);

  const { id, generationId, text } = written!.body as Record<string, string>;
  expect((await ask(`/posts/${id}`)).body).toMatchObject({ id, text });
  const hotter = await ask('/posts', { json: { from: generationId, levelChange: 'up' } });
  expect([hotter.status, hotter.body['level'], hotter.body['id']]).toEqual([201, 'Unhinged', id]);
  expect((await ask(`/posts/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await ask(`/posts/${id}`)).status).toBe(404);
});

it('gives the same words for the same seed, whatever was written before, and replays them', async () => {
  const { services, origin } = await createTestApp();
  const { secret, viewer } = await tokenOf(services);
  const ask = (path: string, json: object) => askApi(origin, path, { secret, json });
  const posts: string[] = [];
  const rounds: unknown[] = [];
  let last = '';
  for (let count = 0; count < 3; count += 1) {
    const { body } = await ask('/posts', { ...FORM, seed: 5 });
    const { text, generationId } = body as Record<string, string>;
    posts.push(text!);
    last = generationId!;
    const round = await ask('/replies', { post: 'We are hiring', length: 'one-liner', seed: 3 });
    const replies = round.body['replies'] as { text: string }[];
    rounds.push(replies.map((reply) => reply.text));
    await ask('/posts', FORM);
  }
  expect(new Set(posts).size).toBe(1);
  expect(rounds[1]).toEqual(rounds[0]);
  expect(rounds[2]).toEqual(rounds[0]);
  const [version] = (await listVersions(services, viewer, last)) ?? [];
  const token = version?.replayPath?.slice('/replay/'.length) ?? '';
  expect(await replayPost(services, ANONYMOUS, token)).toMatchObject({
    ok: true,
    replay: { text: posts[0], kind: 'same' },
  });
});

it('writes for whoever reads along, and ends with the same post as without', async () => {
  const { services, origin } = await createTestApp();
  const { secret } = await tokenOf(services);
  const headers = {
    authorization: `Bearer ${secret}`,
    accept: 'text/event-stream',
    'content-type': 'application/json',
    'idempotency-key': 'read-along-1',
  };
  const body = JSON.stringify(FORM);
  const ask = { method: 'POST', headers, body };
  const events = await readEvents(await fetch(`${origin}/api/v1/posts`, ask));
  expect(events.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['meta', 'delta', 'done']),
  );
  const text = events.filter(({ event }) => event === 'delta').map(({ data }) => data['text']);
  const done = events.at(-1);
  expect(done?.data).toMatchObject({ style: 'humblebrag', text: text.join('') });
  const key = { 'idempotency-key': 'read-along-1' };
  const same = await askApi(origin, '/posts', { secret, json: FORM, headers: key });
  expect(same.body).toEqual(done?.data);
  const round = await fetch(`${origin}/api/v1/replies`, {
    ...ask,
    body: JSON.stringify({ post: 'My father passed away last night.', length: 'one-liner' }),
    headers: { ...headers, 'idempotency-key': 'read-along-2' },
  });
  expect(round.headers.get('ratelimit')).toMatch(/^"token";r=\d+;t=\d+$/);
  const last = (await readEvents(round)).at(-1);
  expect([last?.event, last?.data['length']]).toEqual(['end', 'one-liner']);
  expect(last?.data['replies']).toHaveLength(3);
  // What the site knows beside it is not part of the API.
  expect(last?.data).not.toHaveProperty('isGrave');
});

it('hands out own posts and the feed page by page', async () => {
  const { services, origin } = await createTestApp();
  const { secret, viewer } = await tokenOf(services);
  for (let n = 0; n < 5; n += 1) await shareNew(services, viewer, `post number ${n}`);
  for (const path of ['/posts', '/community']) {
    const seen = await readPages(
      async (after) => {
        const query = after === null ? '' : `&after=${after}`;
        const { body } = await askApi(origin, `${path}?limit=2${query}`, { secret });
        return body as { posts: { id: string }[]; next: string | null };
      },
      ({ posts }) => posts.map(({ id }) => id),
    );
    expect([path, new Set(seen).size, seen.length]).toEqual([path, 5, 5]);
  }
  const found = await askApi(origin, '/posts?q=number+3', { secret });
  expect(found.body['posts']).toHaveLength(1);
  const feed = await askApi(origin, '/community');
  const [post] = feed.body['posts'] as Record<string, string>[];
  expect(Object.keys(post!).toSorted().join(' ')).toBe(
    'authorBio authorName comments createdAt id likes shownPremise style text url',
  );
});
