import { expect, it } from 'vitest';
import type { Member } from '../../domain/members/viewer.ts';
import { hideTarget, showTarget } from '../../domain/moderation/hidden-target-store.server.ts';
import { findTarget } from '../../domain/screening/target-store.server.ts';
import { listComments } from '../../domain/community/comments.server.ts';
import { decodeCursor } from '../../platform/http/list-params.ts';
import { findSharedPost } from '../../domain/community/feed.server.ts';
import { REACTION_KINDS } from '../../domain/community/reaction.ts';
import { countReactions } from '../../domain/community/reaction-store.server.ts';
import { reactToPost } from '../../domain/community/react-to-post.server.ts';
import { countersOf, discussion, say } from '../../../test/factories/discuss.ts';
import { id as newKey } from '../../../test/factories/write-as-member.ts';
import { readPages } from '../../../test/factories/read-pages.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

const GUEST = { kind: 'guest', id: null, guestId: null } as const;

it('counts a reaction once, changes it, and takes it back, however often one presses', async () => {
  const { services, readers, postId } = await discussion(db(), 1);
  const [reader] = readers as [Member];
  for (const kind of ['agree', 'agree', 'unhinged'] as const) {
    const outcome = await reactToPost(services, reader, postId, kind);
    expect(outcome).toEqual({ ok: true, reaction: kind, realReactions: 1 });
  }
  const post = await findSharedPost(services, reader, postId);
  expect(post).toMatchObject({ realReactions: 1, viewerReaction: 'unhinged' });
  expect(await findSharedPost(services, GUEST, postId)).toMatchObject({ viewerReaction: null });
  const back = [1, 2].map(() => reactToPost(services, reader, postId, null));
  const none = { ok: true, reaction: null, realReactions: 0 };
  expect(await Promise.all(back)).toEqual([none, none]);
  expect(await countersOf(db(), postId)).toEqual({ reactions: 0, real_comments: 0 });
});

it('shows a reaction of another version of the program as none', async () => {
  const { services, readers, postId } = await discussion(db(), 1);
  const [reader] = readers as [Member];
  await reactToPost(services, reader, postId, 'agree');
  await db()
    .updateTable('reactions')
    .set({ kind: 'of-another-version' })
    .where('post_id', '=', postId)
    .execute();
  const post = await findSharedPost(services, reader, postId);
  expect(post).toMatchObject({ realReactions: 1, viewerReaction: null });
  expect(await countReactions(db(), postId, 'author')).toEqual([]);
});

it('counts right under a hundred clicks at once, of one member and of many', async () => {
  const { services, readers, postId } = await discussion(db(), 20);
  const clicks = Array.from({ length: 100 }, (_, index) => {
    const who = readers[index % 5 === 0 ? 0 : index % 20]!;
    return reactToPost(services, who, postId, REACTION_KINDS[index % REACTION_KINDS.length]!);
  });
  expect((await Promise.all(clicks)).every(({ ok }) => ok)).toBe(true);
  const reacted = new Set(
    Array.from({ length: 100 }, (_, index) => (index % 5 === 0 ? 0 : index % 20)),
  );
  expect((await countersOf(db(), postId)).reactions).toBe(reacted.size);
  const back = readers.flatMap((who) => [1, 2, 3, 4, 5].map(() => who));
  await Promise.all(back.map((who) => reactToPost(services, who, postId, null)));
  expect((await countersOf(db(), postId)).reactions).toBe(0);
});

it('keeps one comment of a hundred clicks with the same key', async () => {
  const { services, readers, postId } = await discussion(db(), 1);
  const [reader] = readers as [Member];
  const key = newKey();
  const sent = await Promise.all(
    Array.from({ length: 100 }, () => say(services, reader, { postId, text: 'This.', key })),
  );
  expect(sent.filter((outcome) => outcome.ok && outcome.isNew)).toHaveLength(1);
  const ids = new Set(sent.map((outcome) => (outcome.ok ? outcome.comment.id : 'none')));
  expect(ids.size).toBe(1);
  expect((await countersOf(db(), postId)).real_comments).toBe(1);
  const other = await say(services, reader, { postId, text: 'That.', key });
  expect(other).toEqual({ ok: false, reason: 'key-reused' });
});

it('hides a comment from all but its writer, uncounted, once, and shows it again', async () => {
  const { services, writer, readers, postId } = await discussion(db(), 2);
  const [one, other] = readers as [Member, Member];
  const sent = await say(services, one, { postId, text: 'Controversial.' });
  const id = sent.ok ? sent.comment.id : '';
  const seen = async (who: Member | typeof GUEST) =>
    (await listComments(services, who, postId, null))?.comments.map(({ isHeld }) => isHeld);
  const target = async () => (await findTarget(db(), { kind: 'comment', id }))!;
  for (const _ of ['once', 'again']) await hideTarget(db(), await target(), 'reports', 5);
  expect((await countersOf(db(), postId)).real_comments).toBe(0);
  expect(await Promise.all([one, other, writer, GUEST].map(seen))).toEqual([[true], [], [], []]);
  for (const _ of ['once', 'again']) await showTarget(db(), await target());
  expect((await countersOf(db(), postId)).real_comments).toBe(1);
  expect(await Promise.all([one, GUEST].map(seen))).toEqual([[false], [false]]);
});

it('pages through comments, newest first, without losing or repeating one', async () => {
  const { services, readers, postId } = await discussion(db(), 1);
  const [reader] = readers as [Member];
  const still = { ...services, now: () => 1_763_700_000_000 };
  for (let index = 0; index < 45; index += 1) {
    await say(index % 3 === 0 ? still : services, reader, {
      postId,
      text: `comment ${index}`,
    });
  }
  const seen = await readPages(
    (after) => listComments(services, GUEST, postId, decodeCursor(after)),
    ({ comments }) => comments,
  );
  expect([seen.length, new Set(seen.map(({ text }) => text)).size]).toEqual([45, 45]);
  const times = seen.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
});
