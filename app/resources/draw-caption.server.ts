import sharp from 'sharp';
import type { Member } from '../auth/viewer.ts';
import type { Services } from '../services.server.ts';
import type { Caption } from './caption.ts';
import { findResource } from './list-resources.server.ts';
import { findResourceRow } from './resource-store.server.ts';

/** The longer side of a captioned picture, in pixels, and the shorter one at least. */
const LONGEST_SIDE = 1200;

/** A JPEG of a library picture with words on it, or null when there is no such picture. Of an animation the first frame. */
export async function drawCaption(
  services: Services,
  viewer: Member,
  id: string,
  caption: Caption,
): Promise<Buffer | null> {
  const resource = await findResource(services, viewer, id);
  const row = resource && (await findResourceRow(services.db, id, viewer.id));
  return row ? drawWords(services, row.image, caption) : null;
}

/** The same of a file of the store; null when it is not there. */
export async function drawWords(
  services: Services,
  place: string,
  caption: Caption,
): Promise<Buffer | null> {
  const file = await services.storage.get(place);
  if (!file) {
    services.faults.count('file-missing');
    return null;
  }
  const bytes = await new Response(file.body).arrayBuffer();
  const side = { width: LONGEST_SIDE, height: LONGEST_SIDE };
  // Small ones are made larger: letters on a picture of 60 pixels cannot be read.
  const { data, info } = await sharp(Buffer.from(bytes))
    .resize({ ...side, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const image = `data:image/jpeg;base64,${data.toString('base64')}`;
  return services.pictures.caption({ image, width, height, ...caption });
}
