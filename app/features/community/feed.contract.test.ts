import { expect, it } from 'vitest';
import { listNewestPaths } from '../../domain/community/feed-store.server.ts';
import { parseFeedParams } from '../../domain/community/feed.ts';
import { type FeedPage, findSharedPost, listFeed } from '../../domain/community/feed.server.ts';
import type { PostRow } from '../../platform/db/tables.ts';
import { DAY_MS, HOUR_MS } from '../../platform/time/time-units.ts';
import type { Services } from '../../platform/services.ts';
import { multiplyPost } from '../../../test/factories/multiply-post.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { clockNow, memberOn, newMember, write } from '../../../test/factories/write-as-member.ts';
import { readPages } from '../../../test/factories/read-pages.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

const ANONYMOUS = { kind: 'guest', id: null, guestId: null } as const;

/** A community of its own, with as many posts as there are rows; their texts are their places. */
async function community(rows: readonly Partial<PostRow>[]): Promise<Services> {
  await db().deleteFrom('users').execute();
  const { services, member } = await memberOn(db());
  for (const [index, row] of rows.entries()) {
    await shareNew(services, member, `post ${index}`, row);
  }
  return services;
}
const list = (
  services: Services,
  query: string,
  ask: Partial<Parameters<typeof listFeed>[2]> = {},
) =>
  listFeed(services, ANONYMOUS, {
    ...parseFeedParams(new URLSearchParams(query)).params,
    ...ask,
  });
const places = ({ posts }: FeedPage) => posts.map(({ text }) => Number(text.split(' ')[1]));

it('sorts by time, and by the numbers of likes and comments that a card shows', async () => {
  const now = clockNow();
  const services = await community([
    { created_at: now - 3, likes: 901, comments: 10 },
    { created_at: now - 1, likes: 100, comments: 90, reactions: 2 },
    { created_at: now - 2, likes: 900, reactions: 3, comments: 50, real_comments: 1 },
  ]);
  expect(places(await list(services, ''))).toEqual([1, 2, 0]);
  const numbers = async (sort: 'likes' | 'comments', query: string) =>
    (await list(services, query)).posts.map((post) => post[sort]);
  for (const more of ['', '&period=week', '&style=gpt4-context', '&q=post']) {
    expect(await numbers('likes', `sort=popular${more}`)).toEqual([903, 901, 102]);
    expect(await numbers('comments', `sort=comments${more}`)).toEqual([90, 51, 10]);
  }
  // The best posts are those that people liked; the seeded numbers do not count.
  expect(places(await list(services, '', { sort: 'best', period: 'week' }))).toEqual([2, 1, 0]);
});

it('lists the addresses of shared posts, the newest first', async () => {
  const now = clockNow();
  const services = await community([
    { id: 'young', created_at: now - 1, updated_at: now },
    { id: 'hidden', created_at: now - 3, hidden_at: now, hidden_reason: 'review' },
    { id: 'old', created_at: now - 9 * DAY_MS, updated_at: now - 4 },
    { id: 'middle', created_at: now - 2, updated_at: now - 2 },
  ]);
  const found = await listNewestPaths(services.db, 9);
  expect(found.map(({ path }) => path)).toEqual(['/post/young', '/post/middle', '/post/old']);
  expect(await listNewestPaths(services.db, 1)).toEqual([{ path: '/post/young', changedAt: now }]);
});

it.each(['recent', 'popular', 'comments'])('keeps to a time when sorted by %s', async (sort) => {
  const born = (ago: number) => ({ created_at: clockNow() - ago, likes: 500, comments: 50 });
  const services = await community([
    born(HOUR_MS),
    born(DAY_MS - HOUR_MS),
    born(DAY_MS + HOUR_MS),
    born(7 * DAY_MS - HOUR_MS),
    born(7 * DAY_MS + HOUR_MS),
    born(30 * DAY_MS - HOUR_MS),
    born(30 * DAY_MS + HOUR_MS),
  ]);
  const found = async (period: string) =>
    places(await list(services, `sort=${sort}&period=${period}`)).toSorted(
      (one, other) => one - other,
    );
  expect(await found('today')).toEqual([0, 1]);
  expect(await found('week')).toEqual([0, 1, 2, 3]);
  expect(await found('month')).toEqual([0, 1, 2, 3, 4, 5]);
  expect(await found('all')).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

const SORTS = ['recent', 'popular', 'comments'];
const PERIODS = ['all', 'today', 'week', 'month'];
it.each(SORTS.flatMap((sort) => PERIODS.map((period) => [sort, period])))(
  'pages by %s of %s without losing or repeating one, equal keys among them',
  async (sort, period) => {
    const now = clockNow();
    const services = await community(
      Array.from({ length: 23 }, (_, index) => ({
        created_at: now - (index % 3) * HOUR_MS,
        likes: 100 + (index % 2),
        comments: 10,
        reactions: index % 5 === 0 ? 1 : 0,
      })),
    );
    const seen = await readPages(
      (after) => list(services, `sort=${sort}&period=${period}&limit=4&after=${after ?? ''}`),
      places,
    );
    expect(seen).toHaveLength(23);
    expect(new Set(seen).size).toBe(23);
    const whole = await list(services, `sort=${sort}&period=${period}&limit=50`);
    expect(places(whole)).toEqual(seen);
    expect(whole.next).toBeNull();
  },
  20_000,
);

it('chooses by style, in every sort and time', async () => {
  const now = clockNow();
  const services = await community([
    { style: 'humblebrag', created_at: now },
    { style: 'storytelling', created_at: now },
  ]);
  for (const sort of SORTS) {
    for (const period of PERIODS) {
      const query = `sort=${sort}&period=${period}&style=humblebrag`;
      expect([query, places(await list(services, query))]).toEqual([query, [0]]);
    }
  }
});

it('finds a rare word behind many posts, and goes on where a frequent one has no match', async () => {
  await community([]);
  const { services, member } = await memberOn(db());
  const id = await shareNew(services, member, 'the needle', { created_at: 1 });
  const hay = await shareNew(services, member, 'hay', { search_text: 'hay' });
  await multiplyPost(db(), hay, 7200, clockNow());
  const first = await list(services, 'q=needle');
  expect(first.posts.map((post) => post.id)).toEqual([id]);
  expect(first.next).toBeNull();
  // More than 2,000 posts hold the word, none of them among the newest 5,000.
  const place = (index: number) => `made${100_000_000 + index}`;
  for (let from = 5100; from < 7200; from += 300) {
    await db()
      .updateTable('posts')
      .set({ search_text: 'needle' })
      .where('id', '>=', place(from))
      .where('id', '<', place(from + 300))
      .execute();
  }
  const second = await list(services, 'q=needle');
  expect(second.posts).toEqual([]);
  expect(second.next).not.toBeNull();
  const third = await list(services, `q=needle&after=${second.next}`);
  expect(third.posts).toHaveLength(10);
  // In parts, as a statement has only seconds on a busy machine.
  for (let from = 0; from < 7200; from += 300) {
    await db().deleteFrom('posts').where('id', '<', place(from)).execute();
  }
}, 30_000);

it('finds what is spread over near and far posts, in order and each once', async () => {
  const services = await community([{ created_at: clockNow() }]);
  const { id } = await db().selectFrom('posts').select('id').executeTakeFirstOrThrow();
  await multiplyPost(db(), id, 600, clockNow());
  const all = await list(services, '', { limit: 601 });
  const far = [0, 9, 248, 249, 250, 251, 499, 600].map((at) => all.posts[at]!.id);
  const mark = (text: string) => db().updateTable('posts').set({ search_text: text });
  await mark('hay').execute();
  await mark('needle').where('id', 'in', far).execute();
  for (const limit of [1, 2, 3, 4, 7, 8, 20]) {
    const found = await readPages(
      (after) => list(services, `q=needle&after=${after ?? ''}`, { limit }),
      ({ posts }) => posts.map(({ id: post }) => post),
    );
    expect([limit, found]).toEqual([limit, far]);
  }
});

it('shows neither private nor hidden posts, in no way of asking', async () => {
  const services = await community([{}, { hidden_at: 1, hidden_reason: 'held' }]);
  const member = await newMember(services);
  const { postId } = await write(services, member, 'private words');
  for (const sort of SORTS) {
    for (const period of PERIODS) {
      for (const search of ['', 'post', 'words', 'private']) {
        const page = await list(services, `sort=${sort}&period=${period}`, { search });
        const texts = page.posts.map(({ text }) => text);
        const expected = search === '' || search === 'post' ? ['post 0'] : [];
        expect([sort, period, search, texts]).toEqual([sort, period, search, expected]);
      }
    }
  }
  expect(await findSharedPost(services, member, postId)).toBeNull();
  const hidden = await db()
    .selectFrom('posts')
    .select('id')
    .where('hidden_at', 'is not', null)
    .executeTakeFirstOrThrow();
  expect(await findSharedPost(services, ANONYMOUS, hidden.id)).toBeNull();
  for (const junk of ['', '\u0000', "' or 1=1", 'x'.repeat(5000), '../etc']) {
    expect(await findSharedPost(services, ANONYMOUS, junk)).toBeNull();
  }
});

it('says of each post whether it is the reader’s own', async () => {
  const services = await community([{}]);
  const member = await newMember(services);
  const id = await shareNew(services, member, 'mine');
  const mine = await listFeed(services, member, parseFeedParams(new URLSearchParams()).params);
  expect(mine.posts.map((post) => [post.id === id, post.isOwn])).toEqual([
    [true, true],
    [false, false],
  ]);
  expect((await list(services, '')).posts.some(({ isOwn }) => isOwn)).toBe(false);
});
