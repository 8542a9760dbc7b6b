import { expect, it } from 'vitest';
import { shareGeneration } from '../../domain/posts/sharing.server.ts';
import { findOwnGeneration } from '../../domain/posts/generation-store.server.ts';
import { savePreferences } from '../../domain/notifications/notifications.server.ts';
import { readPreferences } from '../../domain/notifications/settings.server.ts';
import {
  editProfileOfPost,
  findProfile,
  parseProfileEdit,
} from '../../domain/posts/profiles.server.ts';
import { DEFAULT_PROFILE } from '../../domain/posts/post.ts';
import { sharePost } from '../../../test/factories/share-as-member.ts';
import { memberOn, newMember, servicesOn, write } from '../../../test/factories/write-as-member.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

const EDIT = {
  displayName: 'Chad the Humble',
  bio: 'Serial learner',
  useAccountData: false,
  useProfilePicture: true,
  face: 'stapler' as const,
};
const CHAD = {
  profileName: 'Chad the Humble',
  profileBio: 'Serial learner',
  useProfilePicture: true,
  profileFace: 'stapler',
};

// What "Edit Profile" of a post has to do on every database: docs/product.md §2, §3.
const formsOf = async (userId: string) => {
  const rows = db().selectFrom('posts').selectAll().where('user_id', '=', userId).orderBy('id');
  return (await rows.execute()).map(({ form_data: form }) => JSON.parse(form) as unknown);
};

it('changes the post in all its versions, shared or not, and the next posts', async () => {
  const { services, member } = await memberOn(db());
  const before = await write(services, member, 'before');
  const first = await write(services, member, 'first');
  const second = await write(services, member, 'second', first.generationId);
  await shareGeneration(services, member, first.generationId);
  expect(await editProfileOfPost(services, member, first.generationId, EDIT)).toEqual(CHAD);
  const after = await write(services, member, 'after');
  expect(await formsOf(member.id)).toMatchObject([DEFAULT_PROFILE, CHAD, CHAD, CHAD]);
  for (const [one, profile] of [
    [before, DEFAULT_PROFILE],
    [first, CHAD],
    [second, CHAD],
    [after, CHAD],
  ] as const) {
    const row = await findOwnGeneration(db(), member, one.generationId);
    expect(await findProfile(db(), member.id, row!)).toEqual(profile);
  }
  const again = await write(services, member, 'regenerated', before.generationId);
  expect(again.postId).toBe(before.postId);
  expect((await formsOf(member.id))[0]).toMatchObject(DEFAULT_PROFILE);
});

it('keeps the name that a shared post is found by up to date', async () => {
  const { services, member } = await memberOn(db());
  const { generationId, postId } = await write(services, member, 'public words');
  await sharePost(services, member, postId);
  await editProfileOfPost(services, member, generationId, EDIT);
  const row = db().selectFrom('posts').select('search_text').where('id', '=', postId);
  expect(await row.executeTakeFirstOrThrow()).toEqual({
    search_text: 'public words own your idea chad the humble',
  });
});

it('takes the account’s own name and bio where they are wanted, as they are by then', async () => {
  const { services, member } = await memberOn(db());
  const { generationId } = await write(services, member, 'one');
  const edit = { ...EDIT, useAccountData: true };
  expect(await editProfileOfPost(services, member, generationId, edit)).toEqual({
    profileName: member.name,
    profileBio: DEFAULT_PROFILE.profileBio,
    useProfilePicture: true,
    profileFace: 'stapler',
  });
  const renamed = { display_name: 'Ada Lovelace', bio: 'Counts' };
  await db().updateTable('users').set(renamed).where('id', '=', member.id).execute();
  await write(services, member, 'two');
  expect((await formsOf(member.id)).at(-1)).toMatchObject({
    profileName: 'Ada Lovelace',
    profileBio: 'Counts',
  });
});

it('keeps the typed texts while those of the account are used, also incomplete ones', () => {
  const typed = { ...EDIT, displayName: '', useAccountData: true };
  expect(parseProfileEdit(typed)).toEqual({ ok: true, edit: typed });
  expect(parseProfileEdit({ ...typed, useAccountData: false })).toMatchObject({
    field: 'displayName',
  });
});

it('takes only a face that is drawn', () => {
  expect(parseProfileEdit({ ...EDIT, face: 'trophy' })).toMatchObject({ edit: { face: 'trophy' } });
  expect(parseProfileEdit({ ...EDIT, face: 'paperclip' }).ok).toBe(false);
});

it('leaves the member’s other settings alone, and strangers’ posts', async () => {
  const services = servicesOn(db());
  const [member, stranger] = [await newMember(services), await newMember(services)];
  const { generationId } = await write(services, member, 'mine');
  await savePreferences(services, member, { ...readPreferences('{}'), comments: false });
  expect(await editProfileOfPost(services, stranger, generationId, EDIT)).toBeNull();
  expect(await formsOf(member.id)).toMatchObject([DEFAULT_PROFILE]);
  await editProfileOfPost(services, member, generationId, EDIT);
  const row = db().selectFrom('users').select('settings').where('id', '=', member.id);
  const { settings } = await row.executeTakeFirstOrThrow();
  expect(JSON.parse(settings)).toMatchObject({ notifications: { comments: false }, profile: EDIT });
});
