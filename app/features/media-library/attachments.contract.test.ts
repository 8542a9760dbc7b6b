import { expect, it } from 'vitest';
import { attachPicture, detachPicture } from '../../domain/posts/attachments.server.ts';
import type { Member } from '../../domain/members/viewer.ts';
import { findSharedPost, listFeed } from '../../domain/community/feed.server.ts';
import { shareGeneration } from '../../domain/posts/sharing.server.ts';
import { findGeneration } from '../../domain/posts/versions.server.ts';
import { deleteOwnPost, listOwnPosts } from '../../domain/posts/posts.server.ts';
import { insertResource } from '../../domain/media-library/resource-store.server.ts';
import { mediaUrl } from '../../platform/files/storage.server.ts';
import type { Services } from '../../platform/services.ts';
import { sharePost } from '../../../test/factories/share-as-member.ts';
import { libraryRow } from '../../../test/factories/fill-library.ts';
import { id, newMember, servicesOn, write } from '../../../test/factories/write-as-member.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

const CAPTION = { top: 'WHEN SYNERGY', bottom: 'HAPPENS' };
const GUEST = { kind: 'guest', id: 'somebody', guestId: 'somebody' } as const;
const FEED = { sort: 'recent', period: 'all', style: null, search: '', after: null, limit: 5 };
const OWN = { type: 'all', search: '', cursor: null, limit: 10 } as const;

const servicesNow = () => ({ ...servicesOn(db()), storage: { url: mediaUrl } }) as Services;

async function addPicture(owner: Member): Promise<string> {
  const resource = libraryRow({ id: id(), user_id: owner.id, description: 'A handshake' });
  await insertResource(db(), resource);
  return resource.id;
}
const hide = (resourceId: string) =>
  db()
    .updateTable('resources')
    .set({ hidden_at: 1, hidden_reason: 'removed' })
    .where('id', '=', resourceId)
    .execute();
const rowsOf = (userId: string) =>
  db().selectFrom('attachments').selectAll().where('user_id', '=', userId).execute();

it('shows the picture in history, feed and page, and keeps it when the post is shared', async () => {
  const services = servicesNow();
  const [member, other] = [await newMember(services), await newMember(services)];
  const resourceId = await addPicture(other);
  const { generationId, postId } = await write(services, member, 'a post with a picture');
  const attached = await attachPicture(services, member, generationId, {
    resourceId,
    caption: CAPTION,
  });
  const picture = {
    url: expect.stringMatching(`^/post/${postId}/attached.jpg\\?v=`) as string,
    width: 600,
    height: 450,
    alt: 'WHEN SYNERGY / A handshake / HAPPENS',
    isStill: false,
  };
  expect(attached).toEqual({ ok: true, picture });
  expect((await listOwnPosts(services, member, OWN)).posts[0]?.picture).toEqual(picture);
  expect(await sharePost(services, member, postId)).toMatchObject({ ok: true });
  expect((await findSharedPost(services, GUEST, postId))?.picture).toEqual(picture);
  const feed = await listFeed(services, other, FEED as Parameters<typeof listFeed>[2]);
  expect(feed.posts.find((post) => post.id === postId)?.picture).toEqual(picture);
  expect(await detachPicture(services, member, generationId)).toBe(true);
  expect((await findSharedPost(services, GUEST, postId))?.picture).toBeNull();
  expect(await detachPicture(services, member, generationId)).toBe(true);
});

it('knows which pictures stand still under a post and move in the library', async () => {
  const services = servicesNow();
  const member = await newMember(services);
  const resourceId = await addPicture(member);
  const { generationId } = await write(services, member, 'it moves');
  const gif = { content_type: 'image/gif' };
  await db().updateTable('resources').set(gif).where('id', '=', resourceId).execute();
  await attachPicture(services, member, generationId, { resourceId, caption: CAPTION });
  expect((await findGeneration(services, member, generationId))?.picture).toMatchObject({
    isStill: true,
  });
});

it('belongs to a post in all its versions, and to one shared of an earlier version', async () => {
  const services = servicesNow();
  const member = await newMember(services);
  const resourceId = await addPicture(member);
  const first = await write(services, member, 'version one of it');
  await attachPicture(services, member, first.generationId, { resourceId, caption: CAPTION });
  const second = await write(services, member, 'version two of it', first.generationId);
  expect((await findGeneration(services, member, second.generationId))?.picture).toMatchObject({
    alt: 'WHEN SYNERGY / A handshake / HAPPENS',
  });
  const shared = await shareGeneration(services, member, first.generationId);
  if (!shared.ok) throw new Error(shared.reason);
  expect((await findSharedPost(services, GUEST, shared.postId))?.picture).not.toBeNull();
  // What comes after a shared one is a post of its own, with the same picture.
  await sharePost(services, member, second.postId);
  const third = await write(services, member, 'version three of it', second.generationId);
  expect(third.postId).not.toBe(second.postId);
  expect(await rowsOf(member.id)).toHaveLength(3);
});

it('gives a post a picture only by its owner, and only one that the library shows', async () => {
  const services = servicesNow();
  const [member, stranger] = [await newMember(services), await newMember(services)];
  const [shown, hidden] = [await addPicture(stranger), await addPicture(stranger)];
  await hide(hidden);
  const { generationId } = await write(services, member, 'mine and nobody else’s');
  const attach = (who: Member, resourceId: string) =>
    attachPicture(services, who, generationId, { resourceId, caption: CAPTION });
  expect(await attach(stranger, shown)).toEqual({ ok: false, reason: 'not-found' });
  expect(await attach(member, hidden)).toEqual({ ok: false, reason: 'picture-gone' });
  expect(await attach(member, '../x')).toEqual({ ok: false, reason: 'picture-gone' });
  expect(await attach(member, shown)).toMatchObject({ ok: true });
  expect(await detachPicture(services, stranger, generationId)).toBe(false);
  expect((await findGeneration(services, stranger, generationId))?.picture).toBeUndefined();
  expect(await rowsOf(stranger.id)).toEqual([]);
  expect(await rowsOf(member.id)).toHaveLength(1);
});

it('shows the post without it once it is hidden or deleted, and goes with the post', async () => {
  const services = servicesNow();
  const member = await newMember(services);
  const [hidden, deleted, kept] = [
    await addPicture(member),
    await addPicture(member),
    await addPicture(member),
  ];
  const posts = [];
  for (const resourceId of [hidden, deleted, kept]) {
    const post = await write(services, member, `under it: ${resourceId}`);
    await attachPicture(services, member, post.generationId, { resourceId, caption: CAPTION });
    posts.push(post);
  }
  await hide(hidden);
  await db().deleteFrom('resources').where('id', '=', deleted).execute();
  const pictures = (await listOwnPosts(services, member, OWN)).posts.map((post) => post.picture);
  expect(pictures.map((picture) => picture !== null)).toEqual([true, false, false]);
  await deleteOwnPost(services, member, posts[2]?.postId ?? '');
  expect((await rowsOf(member.id)).map((row) => row.resource_id)).toEqual([hidden]);
});

it('looks at the words as at a post: slurs never, coarse ones before anybody reads them', async () => {
  const services = servicesNow();
  const member = await newMember(services);
  const resourceId = await addPicture(member);
  const { generationId, postId } = await write(services, member, 'a harmless text');
  const attach = (top: string) =>
    attachPicture(services, member, generationId, { resourceId, caption: { top, bottom: '' } });
  expect(await attach('SIEG HEIL')).toEqual({ ok: false, reason: 'caption-refused' });
  expect(await attach('WHAT THE FUCK')).toMatchObject({ ok: true });
  expect(await sharePost(services, member, postId)).toMatchObject({ ok: true, isHeld: true });
  expect(await attach('WHAT THE FUCK')).toEqual({ ok: false, reason: 'caption-refused' });
  expect(await attach('')).toMatchObject({ ok: true });
});
