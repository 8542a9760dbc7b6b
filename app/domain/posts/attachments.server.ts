import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import type { Caption } from '../media-library/resource.ts';
import { findResource } from '../media-library/resources.server.ts';
import { holdMember } from '../members/member-store.server.ts';
import { screenText } from '../screening/screen-text.server.ts';
import { deleteAttached, findAttached, putAttached } from './attachment-store.server.ts';
import { attachedPicture, type AttachedPicture } from './attachment.ts';
import { findOwnGeneration } from './generation-store.server.ts';
import { lockPost } from './post-store.server.ts';
import { familyOf, listFamilyPosts } from './version-store.server.ts';

/** Which picture of the library, and the words on it. */
export type Attachment = { resourceId: string; caption: Caption };

export type AttachOutcome =
  | { ok: true; picture: AttachedPicture }
  | { ok: false; reason: 'not-found' | 'picture-gone' | 'caption-refused' };

/**
 * Puts a picture of the library under an own post, shared or not, in all its versions: docs/product.md §7. Words
 * that would have to be looked at first cannot come under what everybody reads already.
 */
export async function attachPicture(
  services: Services,
  viewer: Member,
  generationId: string,
  { resourceId, caption }: Attachment,
): Promise<AttachOutcome> {
  const { db } = services;
  const generation = await findOwnGeneration(db, viewer, generationId);
  if (generation?.state !== 'succeeded') return { ok: false, reason: 'not-found' };
  if (!(await findResource(services, viewer, resourceId))) {
    return { ok: false, reason: 'picture-gone' };
  }
  const words = [caption.top, caption.bottom].filter(Boolean).join('\n');
  const verdict = words === '' ? 'ok' : (await screenText(services, words)).verdict;
  if (verdict === 'refuse') return { ok: false, reason: 'caption-refused' };
  return db.transaction().execute(async (trx) => {
    if (!(await holdMember(trx, viewer.id))) return { ok: false, reason: 'not-found' };
    const family = await listFamilyPosts(trx, viewer.id, familyOf(generation));
    // Sharing locks them too: only now is it known which of them others can read.
    for (const { id } of family.toSorted((a, b) => (a.id < b.id ? -1 : 1))) await lockPost(trx, id);
    const posts = await listFamilyPosts(trx, viewer.id, familyOf(generation));
    const [first] = posts;
    if (!first) return { ok: false, reason: 'not-found' };
    if (verdict === 'review' && posts.some(({ type }) => type === 'community')) {
      return { ok: false, reason: 'caption-refused' };
    }
    const ids = posts.map(({ id }) => id);
    await putAttached(trx, ids, {
      user_id: viewer.id,
      resource_id: resourceId,
      top_text: caption.top,
      bottom_text: caption.bottom,
      attached_at: services.now(),
    });
    const row = (await findAttached(trx, [first.id])).get(first.id);
    if (!row) return { ok: false, reason: 'picture-gone' };
    return { ok: true, picture: attachedPicture(row) };
  });
}

/** Takes the picture off an own post in all its versions. False when there is no such post. */
export async function detachPicture(
  services: Services,
  viewer: Member,
  generationId: string,
): Promise<boolean> {
  const ids = await ownPostIds(services, viewer, generationId);
  if (ids === null || ids.length === 0) return false;
  await deleteAttached(services.db, ids);
  return true;
}

/** The picture under an own post, or null; undefined when that was never written. */
export async function pictureOfGeneration(
  services: Services,
  viewer: Member,
  generationId: string,
): Promise<AttachedPicture | null | undefined> {
  const ids = await ownPostIds(services, viewer, generationId);
  if (ids === null) return undefined;
  const [row] = (await findAttached(services.db, ids)).values();
  return row ? attachedPicture(row) : null;
}

// None: what was written is not kept as a post any more.
async function ownPostIds({ db }: Services, viewer: Member, generationId: string) {
  const generation = await findOwnGeneration(db, viewer, generationId);
  if (generation?.state !== 'succeeded') return null;
  return (await listFamilyPosts(db, viewer.id, familyOf(generation))).map(({ id }) => id);
}
