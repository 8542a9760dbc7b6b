import type { Services } from '../../platform/services.ts';
import { drawWords } from './draw-caption.server.ts';
import { pictureBox } from '../posts/attachment.ts';
import { type DrawnFor, type DrawnRow, findDrawn } from '../posts/attachment-store.server.ts';

type Drawn = { bytes: Buffer; isPublic: boolean };

/** A JPEG of the picture under a post, or null: of a stranger's private post there is none. */
export async function drawAttached(
  services: Services,
  postId: string,
  viewer: DrawnFor,
): Promise<Drawn | null> {
  const row = await findDrawn(services.db, postId, viewer);
  const bytes = row && (await drawRow(services, row));
  return row && bytes
    ? { bytes, isPublic: row.type === 'community' && row.hidden_at === null }
    : null;
}

/** The same for the picture of the whole card. */
export async function cardPicture(
  services: Services,
  postId: string,
  viewer: DrawnFor,
): Promise<{ image: string; width: number; height: number } | null> {
  const row = await findDrawn(services.db, postId, viewer);
  const bytes = row && (await drawRow(services, row));
  if (!row || !bytes) return null;
  return { image: `data:image/jpeg;base64,${bytes.toString('base64')}`, ...pictureBox(row) };
}

// What a picture shows follows from these three, so it is drawn once for everybody.
function drawRow(services: Services, row: DrawnRow): Promise<Buffer | null> {
  const caption = { top: row.top_text, bottom: row.bottom_text };
  const key = JSON.stringify([row.content_hash, caption.top, caption.bottom]);
  return services.drawn.get(key, () => drawWords(services, row.image, caption));
}
