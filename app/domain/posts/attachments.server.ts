import { NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import type { Member } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import type { Caption } from '../media-library/resource.ts';
import { findResource } from '../media-library/resources.server.ts';
import { lockMember } from '../members/member-store.server.ts';
import { screenText } from '../screening/screen-text.server.ts';
import {
  captionText,
  deleteAttached,
  findAttached,
  putAttached,
} from './attachment-store.server.ts';
import { attachedPicture, type AttachedPicture } from './attachment.ts';
import { findOwnGeneration } from './generation-store.server.ts';
import { lockPost } from './post-store.server.ts';
import { familyOf, listFamilyPosts } from './version-store.server.ts';

type Attachment = { resourceId: string; caption: Caption };

type AttachOutcome = { ok: true; picture: AttachedPicture } | Rejection;

/**
 * Attaches a library picture to all versions of an own post (docs/product.md §7). A caption that needs a review is refused
 * for a shared post.
 */
export async function attachPicture(
  services: Services,
  viewer: Member,
  generationId: string,
  { resourceId, caption }: Attachment,
): Promise<AttachOutcome> {
  const { db } = services;
  const generation = await findOwnGeneration(db, viewer, generationId);
  if (generation?.state !== 'succeeded') return NOT_FOUND;
  if (!(await findResource(services, viewer, resourceId))) {
    return { ok: false, reason: 'picture-gone' };
  }
  const text = captionText(caption.top, caption.bottom);
  const verdict = text === '' ? 'ok' : (await screenText(services, text)).verdict;
  if (verdict === 'refuse') return { ok: false, reason: 'caption-refused' };
  return db.transaction().execute(async (trx) => {
    if (!(await lockMember(trx, viewer.id))) return NOT_FOUND;
    const family = await listFamilyPosts(trx, viewer.id, familyOf(generation));
    // Sharing locks posts as well: whether they are shared is certain only after the locks.
    for (const { id } of family.toSorted((a, b) => (a.id < b.id ? -1 : 1))) await lockPost(trx, id);
    const posts = await listFamilyPosts(trx, viewer.id, familyOf(generation));
    const [first] = posts;
    if (!first) return NOT_FOUND;
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

/** Removes the picture from all versions of an own post. False when there is no such post. */
export async function detachPicture(
  { db }: Pick<Services, 'db'>,
  viewer: Member,
  generationId: string,
): Promise<boolean> {
  const generation = await findOwnGeneration(db, viewer, generationId);
  if (generation?.state !== 'succeeded') return false;
  const posts = await listFamilyPosts(db, viewer.id, familyOf(generation));
  const ids = posts.map(({ id }) => id);
  if (ids.length > 0) await deleteAttached(db, ids);
  return ids.length > 0;
}
