import { expect, it } from 'vitest';
import type { Member } from '../members/viewer.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import { blockWriter } from '../community/blocks.server.ts';
import { decideCase, undoDecision } from '../moderation/decisions.server.ts';
import { listCases } from '../moderation/cases.server.ts';
import { listRemovals, removeResource } from '../moderation/removals.server.ts';
import { sweepDeleted } from '../moderation/sweep-cases.server.ts';
import { insertResource, wasRemoved } from '../media-library/resource-store.server.ts';
import { parseLibraryParams } from '../media-library/library-params.ts';
import { findResource, guardFile, listResources } from '../media-library/resources.server.ts';
import type { Services } from '../../platform/services.ts';
import { claimObjects, registerObject } from '../../platform/files/object-store.server.ts';
import { invalidField } from '../../platform/http/rejection.ts';
import { libraryRow } from '../../../test/factories/fill-library.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { watchOver } from '../../../test/factories/watch-over.ts';
import {
  clockNow,
  id,
  mark,
  newMember,
  servicesOn,
} from '../../../test/factories/write-as-member.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';
import { CHOOSE_REASON } from './moderation-words.ts';

const db = onDatabase();

const GUEST = { kind: 'guest', id: null, guestId: null } as const;

const { caseOf, notificationsOf, oldMember, report } = watchOver(db);
const deleted: string[] = [];

async function start(description = `nothing to see ${mark()}`) {
  const bare = servicesOn(db());
  const storage = {
    ...bare.storage,
    delete: (place: string) => Promise.resolve(void deleted.push(place)),
  };
  const services = { ...bare, storage };
  const owner = await newMember(services);
  const admin = { ...(await newMember(services)), isAdmin: true };
  const row = libraryRow({
    id: id(),
    user_id: owner.id,
    description,
    alt: 'a grey wall',
    tags: ['monday'],
    created_at: clockNow(),
  });
  await insertResource(db(), row);
  await registerObject(db(), row.image, clockNow());
  await claimObjects(db(), [row.image], row.id);
  return { services, owner, admin, row, target: { kind: 'resource', id: row.id } as const };
}
const shelf = async (services: Services, viewer: Member, search = '') => {
  const { params } = parseLibraryParams(new URLSearchParams(search));
  return (await listResources(services, viewer, params)).resources;
};
const isShown = async (services: Services, viewer: Member, resourceId: string) =>
  (await findResource(services, viewer, resourceId)) !== null;
const caseIdOf = async (targetId: string) => (await caseOf(targetId))?.id ?? '';

it('takes a picture out at the third report, until somebody has looked', async () => {
  const { services, owner, admin, row, target } = await start();
  const reporters = [await oldMember(services), await oldMember(services)];
  for (const member of reporters) await report(services, member, target);
  expect(await isShown(services, admin, row.id)).toBe(true);
  expect(await guardFile(services, GUEST, row.image)).toBe('everybody');
  await report(services, await oldMember(services), target);
  expect(await isShown(services, admin, row.id)).toBe(false);
  expect(await notificationsOf(owner.id)).toEqual([
    'Several members have reported your picture. It is hidden until somebody has looked at it.',
  ]);
  const seers = await Promise.all(
    [GUEST, reporters[0]!, owner, admin].map((who) => guardFile(services, who, row.image)),
  );
  expect(seers).toEqual(['nobody', 'nobody', 'viewer', 'viewer']);
  // Its owner finds it on the own shelf, marked, and nobody finds it elsewhere.
  expect(await shelf(services, owner, 'only=own')).toMatchObject([{ id: row.id, isWaiting: true }]);
  expect((await shelf(services, owner)).map((one) => one.id)).not.toContain(row.id);

  const caseId = await caseIdOf(row.id);
  const restore = { caseId, version: 0, action: 'restore' } as const;
  expect(await decideCase(services, admin, restore)).toMatchObject({ ok: true });
  expect(await isShown(services, owner, row.id)).toBe(true);
  expect((await notificationsOf(owner.id)).at(-1)).toBe(
    'Somebody has looked at your picture: it is in the library for everybody to see.',
  );
});

it('shows the queue the picture itself, and the public log not a word of it', async () => {
  const { services, owner, admin, row, target } = await start('a very private wall');
  await report(services, null, target, 'that is my wall');
  const page = await listCases(services, { isOpen: true, after: null });
  const one = page?.cases.find(({ id: caseId }) => caseId === page.cases.at(-1)?.id);
  expect(one).toMatchObject({
    kind: 'resource',
    postId: null,
    text: 'a very private wall',
    picture: { url: `/media/${row.image}`, alt: 'a grey wall', tags: ['monday'], width: 640 },
    isHidden: false,
    reports: [{ reason: 'harassment', count: 1 }],
    words: [{ words: 'that is my wall', isMember: false }],
  });
  const hide = { caseId: one?.id ?? '', version: 0, action: 'hide', reason: 'depicted' } as const;
  expect(await decideCase(services, admin, hide)).toMatchObject({ ok: true });
  const { removals } = await listRemovals(services, null);
  expect(removals[0]).toEqual({
    at: expect.any(Number),
    kind: 'resource',
    style: '',
    reason: 'The person depicted asked for it',
  });
  expect(JSON.stringify(removals)).not.toMatch(/private wall|media/);
  expect(await notificationsOf(owner.id)).toEqual([
    'Your picture “a very private wall” was taken out of the library: The person depicted asked for it.',
  ]);
  expect(await shelf(services, owner, 'only=own')).toEqual([]);
  expect(await guardFile(services, owner, row.image)).toBe('nobody');
  expect(await guardFile(services, admin, row.image)).toBe('viewer');
});

it('lets an admin remove at once with a reason, and take that back as if it had not been', async () => {
  const { services, owner, admin, row } = await start();
  const before = (await listRemovals(services, null)).removals.length;
  const no = invalidField('reason', CHOOSE_REASON);
  expect(await removeResource(services, admin, row.id)).toEqual(no);
  const stranger = await newMember(services);
  expect(await removeResource(services, stranger, row.id, 'spam')).toMatchObject({ ok: false });
  const done = await removeResource(services, admin, row.id, 'spam');
  if (!done.ok || done.undoId === null) throw new Error('not removed');
  expect(await isShown(services, owner, row.id)).toBe(false);
  expect(await wasRemoved(db(), row.content_hash)).toBe(true);
  expect(await notificationsOf(owner.id)).toHaveLength(1);
  expect((await listRemovals(services, null)).removals.length).toBe(before + 1);
  expect(await removeResource(services, admin, row.id, 'spam')).toMatchObject({ ok: false });
  expect(await undoDecision(services, admin, done.undoId)).toMatchObject({ ok: true });
  expect(await isShown(services, owner, row.id)).toBe(true);
  expect(await wasRemoved(db(), row.content_hash)).toBe(false);
  expect(await notificationsOf(owner.id)).toEqual([]);
  expect((await listRemovals(services, null)).removals.length).toBe(before);
});

it('keeps the files for a day, in which it can be restored, and the hash for ever', async () => {
  const { services, owner, admin, row } = await start();
  await removeResource(services, admin, row.id, 'hateful');
  await sweepDeleted(services);
  expect(deleted).not.toContain(row.image);
  const caseId = await caseIdOf(row.id);
  await decideCase(services, admin, { caseId, version: 1, action: 'restore' });
  await sweepDeleted({ ...services, now: () => services.now() + 2 * DAY_MS });
  expect(await isShown(services, owner, row.id)).toBe(true);
  await removeResource(services, admin, row.id, 'hateful');
  await sweepDeleted({ ...services, now: () => services.now() + 2 * DAY_MS });
  expect(deleted).toContain(row.image);
  expect(await guardFile(services, admin, row.image)).toBe('nobody');
  expect(await caseOf(row.id)).toBeUndefined();
  expect(await wasRemoved(db(), row.content_hash)).toBe(true);
  const log = await db()
    .selectFrom('audit_log')
    .select(['action', 'reason', 'actor_id'])
    .where('target_id', '=', row.id)
    .orderBy('id')
    .execute();
  const by = { actor_id: admin.id };
  expect(log).toEqual([
    { action: 'delete', reason: 'hateful', ...by },
    { action: 'restore', reason: null, ...by },
    { action: 'delete', reason: 'hateful', ...by },
  ]);
});

it('shows no picture of somebody whom the viewer has blocked, except by its link', async () => {
  const { services, owner, row } = await start(`blocked ${mark()}`);
  const viewer = await newMember(services);
  const found = async (search: string) =>
    (await shelf(services, viewer, search)).some((one) => one.id === row.id);
  expect([await found(''), await found('q=blocked')]).toEqual([true, true]);
  const postId = await shareNew(services, owner, `a post of the owner ${mark()}`);
  expect(await blockWriter(services, viewer, postId)).not.toBeNull();
  expect([await found(''), await found('q=blocked')]).toEqual([false, false]);
  expect(await isShown(services, viewer, row.id)).toBe(true);
});
