import { reportCard } from '../../comedy/devices/report-card.ts';
import { cardPicture } from '../attachments/draw-attached.server.ts';
import type { Member } from '../auth/viewer.ts';
import { findOwnGeneration } from '../generator/generation-store.server.ts';
import { familyOf, listFamilyPosts } from '../posts/family-store.server.ts';
import { findProfile } from '../posts/find-profile.server.ts';
import type { Services } from '../services.server.ts';
import { PREVIEW_COUNTS } from './card-content.ts';
import { readPhoto } from './read-photo.server.ts';
import type { PictureSize } from './picture-sizes.ts';

/** A PNG of an own finished post with the counts of the result screen, its score on it if wanted, or null: a stranger's is no post. */
export async function drawGeneration(
  services: Services,
  viewer: Member,
  id: string,
  size: PictureSize,
  isStamped: boolean,
): Promise<Buffer | null> {
  const { db } = services;
  const row = await findOwnGeneration(db, viewer, id);
  if (row?.state !== 'succeeded' || !row.text) return null;
  const { profileName, profileBio, useProfilePicture } = await findProfile(db, viewer.id, row);
  const photo = useProfilePicture ? await readPhoto(services, viewer.id) : null;
  const author = { name: profileName, bio: profileBio };
  const [post] = await listFamilyPosts(db, viewer.id, familyOf(row));
  const picture = post ? await cardPicture(services, post.id, viewer) : null;
  const stamp = isStamped ? { stamp: reportCard(row.text).score } : {};
  return services.pictures.draw(
    { author, photo, text: row.text, picture, ...PREVIEW_COUNTS, ...stamp },
    size,
  );
}
