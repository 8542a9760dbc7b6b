import type { Member } from '../auth/viewer.ts';
import { findOwnGeneration } from '../generator/generation-store.server.ts';
import { DEFAULT_AUTHOR } from '../posts/default-author.ts';
import type { Services } from '../services.server.ts';
import { PREVIEW_COUNTS } from './card-content.ts';
import type { PictureSize } from './picture-sizes.ts';

/** A PNG of an own finished post with the counts of the result screen, or null: a stranger's is no post. */
export async function drawGeneration(
  services: Services,
  viewer: Member,
  id: string,
  size: PictureSize,
): Promise<Buffer | null> {
  const row = await findOwnGeneration(services.db, viewer, id);
  if (row?.state !== 'succeeded' || !row.text) return null;
  const card = { author: DEFAULT_AUTHOR, photo: null, text: row.text, ...PREVIEW_COUNTS };
  return services.pictures.draw(card, size);
}
