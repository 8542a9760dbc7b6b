import { isId } from '../../platform/text/ids.ts';
import { createHash } from 'node:crypto';
import { cardPicture } from './draw-attached.server.ts';
import type { CardContent } from './card-content.ts';
import type { PictureSize } from './picture-sizes.ts';
import { readPhoto } from './read-photo.server.ts';
import { readAvatar } from '../members/read-avatar.server.ts';
import type { Services } from '../../platform/services.ts';
import { formatCount } from '../../platform/text/format-count.ts';
import { postAge } from '../../platform/time/post-age.ts';
import { feedPost } from '../posts/feed-post.ts';
import { type FeedRow, findFeedRow } from '../posts/feed-store.server.ts';

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
