import type { z } from 'zod';
import type { FeedPost } from '../community/feed-post.ts';
import type { FeedPage } from './api-schemas.ts';

/** A shared post as the public API shows it to everybody. `origin` is the site's. */
export function apiFeedPost(
  post: FeedPost,
  origin: string,
): z.output<typeof FeedPage>['posts'][number] {
  const { id, text, authorName, authorBio, style, createdAt, likes, comments } = post;
  return {
    id,
    text,
    authorName,
    authorBio,
    style,
    createdAt: new Date(createdAt).toISOString(),
    likes,
    comments,
    url: `${origin}/post/${id}`,
  };
}
