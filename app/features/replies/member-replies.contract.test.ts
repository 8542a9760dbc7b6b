import { expect, it } from 'vitest';
import { findMember } from '../../domain/members/member-store.server.ts';
import type { Viewer } from '../../domain/members/viewer.ts';
import { findOwnGeneration } from '../../domain/posts/generation-store.server.ts';
import { recentPlots, recentReplyPlots } from '../../domain/writing/plots.server.ts';
import { shareGeneration } from '../../domain/posts/sharing.server.ts';
import { claimGuestPosts, savePost } from '../../domain/posts/posts.server.ts';
import { withFields } from '../../domain/posts/stored-forms.server.ts';
import {
  claimGuestReplies,
  deleteOwnRound,
  findRound,
  listOwnRounds,
} from '../../domain/replies/reply-rounds.server.ts';
import { findOwnReply } from '../../domain/replies/reply-store.server.ts';
import {
  addGeneration,
  clockNow,
  id,
  memberOn,
  newMember,
  servicesOn,
} from '../../../test/factories/write-as-member.ts';
import { addRound } from '../../../test/factories/reply-as-member.ts';
import { readPages } from '../../../test/factories/read-pages.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

it('pages through the rounds of a member, newest first, equal times among them', async () => {
  const services = servicesOn(db());
  const [member, other] = [await newMember(services), await newMember(services)];
  for (let index = 0; index < 13; index += 1) await addRound(db(), member, `post ${index}`);
  await addRound(db(), other, 'not yours');
  const [first] = (await listOwnRounds(services, member, null)).rounds;
  expect(first).toMatchObject({ post: 'post 12', length: 'short-para' });
  expect(first?.replies.map(({ tone }) => tone)).toEqual(['witty', 'supportive']);
  await db().updateTable('replies').set({ created_at: clockNow() }).execute();
  const rounds = await readPages(
    (cursor) => listOwnRounds(services, member, cursor),
    (page) => page.rounds,
  );
  for (const { replies } of rounds) expect(replies).toHaveLength(2);
  expect([rounds.length, new Set(rounds.map(({ post }) => post)).size]).toEqual([13, 13]);
  const junk = await listOwnRounds(services, member, "1-x' or 1=1");
  expect(junk.rounds).toHaveLength(5);
});

it('shows a round to its owner alone, and never as a post', async () => {
  const services = servicesOn(db());
  const [member, other] = [await newMember(services), await newMember(services)];
  const round = await addRound(db(), member, 'mine');
  expect(await findRound(services, member, round.id)).toMatchObject({ post: 'mine' });
  expect(await findRound(services, other, round.id)).toBeNull();
  expect(await findOwnGeneration(db(), member, round.id)).toBeUndefined();
  const [reply] = (await findRound(services, member, round.id))?.replies ?? [];
  expect(await findOwnReply(db(), member.id, reply!.id)).toMatchObject({ text: reply!.text });
  expect(await findOwnReply(db(), other.id, reply!.id)).toBeUndefined();
  const post = await addGeneration(db(), { owner: member, text: 'a post' });
  expect(await findRound(services, member, post.id)).toBeNull();
});

it('deletes an own round with its words, nobody else’s, and counts it still', async () => {
  const services = servicesOn(db());
  const [member, other] = [await newMember(services), await newMember(services)];
  const round = await addRound(db(), member, 'my secret merger');
  expect(await deleteOwnRound(services, other, round.id)).toBe(false);
  expect(await findRound(services, member, round.id)).not.toBeNull();
  expect(await deleteOwnRound(services, member, round.id)).toBe(true);
  expect(await deleteOwnRound(services, member, round.id)).toBe(false);
  expect(await findRound(services, member, round.id)).toBeNull();
  expect((await listOwnRounds(services, member, null)).rounds).toEqual([]);
  const row = await db()
    .selectFrom('generations')
    .selectAll()
    .where('id', '=', round.id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain('secret');
  expect(row.state).toBe('succeeded');
});

it('hands a guest’s replies to the member it became, once, and makes no post of them', async () => {
  const services = servicesOn(db());
  const [member, other] = [await newMember(services), await newMember(services)];
  const guest = { kind: 'guest', id: id() } as const;
  const round = await addRound(db(), guest, 'free and mine');
  const asGuest: Viewer = { ...guest, guestId: guest.id };
  expect(await findRound(services, asGuest, round.id)).toMatchObject({ post: 'free and mine' });
  for (const { id: userId } of [member, other]) {
    const claim = { userId, guestId: guest.id };
    expect(await claimGuestPosts(db(), services, claim)).toEqual([]);
    await claimGuestReplies(db(), claim);
  }
  expect(await findRound(services, asGuest, round.id)).toBeNull();
  expect(await findRound(services, other, round.id)).toBeNull();
  expect(await findRound(services, member, round.id)).toMatchObject({ post: 'free and mine' });
  expect((await listOwnRounds(services, member, null)).rounds).toHaveLength(1);
  expect(await findMember(db(), member.id)).toMatchObject({ posts_created: 0 });
});

it('remembers the plots of replies for replies, and those of posts for posts', async () => {
  const { services, member } = await memberOn(db());
  const owner = { kind: 'member', id: member.id } as const;
  const post = await addGeneration(db(), { owner: member, text: 'a post', more: { plot: 'p' } });
  const round = await addRound(db(), member, 'a round');
  await db()
    .updateTable('generations')
    .set({ template_ids: '["r"]' })
    .where('id', '=', round.id)
    .execute();
  expect(await recentPlots(db(), owner)).toEqual({ seen: ['p'], feed: [] });
  expect(await recentReplyPlots(db(), owner)).toEqual(['r']);
  await savePost(db(), services, member.id, withFields(post));
  await shareGeneration(services, member, post.id);
  expect(await recentPlots(db(), { kind: 'guest', id: 'else' })).toEqual({
    seen: [],
    feed: ['p'],
  });
});
