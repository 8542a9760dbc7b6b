import { expect, it } from 'vitest';
import type { HumorLevel } from '../../../comedy/form/humor-levels.ts';
import { writePost } from '../../../comedy/posts/write-post.ts';
import { findMember } from '../../domain/members/member-store.server.ts';
import type { Member } from '../../domain/members/viewer.ts';
import { shareGeneration } from '../../domain/posts/sharing.server.ts';
import { listRecent } from '../../domain/posts/generation-store.server.ts';
import { claimGuestPosts, deleteOwnPost, listOwnPosts } from '../../domain/posts/posts.server.ts';
import {
  editPost,
  listVersions,
  MAX_VERSIONS,
  showVersion,
} from '../../domain/posts/versions.server.ts';
import { withFields } from '../../domain/posts/stored-forms.server.ts';
import { turnStory } from '../../domain/writing/turn-story.server.ts';
import type { Services } from '../../platform/services.ts';
import {
  addGeneration,
  id,
  memberOn,
  newMember,
  servicesOn,
  write,
} from '../../../test/factories/write-as-member.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

const ALL = { type: 'all', search: '', cursor: null, limit: 10 } as const;
const STALE = { ok: false, reason: 'stale-edit' };
const MISSING = { ok: false, reason: 'not-found' };

const textsOf = async (services: Services, member: Member, generation: string) =>
  (await listVersions(services, member, generation))?.map(({ text }) => text);
const shownIn = async (services: Services, member: Member) =>
  (await listOwnPosts(services, member, ALL)).posts.map(({ post }) => post);
const edited = async (
  services: Services,
  member: Member,
  base: string,
  edit: { text: string; latest: string },
) => {
  const outcome = await editPost(services, member, base, edit);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.version;
};

it('keeps every version, shows the chosen one, and counts only what was written', async () => {
  const { services, member } = await memberOn(db());
  const first = (await write(services, member, 'first')).generationId;
  const second = (await write(services, member, 'second', first)).generationId;
  const third = await edited(services, member, first, { text: 'third', latest: second });
  expect(third).toMatchObject({ text: 'third', humorLevel: 'Spicy', isEdit: true });
  for (const one of [first, second, third.id]) {
    expect(await textsOf(services, member, one)).toEqual(['first', 'second', 'third']);
  }
  expect(await shownIn(services, member)).toEqual(['third']);
  expect(await showVersion(services, member, first)).toBe(true);
  expect(await shownIn(services, member)).toEqual(['first']);
  expect(await findMember(db(), member.id)).toMatchObject({ posts_created: 2 });
  const fourth = (await write(services, member, 'fourth', third.id)).generationId;
  expect(await textsOf(services, member, fourth)).toHaveLength(4);
  expect(await shownIn(services, member)).toEqual(['fourth']);
  expect(await listRecent(db(), { kind: 'member', id: member.id }, 'post', 10)).toHaveLength(3);
});

it('refuses an edit on top of a version that another tab has followed', async () => {
  const { services, member } = await memberOn(db());
  const { generationId: first } = await write(services, member, 'first');
  const mine = await edited(services, member, first, { text: 'mine', latest: first });
  const theirs = { text: 'theirs', latest: first };
  expect(await editPost(services, member, first, theirs)).toEqual(STALE);
  expect(await shownIn(services, member)).toEqual(['mine']);
  // Whoever has seen the newest one may go on, and whoever asks twice has asked once.
  const again = { ...theirs, latest: mine.id };
  const kept = await edited(services, member, first, again);
  expect(await edited(services, member, first, again)).toEqual(kept);
  expect(await edited(services, member, first, { text: 'first', latest: 'x' })).toMatchObject({
    id: first,
  });
  expect(await textsOf(services, member, first)).toEqual(['first', 'mine', 'theirs']);
});

it('lets one of twenty edits at the same time win', async () => {
  const { services, member } = await memberOn(db());
  const { generationId: latest } = await write(services, member, 'first');
  const asked = Array.from({ length: 20 }, (_, index) =>
    editPost(services, member, latest, { text: `edit ${index}`, latest }),
  );
  const outcomes = await Promise.all(asked);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 19 }, () => STALE));
  expect(await textsOf(services, member, latest)).toHaveLength(2);
});

it('leaves what is shared as it was: its edit is a new private version of the same post', async () => {
  const { services, member } = await memberOn(db());
  const { generationId: first, postId } = await write(services, member, 'shared words');
  await shareGeneration(services, member, first);
  const edit = await edited(services, member, first, { text: 'other words', latest: first });
  expect(await shownIn(services, member)).toEqual(['other words', 'shared words']);
  expect(await textsOf(services, member, edit.id)).toEqual(['shared words', 'other words']);
  // The private post shows the old version, and the shared one is still the shared one.
  expect(await showVersion(services, member, first)).toBe(true);
  expect(await shownIn(services, member)).toEqual(['shared words', 'shared words']);
  await write(services, member, 'third words', first);
  expect(await shownIn(services, member)).toEqual(['third words', 'shared words']);
  const outcome = await shareGeneration(services, member, edit.id);
  expect(outcome).toMatchObject({ ok: true });
  const shared = await listOwnPosts(services, member, { ...ALL, type: 'community' });
  expect(shared.posts.map(({ post }) => post)).toEqual(['other words', 'shared words']);
  expect(shared.posts[1]).toMatchObject({ id: postId });
});

it('marks a post as grave with the version that it shows', async () => {
  const { services, member } = await memberOn(db());
  const marks = async () =>
    (await db().selectFrom('posts').selectAll().where('user_id', '=', member.id).execute()).map(
      (post) => post.is_grave,
    );
  const { generationId: first } = await write(services, member, 'a burrito');
  const edit = { text: 'My father passed away last night.', latest: first };
  const grave = await edited(services, member, first, edit);
  expect(await marks()).toEqual([1]);
  await showVersion(services, member, first);
  expect(await marks()).toEqual([0]);
  // An edit of a grave version keeps its form.
  const more = { text: 'Not today.', latest: grave.id };
  await edited(services, member, grave.id, more);
  expect(await marks()).toEqual([1]);
});

it('hides versions from strangers, who cannot edit or choose them either', async () => {
  const services = servicesOn(db());
  const [member, stranger] = [await newMember(services), await newMember(services)];
  const { generationId: first } = await write(services, member, 'mine');
  expect(await listVersions(services, stranger, first)).toBeNull();
  expect(await showVersion(services, stranger, first)).toBe(false);
  const edit = { text: 'stolen', latest: first };
  expect(await editPost(services, stranger, first, edit)).toEqual(MISSING);
  expect(await editPost(services, member, 'nothing', edit)).toEqual(MISSING);
  const nobody = { kind: 'guest', id: null, guestId: null } as const;
  expect(await listVersions(services, nobody, first)).toBeNull();
  expect(await textsOf(services, member, first)).toEqual(['mine']);
  // Even a version that a stranger has of the same post, however that came about.
  await addGeneration(db(), { owner: stranger, text: 'not mine', parentId: first });
  expect(await textsOf(services, member, first)).toEqual(['mine']);
});

it('takes the edits of a guest along at sign-up, and lets nobody edit them as a guest after it', async () => {
  const services = servicesOn(db());
  const owner = id();
  const guest = { kind: 'guest', id: owner, guestId: owner } as const;
  const { id: first } = await addGeneration(db(), { owner: guest, text: 'free' });
  const outcome = await editPost(services, guest, first, { text: 'by hand', latest: first });
  const stranger = { ...guest, id: id() };
  const stolen = { text: 'stolen', latest: first };
  expect(await editPost(services, stranger, first, stolen)).toEqual(MISSING);
  expect(await editPost(services, guest, first, stolen)).toEqual(STALE);
  const member = await newMember(services);
  await claimGuestPosts(db(), services, { userId: member.id, guestId: owner });
  expect(outcome.ok && (await textsOf(services, member, outcome.version.id))).toEqual([
    'free',
    'by hand',
  ]);
  expect(await shownIn(services, member)).toEqual(['by hand']);
  expect(await findMember(db(), member.id)).toMatchObject({ posts_created: 1 });
  expect(await editPost(services, guest, first, stolen)).toEqual(MISSING);
});

it('tells the story of a guest once per level, however often and at once it is asked for', async () => {
  const services = servicesOn(db());
  const owner = id();
  const guest = { kind: 'guest', id: owner, guestId: owner } as const;
  const form = { style: 'gpt4-context', fields: { context: 'Kevin ate my lunch' } } as const;
  const { text, plot, cast } = writePost({ ...form, level: 'Spicy', seed: 7, site: 'x.example' });
  const more = { fields: JSON.stringify(form.fields), plot, plot_cast: JSON.stringify(cast) };
  const base = await addGeneration(db(), { owner: guest, text, more });
  const turn = (level: HumorLevel) =>
    turnStory(services, guest, withFields(base), { level, text: `told at ${level}`, engine: '1' });
  const rows = await Promise.all(Array.from({ length: 10 }, () => turn('Unhinged')));
  expect(new Set(rows.map((row) => row?.id)).size).toBe(1);
  expect((await turn('Spicy'))?.id).toBe(base.id);
  expect(await turn('Mild')).toMatchObject({ seed: 7, plot, charged_subject: null });
  expect(await listVersions(services, guest, base.id)).toHaveLength(3);
  const member = await newMember(services);
  await claimGuestPosts(db(), services, { userId: member.id, guestId: owner });
  expect(await turn('Unhinged')).toBeUndefined();
  expect(await listVersions(services, member, base.id)).toHaveLength(3);
});

it('forgets all versions of a deleted post but those that another post shows', async () => {
  const services = servicesOn(db());
  const [member, stranger] = [await newMember(services), await newMember(services)];
  const first = await write(services, member, 'one');
  const second = await write(services, member, 'two', first.generationId);
  const edit = await edited(services, member, second.generationId, {
    text: 'three',
    latest: second.generationId,
  });
  await shareGeneration(services, member, first.generationId);
  expect(await deleteOwnPost(services, stranger, first.postId)).toBe(false);
  expect(await deleteOwnPost(services, member, first.postId)).toBe(true);
  expect(await deleteOwnPost(services, member, first.postId)).toBe(false);
  expect(await shownIn(services, member)).toEqual(['one']);
  expect(await textsOf(services, member, first.generationId)).toEqual(['one']);
  const rows = await db()
    .selectFrom('generations')
    .select(['text', 'fields'])
    .where('id', 'in', [second.generationId, edit.id])
    .execute();
  expect(rows).toEqual(Array.from({ length: 2 }, () => ({ text: '', fields: '{}' })));
});

it('keeps no more versions of one post than there is room for', async () => {
  const { services, member } = await memberOn(db());
  const { generationId: first } = await write(services, member, 'version 1');
  let latest = first;
  for (let count = 2; count <= MAX_VERSIONS; count += 1) {
    const owner = { kind: 'member', id: member.id } as const;
    latest = (await addGeneration(db(), { owner, text: `version ${count}`, parentId: first })).id;
  }
  const edit = { text: 'one too many', latest };
  expect(await editPost(services, member, first, edit)).toEqual({
    ok: false,
    reason: 'too-many-versions',
  });
});
