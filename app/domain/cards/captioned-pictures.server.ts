import sharp from 'sharp';
import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import type { Caption } from '../media-library/resource.ts';
import { findResource } from '../media-library/resources.server.ts';
import { findResourceRow } from '../media-library/resource-store.server.ts';
import {
  findPicture,
  type PictureRow,
  type PictureViewer,
} from '../posts/attachment-store.server.ts';
import { pictureBox } from '../posts/attachment.ts';

type Drawn = { bytes: Buffer; isPublic: boolean };

/** A JPEG of the picture under a post, or null: of a stranger's private post there is none. */
export async function drawAttached(
  services: Services,
  postId: string,
  viewer: PictureViewer,
): Promise<Drawn | null> {
  const row = await findPicture(services.db, postId, viewer);
  const bytes = row && (await drawRow(services, row));
  return row && bytes
    ? { bytes, isPublic: row.type === 'community' && row.hidden_at === null }
    : null;
}

/** The same for the picture of the whole card. */
export async function cardPicture(
  services: Services,
  postId: string,
  viewer: PictureViewer,
): Promise<{ image: string; width: number; height: number } | null> {
  const row = await findPicture(services.db, postId, viewer);
  const bytes = row && (await drawRow(services, row));
  if (!row || !bytes) return null;
  return { image: `data:image/jpeg;base64,${bytes.toString('base64')}`, ...pictureBox(row) };
}

// What a picture shows follows from these three, so it is drawn once for everybody.
function drawRow(services: Services, row: PictureRow): Promise<Buffer | null> {
  const caption = { top: row.top_text, bottom: row.bottom_text };
  const key = JSON.stringify([row.content_hash, caption.top, caption.bottom]);
  return services.drawn.get(key, () => drawWords(services, row.image, caption));
}

/** The longer side of a captioned picture, in pixels, and the shorter one at least. */
const MAX_SIDE = 1200;
const JPEG = 'image/jpeg';

/** A JPEG of a library picture with words on it, or null when there is no such picture. Of an animation the first frame. */
export async function drawCaption(
  services: Services,
  viewer: Member,
  id: string,
  caption: Caption,
): Promise<Buffer | null> {
  const row = await findShownRow(services, viewer, id);
  return row ? drawWords(services, row.image, caption) : null;
}

// What is hidden from the viewer has no row here either.
async function findShownRow(services: Services, viewer: Member, id: string) {
  const resource = await findResource(services, viewer, id);
  return resource ? findResourceRow(services.db, id, viewer.id) : null;
}

async function readStored(services: Services, place: string): Promise<Buffer | null> {
  const file = await services.storage.get(place);
  if (!file) {
    services.faults.count('file-missing');
    return null;
  }
  return Buffer.from(await new Response(file.body).arrayBuffer());
}

/**
 * A library picture as a JPEG, or null when there is no such picture: an animation by its first frame, transparency on
 * white (docs/product.md §7).
 */
export async function drawDownload(
  services: Services,
  viewer: Member,
  id: string,
): Promise<Buffer | null> {
  const row = await findShownRow(services, viewer, id);
  const bytes = row && (await readStored(services, row.image));
  if (!row || !bytes) return null;
  if (row.content_type === JPEG) return bytes;
  return sharp(bytes).flatten({ background: '#ffffff' }).jpeg({ quality: 92 }).toBuffer();
}

/** The same of a file of the store; null when it is not there. */
async function drawWords(
  services: Services,
  place: string,
  caption: Caption,
): Promise<Buffer | null> {
  const bytes = await readStored(services, place);
  if (!bytes) return null;
  const side = { width: MAX_SIDE, height: MAX_SIDE };
  // Small ones are made larger: letters on a picture of 60 pixels cannot be read.
  const { data, info } = await sharp(bytes)
    .resize({ ...side, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const image = `data:image/jpeg;base64,${data.toString('base64')}`;
  return services.pictures.caption({ image, width, height, ...caption });
}
