import { expect, it } from 'vitest';
import { deleteAccount } from '../../domain/sign-in/account.server.ts';
import type { Admin, Member } from '../../domain/members/viewer.ts';
import { listNotifications } from '../../domain/notifications/notifications.server.ts';
import { memberFace } from '../../domain/faces/face.ts';
import {
  commentOnRequest,
  deleteRequestComment,
  listRequestComments,
} from '../../domain/feature-requests/request-comments.server.ts';
import {
  decideRequest,
  removeRequest,
} from '../../domain/feature-requests/request-decisions.server.ts';
import { REQUEST_GONE } from '../../domain/feature-requests/request-words.ts';
import { findRequest } from '../../domain/feature-requests/requests.server.ts';
import { listToDecide } from '../../domain/feature-requests/requests-to-decide.server.ts';
import { parseBoardParams } from '../../domain/feature-requests/requests.ts';
import {
  askAsMember,
  members,
  newAdmin,
  newKey,
  vote,
  votesOf,
} from '../../../test/factories/ask-as-member.ts';
import { newMember, servicesOn } from '../../../test/factories/write-as-member.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';
import { DELETE_PHRASE } from '../../domain/sign-in/account-words.ts';

const db = onDatabase();

const MISSING = { ok: false, reason: 'not-found' };
const GONE = { ...MISSING, message: REQUEST_GONE };

// What becomes of requests and of those who had to do with them, on every database: docs/product.md §4.
it('lets one of many admins decide, and tells the others how it stands', async () => {
  const services = servicesOn(db());
  const [author, voter] = await members(services, 2);
  const admins = await Promise.all(Array.from({ length: 6 }, () => newAdmin(services)));
  const requestId = await askAsMember(services, author!, 'Dark mode for spreadsheets');
  await vote(services, voter!, requestId);
  const outcomes = await Promise.all(
    admins.map((admin, index) =>
      decideRequest(services, admin, {
        requestId,
        status: index % 2 === 0 ? 'approved' : 'rejected',
        reason: 'The sun exists.',
      }),
    ),
  );
  const [winner, ...others] = outcomes.filter(({ ok }) => ok);
  expect(others).toEqual([]);
  const { status, reason } = (winner as { request: { status: string; reason: string } }).request;
  for (const outcome of outcomes.filter(({ ok }) => !ok)) {
    expect(outcome).toMatchObject({
      reason: 'request-decided',
      more: { request: { status, reason } },
    });
  }
  const log = db().selectFrom('audit_log').selectAll().where('target_id', '=', requestId);
  const written = await log.execute();
  expect(written).toHaveLength(1);
  expect(written[0]).toMatchObject({
    action: status === 'approved' ? 'approve' : 'reject',
    target_kind: 'feature_request',
    reason,
  });
  for (const [member, whose] of [
    [author!, 'Your feature request'],
    [voter!, 'A feature request you voted for'],
  ] as const) {
    const { notifications } = await listNotifications(services, member, null);
    expect(notifications.map(({ kind, link }) => ({ kind, link }))).toEqual([
      { kind: 'requests', link: `/requests/${requestId}` },
    ]);
    expect(notifications[0]?.text).toMatch(new RegExp(`^${whose}.*“Dark mode for spreadsheets”`));
  }
});

it('lists requests for admins with who asked, and how many there are of each status', async () => {
  const services = servicesOn(db());
  const [author, admin] = [await newMember(services), await newAdmin(services)];
  const list = (query: string) => {
    const params = parseBoardParams(new URLSearchParams(query), 'newest');
    return listToDecide(services, admin as Admin, params);
  };
  const before = (await list('')).counts;
  const [first, second, hidden] = [
    await askAsMember(services, author, 'A quieter bell'),
    await askAsMember(services, author, 'A louder bell'),
    await askAsMember(services, author, 'No bell'),
  ];
  await decideRequest(services, admin, { requestId: first, status: 'rejected', reason: '' });
  await db()
    .updateTable('feature_requests')
    .set({ hidden_at: 1 })
    .where('id', '=', hidden)
    .execute();
  const { requests, askers, counts } = await list('status=pending');
  expect(requests[0]?.id).toBe(second);
  const face = memberFace(author.id, author.name);
  expect(askers[second]).toMatchObject({ id: author.id, name: author.name, face });
  expect(counts).toEqual({
    all: before.all + 2,
    pending: before.pending + 1,
    approved: before.approved,
    rejected: before.rejected + 1,
  });
});

it('begins the list of all with what waits for a decision, once, also over pages', async () => {
  const services = servicesOn(db());
  const admin = await newAdmin(services);
  await db().deleteFrom('feature_requests').execute();
  const waiting: string[] = [];
  for (let count = 0; count < 21; count += 1) {
    waiting.push(await askAsMember(services, await newMember(services), `Waiting number ${count}`));
  }
  for (let count = 0; count < 22; count += 1) {
    const row = { created_at: Date.now() + count, status: 'approved' as const };
    const id = await askAsMember(services, await newMember(services), `Bell number ${count}`);
    await db().updateTable('feature_requests').set(row).where('id', '=', id).execute();
  }
  const list = (query: string, without?: 'pending') => {
    const params = parseBoardParams(new URLSearchParams(query), 'newest');
    return listToDecide(services, admin as Admin, { ...params, without });
  };
  const first = await list('');
  expect([first.requests.length, first.isNextDecided]).toEqual([20, false]);
  // The number of those that wait may change between two pages.
  const requestId = first.requests[0]!.id;
  await decideRequest(services, admin, { requestId, status: 'rejected', reason: '' });
  const second = await list(`after=${first.next}`);
  const third = await list(`after=${second.next}`, 'pending');
  const pages = [first, second, third].flatMap(({ requests }) => requests.map(({ id }) => id));
  expect(new Set(pages.slice(0, 21))).toEqual(new Set(waiting));
  const isDecidedSince = (id: string) => id === requestId;
  const others = pages.filter((id) => !isDecidedSince(id));
  expect([others.length, new Set(others).size, third.next]).toEqual([42, 42, null]);
});

it('leaves no notification to who does not want it, and none to who took the vote back', async () => {
  const services = servicesOn(db());
  const [author, quiet, gone] = await members(services, 3);
  const settings = JSON.stringify({ notifications: { requests: false } });
  await db().updateTable('users').set({ settings }).where('id', '=', quiet!.id).execute();
  const requestId = await askAsMember(services, author!, 'Fewer notifications');
  for (const voter of [quiet!, gone!]) await vote(services, voter, requestId);
  await vote(services, gone!, requestId, false);
  const decision = { requestId, status: 'approved', reason: '' } as const;
  expect(await decideRequest(services, await newAdmin(services), decision)).toMatchObject({
    ok: true,
  });
  for (const member of [quiet!, gone!]) {
    expect((await listNotifications(services, member, null)).notifications).toEqual([]);
  }
  expect((await listNotifications(services, author!, null)).notifications).toHaveLength(1);
});

it('rejects without a reason, takes one later, once, and keeps members out', async () => {
  const services = servicesOn(db());
  const [author, admin] = [await newMember(services), await newAdmin(services)];
  const requestId = await askAsMember(services, author, 'More synergy');
  const reject = (reason: string, who = admin) =>
    decideRequest(services, who, { requestId, status: 'rejected', reason });
  expect(await reject('x'.repeat(501))).toMatchObject({ reason: 'invalid-field' });
  expect(await reject('No.', author)).toEqual({ ok: false, reason: 'not-allowed' });
  const told = async () =>
    (await listNotifications(services, author, null)).notifications.map(({ text }) => text);
  expect(await reject(' \u200B ')).toMatchObject({
    ok: true,
    request: { status: 'rejected', reason: null },
  });
  expect(await reject('')).toMatchObject({ ok: false, reason: 'request-decided' });
  expect(await told()).toEqual(['Your feature request was rejected: “More synergy”']);
  const added = await Promise.all([reject(' We have  enough. '), reject('No.')]);
  expect(added.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await told()).toHaveLength(2);
  expect((await told())[0]).toMatch(/ Why: (We have enough|No)\.$/);
  expect(await vote(services, admin, requestId)).toEqual({ ok: false, reason: 'request-closed' });
  expect(await votesOf(db(), requestId)).toEqual({ votes: 1, rows: 1 });
});

it('counts comments, tells whoever asked, and lets a comment go by its writer or an admin', async () => {
  const services = servicesOn(db());
  const [author, guest, stranger] = await members(services, 3);
  const admin = await newAdmin(services);
  const requestId = await askAsMember(services, author!, 'A comments section');
  const say = (member: Member, text: string, key = newKey()) =>
    commentOnRequest(services, member, { requestId, text, key });
  const key = newKey();
  const twice = await Promise.all([say(guest!, 'Yes.', key), say(guest!, 'Yes.', key)]);
  expect(twice.every(({ ok }) => ok)).toBe(true);
  await say(author!, 'Thank you.');
  expect(await say(author!, 'x'.repeat(601))).toMatchObject({ reason: 'invalid-field' });
  const { comments } = await listRequestComments(services, guest!, requestId, null);
  expect(comments[0]?.authorFace).toBe(memberFace(guest!.id, guest!.name));
  expect(comments.map(({ text, mayDelete }) => [text, mayDelete])).toEqual([
    ['Yes.', true],
    ['Thank you.', false],
  ]);
  expect(await findRequest(services, guest!, requestId)).toMatchObject({ comments: 2 });
  const { notifications } = await listNotifications(services, author!, null);
  expect(notifications.map(({ text }) => text)).toEqual([
    `${guest!.name} commented on your feature request “A comments section”`,
  ]);
  const [first, second] = comments;
  expect(await deleteRequestComment(services, stranger!, first!.id)).toBe(false);
  expect(await deleteRequestComment(services, guest!, first!.id)).toBe(true);
  expect(await deleteRequestComment(services, guest!, first!.id)).toBe(false);
  expect(await deleteRequestComment(services, admin, second!.id)).toBe(true);
  expect(await findRequest(services, guest!, requestId)).toMatchObject({ comments: 0 });
  const log = db().selectFrom('audit_log').select('action').where('target_id', '=', requestId);
  expect(await log.execute()).toEqual([{ action: 'remove-comment' }]);
  expect(
    await commentOnRequest(services, guest!, { requestId: 'none', text: 'x', key: newKey() }),
  ).toEqual(GONE);
});

it('lets an admin delete a request with all that hangs on it, once, and writes it down', async () => {
  const services = servicesOn(db());
  const [author, voter] = await members(services, 2);
  const admin = await newAdmin(services);
  const requestId = await askAsMember(services, author!, 'Buy hamsters now');
  await vote(services, voter!, requestId);
  await commentOnRequest(services, voter!, { requestId, text: 'Yes.', key: newKey() });
  expect(await removeRequest(services, author!, requestId)).toEqual({
    ok: false,
    reason: 'not-allowed',
  });
  const outcomes = await Promise.all(
    [1, 2, 3].map(() => removeRequest(services, admin, requestId)),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'not-found')).toHaveLength(
    2,
  );
  expect(await findRequest(services, author!, requestId)).toBeNull();
  for (const table of ['request_votes', 'request_comments'] as const) {
    const left = db().selectFrom(table).selectAll().where('request_id', '=', requestId);
    expect(await left.execute()).toEqual([]);
  }
  const log = db().selectFrom('audit_log').selectAll().where('target_id', '=', requestId);
  expect(await log.execute()).toMatchObject([{ action: 'delete-request', actor_id: admin.id }]);
  const late = { requestId, text: 'Still?', key: newKey() };
  expect(await commentOnRequest(services, voter!, late)).toEqual(GONE);
  expect(await removeRequest(services, admin, "' or 1=1")).toEqual(MISSING);
});

it('forgets with an account its requests, votes and comments, and counts on', async () => {
  const services = servicesOn(db());
  const [author, voter, leaver] = await members(services, 3);
  const requestId = await askAsMember(services, author!, 'Something that stays');
  const own = await askAsMember(services, leaver!, 'Something that goes');
  for (const member of [voter!, leaver!]) {
    await vote(services, member, requestId);
    await vote(services, member, own);
    await commentOnRequest(services, member, { requestId, text: 'Yes.', key: newKey() });
  }
  const late = [vote(services, leaver!, requestId, false), vote(services, voter!, own, false)];
  const done = await Promise.all([deleteAccount(services, leaver!, DELETE_PHRASE), ...late]);
  expect(done[0]).toBe('deleted');
  expect(await votesOf(db(), requestId)).toEqual({ votes: 2, rows: 2 });
  expect(await findRequest(services, voter!, requestId)).toMatchObject({ comments: 1 });
  expect(await findRequest(services, voter!, own)).toBeNull();
  const admin = await newAdmin(services);
  const decision = { requestId: own, status: 'approved', reason: '' } as const;
  expect(await decideRequest(services, admin, decision)).toEqual(MISSING);
});
