import { findStyle } from '../../../comedy/styles/post-styles.ts';
import { invalidField, NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import type { Services } from '../../platform/services.ts';
import { formatCount, postAge, shortened } from '../../platform/text/display-text.ts';
import type { FeedRow } from '../community/feed-store.server.ts';
import { feedPost } from '../community/feed.server.ts';
import { readAvatar } from '../members/read-avatar.server.ts';
import type { Member } from '../members/viewer.ts';
import type { PictureViewer } from '../posts/attachment-store.server.ts';
import { findOwnGeneration } from '../posts/generation-store.server.ts';
import { formDataOf, whatHappened } from '../posts/post.ts';
import { PREVIEW_COUNTS } from '../posts/preview.ts';
import { findProfile } from '../posts/profiles.server.ts';
import { MAX_PREMISE_LENGTH } from '../posts/shown-premise.ts';
import { familyOf, listFamilyPosts } from '../posts/version-store.server.ts';
import { faceOfOwn } from '../posts/versions.server.ts';
import { COARSE_HEADLINE } from '../screening/moderation-words.ts';
import { screenWords } from '../screening/word-screening.server.ts';
import { MODEL_WRITTEN } from '../writers/writer.ts';
import { jpegUrl } from './card-boxes.ts';
import { drawAttached } from './captioned-pictures.server.ts';
import { applyLook, type CardContent } from './card-content.ts';
import type { CardLook, PictureDress } from './card-look.ts';
import type { CardDress } from './dressed-card.ts';

/** The card of a post. `premise`: what happened, where a picture may say it; a grave post has none. */
type PostCard = { card: CardContent; premise: string | null; isGrave: boolean };

/** Reads the card of an own finished post with that look. Rejects a coarse headline. */
export async function readOwnCard(
  services: Services,
  viewer: Member,
  id: string,
  look: CardLook | null,
): Promise<({ ok: true } & PostCard) | Rejection> {
  const { db } = services;
  const row = await findOwnGeneration(db, viewer, id);
  if (row?.state !== 'succeeded' || !row.text) return NOT_FOUND;
  const profile = await findProfile(db, viewer.id, row);
  const { profileName, profileBio, useProfilePicture } = profile;
  const headline = look?.headline ?? profileBio;
  if (headline !== profileBio && screenWords(headline) !== 'clean') {
    return invalidField('headline', COARSE_HEADLINE);
  }
  const author = { name: profileName, bio: profileBio };
  const [post] = await listFamilyPosts(db, viewer.id, familyOf(row));
  const isGrave = row.is_grave === 1;
  const card: CardContent = {
    photo: useProfilePicture ? await readPhoto(services, viewer.id) : null,
    face: faceOfOwn(viewer, profile),
    text: row.text,
    picture: post ? await cardPicture(services, post.id, viewer) : null,
    ...(look ? { look, ...applyLook(author, look) } : { author, ...PREVIEW_COUNTS }),
  };
  return { ok: true, card, isGrave, premise: isGrave ? null : whatHappened(formDataOf(row)) };
}

/** Reads the card of a shared post. */
export async function readSharedCard(services: Services, row: FeedRow): Promise<PostCard> {
  const post = feedPost(row, null);
  const card: CardContent = {
    author: { name: post.authorName, bio: post.authorBio },
    photo: post.authorAvatar === null ? null : await readPhoto(services, row.user_id),
    face: post.authorFace,
    text: post.text,
    picture: await cardPicture(services, row.id, null),
    age: postAge(post.createdAt, services.now()) ?? dateOf(post.createdAt),
    styleName: findStyle(post.style)?.label,
    writer: post.isByModel ? MODEL_WRITTEN : undefined,
    reactions: formatCount(post.likes),
    comments: formatCount(post.comments),
    reposts: null,
  };
  return { card, premise: post.shownPremise, isGrave: post.isGrave === true };
}

/** The dress of a post whose form or author says what happened. */
export function dressedIn(
  { background, hasPremise }: PictureDress,
  premise: string | null,
): CardDress {
  const shown = hasPremise && premise !== null ? shortened(premise, MAX_PREMISE_LENGTH) : null;
  return { background, premise: shown };
}

/** The photo of a member for a card, as a data URL. */
export async function readPhoto(
  services: Pick<Services, 'db'>,
  userId: string,
): Promise<string | null> {
  const avatar = await readAvatar(services, userId);
  if (!avatar) return null;
  return `data:${avatar.contentType};base64,${Buffer.from(avatar.bytes).toString('base64')}`;
}

/** The picture under a post for its card. */
export async function cardPicture(
  services: Services,
  postId: string,
  viewer: PictureViewer,
): Promise<CardContent['picture']> {
  const attached = await drawAttached(services, postId, viewer);
  if (!attached) return null;
  const { bytes, width, height } = attached;
  return { image: jpegUrl(bytes), width, height };
}

// In UTC and English: a picture has no reader whose time zone and language are known.
function dateOf(at: number): string {
  const format = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return new Date(at).toLocaleDateString('en', format);
}
