import { expect, it } from 'vitest';
import { findSharedPost } from '../../domain/community/feed.server.ts';
import { listCases } from '../../domain/moderation/cases.server.ts';
import { decideCase } from '../../domain/moderation/decisions.server.ts';
import { editProfileOfPost } from '../../domain/posts/profiles.server.ts';
import {
  hidePremise,
  shareGeneration,
  shareStateOf,
  unsharePost,
} from '../../domain/posts/sharing.server.ts';
import type { Member } from '../../domain/members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { deleteAccount } from '../../domain/sign-in/account.server.ts';
import { sharePost } from '../../../test/factories/share-as-member.ts';
import { watchOver } from '../../../test/factories/watch-over.ts';
import {
  mark,
  memberOn,
  newMember,
  servicesOn,
  write,
} from '../../../test/factories/write-as-member.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';
import { DELETE_PHRASE } from '../../domain/sign-in/account-words.ts';

const db = onDatabase();

const GUEST = { kind: 'guest', id: null, guestId: null } as const;
const NAME_FIRST = { ok: false, reason: 'card-name-first', field: 'displayName' };

// What a share asks of its author, on every database: docs/product.md §4, Share to community.
const { caseOf, postRow, report } = watchOver(db);
const premiseOf = async (postId: string) => (await postRow(postId))?.shown_premise;
const shared = async (shownPremise: string) => {
  const { services, member: writer } = await memberOn(db());
  const written = await write(services, writer, `a post ${mark()}`);
  const outcome = await shareGeneration(services, writer, written.generationId, { shownPremise });
  return { services, writer, outcome, ...written };
};

it('shows what happened only where its author says so, and hides it for good', async () => {
  const { services, writer, postId, generationId } = await shared('  I “watered”\na plant. ');
  const shown = async () => (await findSharedPost(services, GUEST, postId))?.shownPremise;
  expect(await shown()).toBe('I "watered" a plant.');
  const again = await write(services, writer, `another ${mark()}`, generationId);
  expect(await premiseOf(again.postId)).toBeNull();
  await sharePost(services, writer, again.postId);
  expect(await premiseOf(again.postId)).toBeNull();
  await hidePremise(services, await newMember(services), postId);
  expect(await shown()).toBe('I "watered" a plant.');
  await hidePremise(services, writer, postId);
  expect(await shown()).toBeNull();
});

it('forgets what happened when the post is taken back, and does not share it again', async () => {
  const { services, writer, postId } = await shared('I watered a plant.');
  await unsharePost(services, writer, postId);
  expect(await premiseOf(postId)).toBeNull();
  await sharePost(services, writer, postId);
  expect(await premiseOf(postId)).toBeNull();
});

it('forgets what happened when a post is removed, also when that is undone', async () => {
  const { services, postId } = await shared('I watered a plant.');
  const admin = { ...(await newMember(services)), isAdmin: true };
  await report(services, null, { kind: 'post', id: postId });
  const { id: caseId = '' } = (await caseOf(postId)) ?? {};
  const queue = await listCases(services, { isOpen: true, after: null });
  const text = queue?.cases.find((one) => one.id === caseId)?.text;
  expect(text).toMatch(/^a post .*\nWhat happened: I watered a plant\.$/);
  await decideCase(services, admin, { caseId, version: 0, action: 'hide', reason: 'spam' });
  await decideCase(services, admin, { caseId, version: 1, action: 'restore' });
  expect(await findSharedPost(services, GUEST, postId)).toMatchObject({ shownPremise: null });
});

it('screens what happened like the post', async () => {
  const held = await shared('this fucking plant');
  expect(held.outcome).toMatchObject({ ok: true, isHeld: true });
  expect(await findSharedPost(held.services, GUEST, held.postId)).toBeNull();
  const { services, writer, generationId } = held;
  expect(await shareStateOf(services, writer, generationId)).toEqual({
    isShared: true,
    isHeld: true,
    postId: null,
    suggestedName: null,
  });
});

it.each([
  [' \u200b ', 'Say what happened, or untick the box.'],
  ['x'.repeat(301), 'What happened is too long: 300 characters at most.'],
])('refuses %j as what happened', async (premise, message) => {
  const { outcome, postId } = await shared(premise);
  const field = 'shownPremise';
  expect(outcome).toEqual({ ok: false, reason: 'invalid-field', field, message });
  expect(await postRow(postId)).toMatchObject({ type: 'generated', shown_premise: null });
});

it('takes what happened for no other style', async () => {
  const { services, member: writer } = await memberOn(db());
  const style = 'humblebrag';
  const { generationId } = await write(services, writer, mark(), undefined, { style });
  const outcome = await shareGeneration(services, writer, generationId, {
    shownPremise: 'I watered a plant.',
  });
  expect(outcome).toMatchObject({ ok: false, reason: 'invalid-field' });
});

it('leaves nothing of a post that is shared while its account is deleted', async () => {
  const services = servicesOn(db());
  const premise = `I watered ${mark()} plants.`;
  for (let round = 0; round < 5; round += 1) {
    const writer = await newMember(services);
    const { generationId } = await write(services, writer, `a post ${mark()}`);
    await Promise.all([
      shareGeneration(services, writer, generationId, { shownPremise: premise }),
      deleteAccount(services, writer, DELETE_PHRASE),
    ]);
  }
  const left = db().selectFrom('posts').select('id').where('shown_premise', '=', premise);
  expect(await left.execute()).toEqual([]);
});

const unnamed = async (services: Services) => {
  const member = await newMember(services);
  await db().updateTable('users').set({ settings: '{}' }).where('id', '=', member.id).execute();
  return member;
};
const nameCard = (services: Services, member: Member, id: string, displayName: string) => {
  const more = { bio: 'Counts', useAccountData: false, useProfilePicture: false };
  return editProfileOfPost(services, member, id, { displayName, ...more });
};

it('publishes nobody under the default name who was not asked', async () => {
  const services = servicesOn(db());
  const member = await unnamed(services);
  const old = await write(services, member, `an old post ${mark()}`);
  const first = await write(services, member, `the first ${mark()}`);
  const suggestion = async (id: string) =>
    (await shareStateOf(services, member, id))?.suggestedName;
  expect(await shareGeneration(services, member, first.generationId)).toEqual(NAME_FIRST);
  expect(await suggestion(first.generationId)).toBe(member.name);
  await nameCard(services, member, first.generationId, 'Ada');
  expect(await suggestion(first.generationId)).toBeNull();
  expect(await sharePost(services, member, first.postId)).toMatchObject({ ok: true });
  // A card of before has the default name still.
  expect(await sharePost(services, member, old.postId)).toEqual(NAME_FIRST);
  expect(await suggestion(old.generationId)).toBe('Ada');
  await nameCard(services, member, old.generationId, 'LinkedIn Member');
  expect(await suggestion(old.generationId)).toBeNull();
  expect(await sharePost(services, member, old.postId)).toMatchObject({ ok: true });
});
