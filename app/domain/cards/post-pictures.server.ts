import { createHash } from 'node:crypto';
import { writeCommentSection } from '../../../comedy/comment-section/write-section.ts';
import { reportCard } from '../../../comedy/devices/report-card.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { formatCount, postAge } from '../../platform/text/display-text.ts';
import { isId } from '../../platform/text/ids.ts';
import { type FeedRow, findFeedRow } from '../community/feed-store.server.ts';
import { feedPost } from '../community/feed.server.ts';
import { readAvatar } from '../members/read-avatar.server.ts';
import { findOwnGeneration } from '../posts/generation-store.server.ts';
import { PREVIEW_COUNTS } from '../posts/preview.ts';
import { findProfile } from '../posts/profiles.server.ts';
import type { SectionChoice } from '../posts/section-choice.ts';
import { familyOf, listFamilyPosts } from '../posts/version-store.server.ts';
import { COARSE_HEADLINE } from '../screening/moderation-words.ts';
import { screenWords } from '../screening/screen-words.server.ts';
import { cardPicture } from './captioned-pictures.server.ts';
import { commentsFor } from './card-comments.ts';
import { type CardContent, dressed } from './card-content.ts';
import type { CardLook } from './card-look.ts';
import type { PictureSize } from './picture-sizes.ts';

/** A member's picture as the card of a picture takes it, a data URL, or null. */
async function readPhoto(services: Services, userId: string): Promise<string | null> {
  const avatar = await readAvatar(services, userId);
  if (!avatar) return null;
  return `data:${avatar.contentType};base64,${Buffer.from(avatar.bytes).toString('base64')}`;
}

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

/** A PNG of a shared post, or null: a private one has no picture either. */
export async function drawSharedPost(
  services: Services,
  id: string,
  size: PictureSize,
): Promise<Buffer | null> {
  const row = isId(id) ? await findFeedRow(services.db, id) : undefined;
  if (!row) return null;
  const card = await cardOf(services, row);
  const draw = () => services.pictures.draw(card, size);
  // When a post goes round each network fetches this one for itself; the others are for single members.
  return size === 'link' ? services.drawn.get(linkKey(card), draw) : draw();
}

// Everything that is drawn is in the name, so what changed is drawn anew.
function linkKey(card: CardContent): string {
  return createHash('sha256')
    .update(JSON.stringify(['link', card]))
    .digest('base64');
}

/** The picture of a shared post's writer, who wanted it shown; null otherwise. */
export async function readPostAvatar(
  services: Services,
  id: string,
): Promise<Awaited<ReturnType<typeof readAvatar>>> {
  const row = isId(id) ? await findFeedRow(services.db, id) : undefined;
  if (!row || feedPost(row, null).authorAvatar === null) return null;
  return readAvatar(services, row.user_id);
}

async function cardOf(services: Services, row: FeedRow): Promise<CardContent> {
  const post = feedPost(row, null);
  return {
    author: { name: post.authorName, bio: post.authorBio },
    photo: post.authorAvatar === null ? null : await readPhoto(services, row.user_id),
    text: post.text,
    picture: await cardPicture(services, row.id, null),
    age: postAge(post.createdAt, services.now()) ?? dateOf(post.createdAt),
    reactions: formatCount(post.likes),
    comments: formatCount(post.comments),
    reposts: null,
  };
}

// A picture has no reader whose clock and language it could ask for.
function dateOf(at: number): string {
  const words = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return new Date(at).toLocaleDateString('en', words);
}
