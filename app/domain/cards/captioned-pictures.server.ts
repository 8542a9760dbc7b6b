import type { Member } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import type { Caption } from '../media-library/resource.ts';
import { findSeenRow } from '../media-library/resources.server.ts';
import { findPicture, type PictureViewer } from '../posts/attachment-store.server.ts';
import { pictureBox } from '../posts/attachment.ts';
import { sharedBy } from './pictures.server.ts';

type AttachedJpeg = { bytes: Buffer; isPublic: boolean; width: number; height: number };

/** Draws the picture under a post as a JPEG, with its box on a card. Null when the viewer may not see one. */
export async function drawAttached(
  services: Services,
  postId: string,
  viewer: PictureViewer,
): Promise<AttachedJpeg | null> {
  const row = await findPicture(services.db, postId, viewer);
  if (!row) return null;
  const caption = { top: row.top_text, bottom: row.bottom_text };
  const key = JSON.stringify([row.content_hash, caption.top, caption.bottom]);
  const draw = () => drawStored(sharedBy(services), row.image, caption);
  const bytes = await services.pictureCache.get(key, draw);
  const isPublic = row.type === 'community' && row.hidden_at === null;
  return bytes && { bytes, isPublic, ...pictureBox(row) };
}

/** Draws a library picture with a caption as a JPEG. Null when the viewer may not see the picture. */
export async function drawCaptionedPicture(
  services: Services,
  viewer: Member,
  id: string,
  caption: Caption,
): Promise<Buffer | null> {
  const row = await findSeenRow(services.db, viewer, id);
  return row && drawStored(services, row.image, caption);
}

/**
 * Returns a library picture as a JPEG: an animation by its first frame, transparency on white (docs/product.md §7). Null
 * when the viewer may not see the picture.
 */
export async function drawDownload(
  services: Services,
  viewer: Member,
  id: string,
): Promise<Buffer | null> {
  const row = await findSeenRow(services.db, viewer, id);
  const bytes = row && (await readStored(services, row.image));
  if (!row || !bytes) return null;
  if (row.content_type === 'image/jpeg') return bytes;
  return services.pictures.jpeg(bytes, services.requester);
}

async function readStored(
  services: Pick<Services, 'errorCounters' | 'storage'>,
  path: string,
): Promise<Buffer | null> {
  const file = await services.storage.get(path);
  if (!file) {
    services.errorCounters.count('file-missing');
    return null;
  }
  return Buffer.from(await new Response(file.body).arrayBuffer());
}

async function drawStored(
  services: Services,
  path: string,
  caption: Caption,
): Promise<Buffer | null> {
  const picture = await readStored(services, path);
  return picture && services.pictures.caption({ picture, ...caption }, services.requester);
}
