import { writeCommentSection } from '../../../comedy/comment-section/write-section.ts';
import { reportCard } from '../../../comedy/devices/report-card.ts';
import { cardPicture } from './draw-attached.server.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { SectionChoice } from '../posts/section-choice.ts';
import { findOwnGeneration } from '../posts/generation-store.server.ts';
import { familyOf, listFamilyPosts } from '../posts/family-store.server.ts';
import { findProfile } from '../posts/find-profile.server.ts';
import type { Services } from '../../platform/services.ts';
import { COARSE_HEADLINE } from '../screening/moderation-words.ts';
import { screenWords } from '../screening/screen-words.server.ts';
import { PREVIEW_COUNTS } from './preview-counts.ts';
import type { CardLook } from './card-look.ts';
import { commentsFor } from './comment-nodes.ts';
import { dressed } from './dress-card.ts';
import { readPhoto } from './read-photo.server.ts';
import type { PictureSize } from './picture-sizes.ts';

type Wanted = {
  size: PictureSize;
  /** Whether its score stands on it. */
  isStamped: boolean;
  /** The comments of the house that were chosen, written anew from the post; null for none. */
  comments: SectionChoice | null;
  /** What the card studio has set; null for the card of the result screen. */
  look: CardLook | null;
};

/** A PNG of an own finished post, `refused` for a headline nobody should read, or null: a stranger's is no post. */
export async function drawGeneration(
  services: Services,
  viewer: Member,
  id: string,
  { size, isStamped, comments, look }: Wanted,
): Promise<Drawn | null> {
  const { db } = services;
  const row = await findOwnGeneration(db, viewer, id);
  if (row?.state !== 'succeeded' || !row.text) return null;
  const { profileName, profileBio, useProfilePicture } = await findProfile(db, viewer.id, row);
  const headline = look?.headline ?? profileBio;
  if (headline !== profileBio && screenWords(headline) !== 'clean') {
    return { refused: COARSE_HEADLINE };
  }
  const photo = useProfilePicture ? await readPhoto(services, viewer.id) : null;
  const author = { name: profileName, bio: profileBio };
  const [post] = await listFamilyPosts(db, viewer.id, familyOf(row));
  const picture = post ? await cardPicture(services, post.id, viewer) : null;
  const stamp = isStamped ? { stamp: reportCard(row.text).score } : {};
  const houseComments = comments
    ? commentsFor(writeCommentSection(row.text, comments).comments, size)
    : [];
  const counts = look ? { look, ...dressed(author, look) } : { author, ...PREVIEW_COUNTS };
  const card = { photo, text: row.text, picture, ...counts, ...stamp, houseComments };
  return { picture: await services.pictures.draw(card, size) };
}

type Drawn = { picture: Buffer } | { refused: string };
