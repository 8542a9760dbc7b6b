import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { oneOfEach } from '../../../test/factories/one-of-each.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { mark, newMember, servicesOn, write } from '../../../test/factories/write-as-member.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';
import type { Admin } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { diskStorage } from '../../platform/files/storage.server.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';
import { listAudit } from '../admin/list-audit.server.ts';
import { listComments, removeComment } from '../community/comments.server.ts';
import { listRequestComments } from '../feature-requests/request-comments.server.ts';
import { commentOnRequest } from '../feature-requests/request-comments.server.ts';
import { findRequest, voteForRequest } from '../feature-requests/requests.server.ts';
import { deleteAccount } from '../sign-in/account.server.ts';
import { listCases } from './cases.server.ts';
import { decideCase, undoDecision } from './decisions.server.ts';
import { findUndosOfAll, hideAllOf, undoHideAll } from './hide-all.server.ts';
import { listRemovals, removeTarget } from './removals.server.ts';
import { reportTarget } from './report-target.server.ts';
import { DELETE_PHRASE } from '../sign-in/account-words.ts';

const db = onDatabase();

async function adminOn(services: Services): Promise<Admin> {
  return { ...(await newMember(services)), isAdmin: true };
}
const start = (): Services => ({ ...servicesOn(db()), storage: diskStorage(tmpdir()) });
const HIDE = { action: 'hide', reason: 'spam' } as const;

const TABLES = {
  post: 'posts',
  comment: 'comments',
  resource: 'resources',
  feature_request: 'feature_requests',
  request_comment: 'request_comments',
} as const;
async function isHidden({ kind, id }: { kind: keyof typeof TABLES; id: string }): Promise<boolean> {
  const row = db()
    .selectFrom(TABLES[kind] as 'posts')
    .select('hidden_at')
    .where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).hidden_at !== null;
}
type Undo = Awaited<ReturnType<typeof findUndosOfAll>>[number];
const undosOf = async (services: Services, { id }: { id: string }) =>
  (await findUndosOfAll(services, id)) as [Undo, ...Undo[]];
async function notificationsOf(userId: string): Promise<string[]> {
  const rows = db().selectFrom('notifications').select('text').where('user_id', '=', userId);
  return (await rows.where('kind', '=', 'moderation').orderBy('id').execute()).map(
    ({ text }) => text,
  );
}

it('hides one of each kind that has no report, tells its author why, and takes it back', async () => {
  const services = start();
  const [spammer, admin] = [await newMember(services), await adminOn(services)];
  const { targets } = await oneOfEach(services, spammer);
  for (const target of targets) {
    const done = await removeTarget(services, admin, { target, how: HIDE });
    expect([target.kind, done.ok, await isHidden(target)]).toEqual([target.kind, true, true]);
    expect((await notificationsOf(spammer.id)).at(-1)).toMatch(
      /^Your .* was taken out of the .*: Spam\.$/,
    );
    expect(await removeTarget(services, admin, { target, how: HIDE })).toMatchObject({ ok: false });
    const log = await listAudit(services, null);
    expect(log.entries[0]).toMatchObject({
      action: expect.stringMatching(/^hid the /),
      link: null,
      reason: 'Spam',
    });
    const undone = await undoDecision(services, admin, done.ok ? done.undoId : '');
    expect([target.kind, undone.ok, await isHidden(target)]).toEqual([target.kind, true, false]);
  }
  expect(await notificationsOf(spammer.id)).toEqual([]);
});

it('hides nothing for members, and no private post for admins', async () => {
  const services = start();
  const [spammer, admin] = [await newMember(services), await adminOn(services)];
  const { targets, other } = await oneOfEach(services, spammer);
  for (const target of targets) {
    const refused = await removeTarget(services, other, { target, how: HIDE });
    expect(refused).toEqual({ ok: false, reason: 'not-allowed' });
  }
  const { postId } = await write(services, spammer, mark());
  for (const id of [postId, 'none', "' or 1=1"]) {
    const target = { kind: 'post', id } as const;
    const missing = await removeTarget(services, admin, { target, how: HIDE });
    expect(missing).toEqual({ ok: false, reason: 'not-found' });
  }
});

it('takes a hidden request off the board: no page, vote or comment, and a case restores it', async () => {
  const services = start();
  const [spammer, admin] = [await newMember(services), await adminOn(services)];
  const { targets, other, otherRequest } = await oneOfEach(services, spammer);
  const [, , , request, comment] = targets;
  const commentsOf = async () => (await findRequest(services, other, otherRequest))?.comments;
  expect(await commentsOf()).toBe(1);
  for (const target of [request, comment]) {
    await removeTarget(services, admin, { target, how: HIDE });
  }
  expect(await findRequest(services, other, request.id)).toBeNull();
  const vote = { requestId: request.id, isFor: true };
  expect(await voteForRequest(services, other, vote)).toMatchObject({ ok: false });
  const text = { requestId: request.id, text: mark(), key: services.newId() };
  expect(await commentOnRequest(services, other, text)).toMatchObject({ ok: false });
  expect(await commentsOf()).toBe(0);
  expect((await listRequestComments(services, other, otherRequest, null)).comments).toEqual([]);
  const { removals } = await listRemovals(services, null);
  expect(removals.slice(0, 2).map(({ kind }) => kind)).toEqual([comment.kind, request.kind]);
  const { cases } = await listCases(services, { isOpen: false, after: null });
  const one = cases.find(({ kind, isHidden }) => kind === 'feature_request' && isHidden);
  expect(one?.text).toContain('Another wish');
  const restore = { caseId: one?.id ?? '', version: one?.version ?? 0, action: 'restore' } as const;
  expect(await decideCase(services, admin, restore)).toMatchObject({ ok: true });
  expect(await findRequest(services, other, request.id)).toMatchObject({ id: request.id });
  // A hidden comment is not counted, so the deletion of its author does not count it either.
  await deleteAccount(services, spammer, DELETE_PHRASE);
  expect(await commentsOf()).toBe(0);
});

it('hides all of a member with one notification, leaves private posts, and takes all of it back', async () => {
  const services = start();
  const [spammer, admin] = [await newMember(services), await adminOn(services)];
  const { targets, other, otherPost } = await oneOfEach(services, spammer);
  for (let index = 0; index < 55; index += 1) await shareNew(services, spammer, `spam ${mark()}`);
  const { postId } = await write(services, spammer, mark());
  const done = await hideAllOf(services, admin, spammer.id, 'spam');
  expect(done).toMatchObject({ ok: true, hidden: 60, isMore: false });
  for (const target of targets)
    expect([target.kind, await isHidden(target)]).toEqual([target.kind, true]);
  expect(await isHidden({ kind: 'post', id: postId })).toBe(false);
  expect(await notificationsOf(spammer.id)).toEqual([
    '60 things that you have shown to others were taken out for everybody: Spam.',
  ]);
  const seen = await listComments(services, other, otherPost, null);
  expect(seen?.comments).toEqual([]);
  const [entry] = (await listAudit(services, null)).entries;
  expect(entry).toMatchObject({ action: 'hid everything by the account of', text: spammer.name });
  expect(await hideAllOf(services, admin, spammer.id, 'spam')).toMatchObject({ ok: false });
  const [{ id: undoId }] = await undosOf(services, spammer);
  expect(await undoDecision(services, admin, undoId)).toMatchObject({ ok: false });
  expect(await undoHideAll(services, admin, { userId: other.id, undoId })).toMatchObject({
    ok: false,
  });
  const undo = { userId: spammer.id, undoId };
  expect(await undoHideAll(services, admin, undo)).toEqual({ ok: true, restored: 60 });
  expect(await undoHideAll(services, admin, undo)).toEqual({ ok: true, restored: 0 });
  for (const target of targets)
    expect([target.kind, await isHidden(target)]).toEqual([target.kind, false]);
  expect(await notificationsOf(spammer.id)).toEqual([]);
}, 60_000);

it('keeps the undo of a whole member for ten minutes, and skips what was decided since', async () => {
  const services = start();
  const [spammer, admin] = [await newMember(services), await adminOn(services)];
  const { targets } = await oneOfEach(services, spammer);
  await hideAllOf(services, admin, spammer.id, 'spam');
  const [{ id: undoId, until }] = await undosOf(services, spammer);
  const undo = { userId: spammer.id, undoId };
  expect(until - services.now()).toBeGreaterThan(9 * MINUTE_MS);
  const late = { ...services, now: () => services.now() + 11 * MINUTE_MS };
  expect(await findUndosOfAll(late, spammer.id)).toEqual([]);
  expect(await undoHideAll(late, admin, undo)).toMatchObject({ ok: false });
  const { cases } = await listCases(services, { isOpen: false, after: null });
  const [post] = targets;
  const one = cases.find(({ postId, kind }) => kind === 'post' && postId === post.id);
  const decision = { caseId: one?.id ?? '', version: one?.version ?? 0, reason: 'spam' } as const;
  await decideCase(services, admin, { ...decision, action: 'delete' });
  const another = await adminOn(services);
  expect(await undoHideAll(services, another, undo)).toEqual({ ok: true, restored: 4 });
  expect(await isHidden(post)).toBe(true);
  const undone = db().selectFrom('audit_log').select('actor_id').where('action', '=', 'undo');
  const actors = (await undone.where('target_id', '=', spammer.id).execute()).map(
    (row) => row.actor_id,
  );
  expect(actors).toEqual([another.id]);
});

it('offers the undo of every hiding of a member, each with what it would bring back now', async () => {
  const services = start();
  const [spammer, admin] = [await newMember(services), await adminOn(services)];
  const { targets } = await oneOfEach(services, spammer);
  const numbers = async () =>
    (await findUndosOfAll(services, spammer.id)).map(({ hidden }) => hidden);
  expect(await numbers()).toEqual([]);
  await hideAllOf(services, admin, spammer.id, 'spam');
  expect(await numbers()).toEqual([5]);
  const later = await shareNew(services, spammer, mark());
  const more = await shareNew(services, spammer, mark());
  await hideAllOf(services, admin, spammer.id, 'hateful');
  expect(await numbers()).toEqual([2, 5]);
  const { cases } = await listCases(services, { isOpen: false, after: null });
  const caseOf = (id: string) => cases.find(({ postId, kind }) => kind === 'post' && postId === id);
  const decide = (id: string, how: { action: 'restore' } | typeof HIDE) =>
    decideCase(services, admin, {
      caseId: caseOf(id)?.id ?? '',
      version: caseOf(id)?.version ?? 0,
      ...how,
    });
  const [post, comment] = targets;
  // One is restored, one is decided once more, and one is deleted by its author.
  await decide(post.id, { action: 'restore' });
  await decide(later, HIDE);
  await removeComment(services, spammer, comment.id);
  expect(await numbers()).toEqual([1, 3]);
  const [, first] = await findUndosOfAll(services, spammer.id);
  const undo = { userId: spammer.id, undoId: first?.id ?? '' };
  expect(await undoHideAll(services, admin, undo)).toEqual({ ok: true, restored: 3 });
  expect(await numbers()).toEqual([1]);
  const [second] = await findUndosOfAll(services, spammer.id);
  await undoHideAll(services, admin, { userId: spammer.id, undoId: second?.id ?? '' });
  expect(await numbers()).toEqual([]);
  const hidden = [later, more].map((id) => isHidden({ kind: 'post', id }));
  expect(await Promise.all(hidden)).toEqual([true, false]);
});

it('leaves no waiting case after the undo of a hidden piece that no one reported', async () => {
  const services = start();
  const [spammer, admin] = [await newMember(services), await adminOn(services)];
  const { targets, other } = await oneOfEach(services, spammer);
  const waiting = async () =>
    (await listCases(services, { isOpen: true, after: null })).cases.filter(
      ({ accountName }) => accountName === spammer.name,
    );
  const [post, comment] = targets;
  const reporter = { viewer: other, guestId: 'none', address: '192.0.2.1' };
  const report = { reason: 'spam', words: null, contact: null } as const;
  await reportTarget(services, reporter, { target: comment, ...report });
  const done = await removeTarget(services, admin, { target: post, how: HIDE });
  await undoDecision(services, admin, done.ok ? done.undoId : '');
  expect((await waiting()).map(({ kind }) => kind)).toEqual(['comment']);
  await hideAllOf(services, admin, spammer.id, 'spam');
  const [{ id: undoId }] = await undosOf(services, spammer);
  expect(await undoHideAll(services, admin, { userId: spammer.id, undoId })).toEqual({
    ok: true,
    restored: 5,
  });
  expect((await waiting()).map(({ kind }) => kind)).toEqual(['comment']);
});
