import { expect, it } from 'vitest';
import type { Viewer } from '../members/viewer.ts';
import { listComments, writeComment } from './comments.server.ts';
import { parseFeedParams } from './feed.ts';
import { listFeed } from './feed.server.ts';
import { blockWriter, listBlocked, unblock } from './blocks.server.ts';
import { reactToPost } from './react-to-post.server.ts';
import type { Services } from '../../platform/services.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { id, mark, newMember, servicesOn } from '../../../test/factories/write-as-member.ts';
import { readPages } from '../../../test/factories/read-pages.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

const feed = async (services: Services, viewer: Viewer, search: string, limit = 5) => {
  const sizes: number[] = [];
  const ids = await readPages(
    (after) => {
      const params = new URLSearchParams({ q: search, limit: String(limit), after: after ?? '' });
      return listFeed(services, viewer, parseFeedParams(params).params);
    },
    ({ posts }) => {
      sizes.push(posts.length);
      return posts.map((post) => post.id);
    },
  );
  return { ids, sizes };
};

it('takes the posts of a blocked member out of the feed, and fills the gaps', async () => {
  const services = servicesOn(db());
  const [me, loud, quiet] = [
    await newMember(services),
    await newMember(services),
    await newMember(services),
  ];
  const word = `w${mark()}`;
  const kept: string[] = [];
  const loudPosts: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    loudPosts.push(await shareNew(services, loud, `${word} loud ${count}`));
    if (count % 2 === 0) kept.unshift(await shareNew(services, quiet, `${word} quiet ${count}`));
  }
  const [first = ''] = loudPosts;
  expect(await blockWriter(services, me, first)).toMatch(/\w/);
  const again = await blockWriter(services, me, first);
  const mine = await feed(services, me, word);
  expect(mine.ids).toEqual(kept);
  expect(mine.sizes[0]).toBe(5);
  expect((await feed(services, quiet, word)).ids).toHaveLength(18);
  const guest = { kind: 'guest', id: null, guestId: null } as const;
  expect((await feed(services, guest, word)).ids).toHaveLength(18);
  const [block, ...others] = await listBlocked(services, me);
  expect(others).toEqual([]);
  expect(again).toBe(block?.id);
  expect(await unblock(services, loud, block?.id ?? '')).toBe(false);
  expect(await unblock(services, me, block?.id ?? '')).toBe(true);
  expect((await feed(services, me, word)).ids).toHaveLength(18);
});

it('keeps a blocked member from reacting and commenting, and its comments from the one who blocked', async () => {
  const services = servicesOn(db());
  const [me, loud] = [await newMember(services), await newMember(services)];
  const mine = await shareNew(services, me, `mine ${mark()}`);
  const theirs = await shareNew(services, loud, `loud ${mark()}`);
  const say = (text: string) => writeComment(services, loud, { postId: mine, text, key: id() });
  const said = await say('before');
  if (!said.ok) throw new Error(said.reason);
  expect(await blockWriter(services, me, theirs)).toMatch(/\w/);
  expect(await say('after')).toEqual({ ok: false, reason: 'blocked' });
  expect(await reactToPost(services, loud, mine, 'agree')).toEqual({
    ok: false,
    reason: 'blocked',
  });
  expect(await reactToPost(services, loud, mine, null)).toMatchObject({ ok: true });
  expect((await listComments(services, me, mine, null))?.comments).toEqual([]);
  expect((await listComments(services, loud, mine, null))?.comments).toHaveLength(1);
  const guest = { kind: 'guest', id: null, guestId: null } as const;
  expect((await listComments(services, guest, mine, null))?.comments).toHaveLength(1);
});

it("blocks nobody for a post that is one's own, private or not there", async () => {
  const services = servicesOn(db());
  const me = await newMember(services);
  const mine = await shareNew(services, me, `own ${mark()}`);
  const hidden = await shareNew(services, await newMember(services), `hidden ${mark()}`, {
    hidden_at: 1,
  });
  for (const postId of [mine, hidden, 'none', '../x']) {
    expect(await blockWriter(services, me, postId)).toBeNull();
  }
  expect(await listBlocked(services, me)).toEqual([]);
});
