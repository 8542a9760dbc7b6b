import { expect, it } from 'vitest';
import { writeComment } from '../community/comments.server.ts';
import { shareGeneration, unsharePost } from '../posts/sharing.server.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import { decideCase } from '../moderation/decisions.server.ts';
import { listCases } from '../moderation/cases.server.ts';
import { sweepDeleted, sweepReports } from '../moderation/sweep-cases.server.ts';
import { shareNew, sharePost } from '../../../test/factories/share-as-member.ts';
import { watchOver } from '../../../test/factories/watch-over.ts';
import { id, mark, memberOn, newMember, write } from '../../../test/factories/write-as-member.ts';
import { readPages } from '../../../test/factories/read-pages.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

const { postRow, caseOf, notificationsOf, oldMember, report, start, isShown } = watchOver(db);

it('holds a coarse post back until an admin has looked', async () => {
  const { services, member: writer } = await memberOn(db());
  const admin = { ...(await newMember(services)), isAdmin: true };
  const { postId } = await write(services, writer, `this fucking quarter ${mark()}`);
  expect(await sharePost(services, writer, postId)).toEqual({ ok: true, postId, isHeld: true });
  expect(await isShown(services, postId)).toBe(false);
  const { id: caseId } = (await caseOf(postId)) ?? { id: '' };
  const queue = await listCases(services, { isOpen: true, after: null });
  expect(queue?.cases.find((one) => one.id === caseId)).toMatchObject({ hiddenReason: 'review' });
  await decideCase(services, admin, { caseId, version: 0, action: 'restore' });
  expect(await isShown(services, postId)).toBe(true);
  expect(await notificationsOf(writer.id)).toHaveLength(2);
});

it('lets a writer take a held post back and share a clean one', async () => {
  const { services, member: writer } = await memberOn(db());
  const { postId } = await write(services, writer, `this fucking quarter ${mark()}`);
  await sharePost(services, writer, postId);
  expect(await unsharePost(services, writer, postId)).toBe(true);
  expect(await caseOf(postId)).toBeUndefined();
  const text = `a quarter ${mark()}`;
  await db().updateTable('posts').set({ post: text }).where('id', '=', postId).execute();
  await db().updateTable('generations').set({ text }).where('owner_id', '=', writer.id).execute();
  expect(await sharePost(services, writer, postId)).toEqual({ ok: true, postId, isHeld: false });
  expect(await isShown(services, postId)).toBe(true);
});

it('keeps hidden what reports have hidden, also when it is taken back and shared again', async () => {
  const { services, writer, postId, target } = await start();
  for (let count = 0; count < 3; count += 1) {
    await report(services, await oldMember(services), target);
  }
  await unsharePost(services, writer, postId);
  expect(await sharePost(services, writer, postId)).toMatchObject({ ok: true, isHeld: true });
  expect(await isShown(services, postId)).toBe(false);
});

it('counts reports anew, and shows admins nothing, after a post was taken back', async () => {
  const { services, admin, writer, postId, target } = await start('once public');
  await report(services, null, target);
  const known = async () => {
    const page = await listCases(services, { isOpen: true, after: null });
    return page?.cases.find((one) => one.postId === postId);
  };
  expect((await known())?.text).toContain('once public');
  await unsharePost(services, writer, postId);
  expect((await known())?.text).toMatch(/private again/);
  await sharePost(services, writer, postId);
  const { id: caseId = '' } = (await known()) ?? {};
  await decideCase(services, admin, { caseId, version: 0, action: 'keep' });
  await unsharePost(services, writer, postId);
  await sharePost(services, writer, postId);
  for (let count = 0; count < 3; count += 1) {
    await report(services, await oldMember(services), target);
  }
  expect(await isShown(services, postId)).toBe(false);
});

it('holds a version that is shared as a post of its own, in the queue from the start', async () => {
  const { services, member: writer } = await memberOn(db());
  const { postId, generationId } = await write(services, writer, `a bullshit version ${mark()}`);
  await write(services, writer, `a later version ${mark()}`, generationId);
  const outcome = await shareGeneration(services, writer, generationId);
  expect(outcome).toMatchObject({ ok: true, isHeld: true });
  const held = outcome.ok ? outcome.postId : '';
  expect(held).not.toBe(postId);
  expect(await postRow(held)).toMatchObject({ hidden_reason: 'review', type: 'community' });
  expect(await caseOf(held)).toMatchObject({ closed_at: null });
  expect(await notificationsOf(writer.id)).toHaveLength(1);
});

it('does the same for comments, and counts the ones that are shown', async () => {
  const { services, admin, postId } = await start();
  const guest = await newMember(services);
  const say = async (text: string) => {
    const outcome = await writeComment(services, guest, { postId, text, key: id() });
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.comment.id;
  };
  const counted = async () => (await postRow(postId))?.real_comments;
  const [clean, coarse] = [await say('so inspiring'), await say('what a shit post')];
  expect(await counted()).toBe(1);
  for (let count = 0; count < 3; count += 1) {
    await report(services, await oldMember(services), { kind: 'comment', id: clean });
  }
  expect(await counted()).toBe(0);
  const decide = async (commentId: string, version: number) => {
    const { id: caseId } = (await caseOf(commentId)) ?? { id: '' };
    return decideCase(services, admin, { caseId, version, action: 'restore' });
  };
  expect([await decide(clean, 0), await decide(coarse, 0)]).toMatchObject([
    { ok: true },
    { ok: true },
  ]);
  expect(await counted()).toBe(2);
  const { id: caseId } = (await caseOf(coarse)) ?? { id: '' };
  await decideCase(services, admin, { caseId, version: 1, action: 'delete', reason: 'coarse' });
  expect(await counted()).toBe(1);
  await sweepDeleted({ ...services, now: () => services.now() + 2 * DAY_MS });
  expect(await counted()).toBe(1);
  expect(await caseOf(coarse)).toBeUndefined();
});

it('pages through the queue, oldest first, without losing or repeating a case', async () => {
  const { services, member: writer } = await memberOn(db());
  const mine: string[] = [];
  for (let count = 0; count < 23; count += 1) {
    const postId = await shareNew(services, writer, `queued ${count} ${mark()}`);
    await report(services, null, { kind: 'post', id: postId }, `words ${count}`);
    mine.push(postId);
  }
  const cases = await readPages(
    (after) => listCases(services, { isOpen: true, after }),
    (page) => page.cases,
  );
  const times = cases.map(({ openedAt }) => openedAt);
  expect(times).toEqual(times.toSorted((one, two) => one - two));
  const seen = cases.map(({ postId }) => postId ?? '');
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.filter((postId) => mine.includes(postId))).toEqual(mine);
});

it('forgets reports half a year after their case was closed', async () => {
  const { services, admin, postId, target } = await start();
  await report(services, null, target, 'old words');
  const later = { ...services, now: () => services.now() + 181 * DAY_MS };
  const left = async () =>
    (await db().selectFrom('reports').select('id').where('message', '=', 'old words').execute())
      .length;
  await sweepReports(later);
  expect(await left()).toBe(1);
  const { id: caseId } = (await caseOf(postId)) ?? { id: '' };
  await decideCase(services, admin, { caseId, version: 0, action: 'keep' });
  await sweepReports(services);
  expect(await left()).toBe(1);
  await sweepReports(later);
  expect(await left()).toBe(0);
});
