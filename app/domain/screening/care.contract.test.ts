import { expect, it } from 'vitest';
import { DAY_MS } from '../../platform/time/time-units.ts';
import { countCases } from '../moderation/cases.server.ts';
import { decideCase, undoDecision } from '../moderation/decisions.server.ts';
import { listRemovals } from '../moderation/removals.server.ts';
import { sweepDeleted } from '../moderation/sweep-cases.server.ts';
import { watchOver } from '../../../test/factories/watch-over.ts';
import { newMember } from '../../../test/factories/write-as-member.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

const { postRow, caseOf, notificationsOf, makeOld, oldMember, report, start, isShown } =
  watchOver(db);

it('hides a post at exactly the third of three members older than a day', async () => {
  const { services, writer, postId, target } = await start();
  const [one, two, three] = [
    await oldMember(services),
    await oldMember(services),
    await oldMember(services),
  ];
  const young = await newMember(services);
  await makeOld(services, young, DAY_MS - 60_000);
  for (let times = 0; times < 5; times += 1) await report(services, one, target);
  await report(services, two, target);
  for (let guests = 0; guests < 5; guests += 1) await report(services, null, target);
  await report(services, young, target);
  await report(services, writer, target);
  expect(await isShown(services, postId)).toBe(true);
  await report(services, three, target);
  expect(await isShown(services, postId)).toBe(false);
  expect(await postRow(postId)).toMatchObject({ hidden_reason: 'reports' });
  expect(await notificationsOf(writer.id)).toHaveLength(1);
  const reports = db()
    .selectFrom('reports')
    .selectAll()
    .where('case_id', '=', (await caseOf(postId))?.id ?? '');
  expect(await reports.execute()).toHaveLength(9);
});

it('hides it once, however many report at the same moment', async () => {
  const { services, writer, postId, target } = await start();
  const members = await Promise.all(Array.from({ length: 12 }, () => oldMember(services)));
  await Promise.all(members.map((member) => report(services, member, target)));
  expect(await isShown(services, postId)).toBe(false);
  expect(await notificationsOf(writer.id)).toHaveLength(1);
});

it.each(['keep', 'restore'] as const)('hides nothing by numbers after "%s"', async (action) => {
  const { services, admin, writer, postId, target } = await start();
  const first = action === 'restore' ? 3 : 2;
  for (let count = 0; count < first; count += 1) {
    await report(services, await oldMember(services), target);
  }
  const known = await caseOf(postId);
  const decision = { caseId: known?.id ?? '', version: 0, action };
  expect(await decideCase(services, admin, decision)).toMatchObject({ ok: true });
  expect(await isShown(services, postId)).toBe(true);
  for (let count = 0; count < 4; count += 1) {
    await report(services, await oldMember(services), target);
  }
  expect(await isShown(services, postId)).toBe(true);
  expect(await caseOf(postId)).toMatchObject({ immune: 1, closed_at: null });
  expect(await notificationsOf(writer.id)).toHaveLength(action === 'restore' ? 2 : 0);
});

it('lets one of two admins decide, and nobody else', async () => {
  const { services, admin, postId, target } = await start();
  const other = { ...(await newMember(services)), isAdmin: true };
  await report(services, null, target);
  const { id: caseId } = (await caseOf(postId)) ?? { id: '' };
  const hide = { caseId, version: 0, action: 'hide', reason: 'spam' } as const;
  const stranger = await newMember(services);
  expect(await decideCase(services, stranger, hide)).toEqual({
    ok: false,
    reason: 'not-allowed',
  });
  const outcomes = await Promise.all([
    decideCase(services, admin, hide),
    decideCase(services, other, { caseId, version: 0, action: 'keep' }),
  ]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'case-decided' });
  const { decision } = (await caseOf(postId)) ?? {};
  expect(await isShown(services, postId)).toBe(decision === 'keep');
  const book = db().selectFrom('audit_log').selectAll().where('target_id', '=', postId);
  expect(await book.execute()).toMatchObject([{ action: decision }]);
});

it('takes a decision back as if it had not been', async () => {
  const { services, admin, writer, postId, target } = await start();
  await report(services, null, target, 'that is me');
  const before = await caseOf(postId);
  const hide = {
    caseId: before?.id ?? '',
    version: 0,
    action: 'hide',
    reason: 'depicted',
  } as const;
  const done = await decideCase(services, admin, hide);
  if (!done.ok) throw new Error(done.reason);
  expect(await isShown(services, postId)).toBe(false);
  expect(await notificationsOf(writer.id)).toHaveLength(1);
  const logged = await listRemovals(services, null);
  expect(logged.removals[0]).toMatchObject({
    kind: 'post',
    style: 'Own Your Idea',
    reason: 'The person depicted asked for it',
  });
  const member = await newMember(services);
  expect(await undoDecision(services, member, done.undoId)).toMatchObject({ ok: false });
  const other = { ...(await newMember(services)), isAdmin: true };
  expect(await undoDecision(services, other, done.undoId)).toMatchObject({
    ok: true,
    version: 2,
  });
  expect(await isShown(services, postId)).toBe(true);
  expect(await notificationsOf(writer.id)).toEqual([]);
  expect(await caseOf(postId)).toEqual({ ...before, version: 2 });
  expect((await listRemovals(services, null)).removals.length).toBe(logged.removals.length - 1);
  expect(await undoDecision(services, admin, done.undoId)).toMatchObject({
    ok: true,
    wasVisible: true,
  });
});

it('brings back what was deleted until it goes for good, a day later', async () => {
  const { services, admin, postId, target } = await start();
  await report(services, null, target);
  const { id: caseId } = (await caseOf(postId)) ?? { id: '' };
  const gone = { caseId, version: 0, action: 'delete', reason: 'hateful' } as const;
  await decideCase(services, admin, gone);
  await sweepDeleted(services);
  expect(await isShown(services, postId)).toBe(false);
  await decideCase(services, admin, { caseId, version: 1, action: 'restore' });
  expect(await isShown(services, postId)).toBe(true);
  await sweepDeleted({ ...services, now: () => services.now() + 2 * DAY_MS });
  expect(await isShown(services, postId)).toBe(true);
  await decideCase(services, admin, { ...gone, version: 2 });
  await sweepDeleted({ ...services, now: () => services.now() + 2 * DAY_MS });
  expect(await postRow(postId)).toBeUndefined();
  const log = await db()
    .selectFrom('audit_log')
    .select('id')
    .where('target_id', '=', postId)
    .execute();
  expect(log).toHaveLength(3);
});

it('counts what waits, and what became of the rest', async () => {
  const { services, admin, postId, target } = await start();
  const before = await countCases(services);
  await report(services, null, target);
  const waiting = { ...before, waiting: before.waiting + 1 };
  expect(await countCases(services)).toEqual(waiting);
  const caseId = (await caseOf(postId))?.id ?? '';
  await decideCase(services, admin, { caseId, version: 0, action: 'hide', reason: 'spam' });
  const decided = { ...before, decided: before.decided + 1 };
  expect(await countCases(services)).toEqual({ ...decided, hidden: before.hidden + 1 });
  await decideCase(services, admin, { caseId, version: 1, action: 'restore' });
  expect(await countCases(services)).toEqual({ ...decided, kept: before.kept + 1 });
});
