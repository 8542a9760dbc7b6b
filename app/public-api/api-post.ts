import type { z } from 'zod';
import { DEFAULT_HUMOR_LEVEL, parseHumorLevel } from '../../comedy/post-styles.ts';
import type { PostSummary } from '../posts/post-summary.ts';
import type { Post } from './api-schemas.ts';

/** An own post as the public API shows it. `origin` is the site's. */
export function apiPost(post: PostSummary, origin: string): z.output<typeof Post> {
  const { type, context, humorLevel } = post.formData;
  return {
    id: post.id,
    generationId: post.generationId,
    text: post.post,
    style: type,
    level: parseHumorLevel(humorLevel) ?? DEFAULT_HUMOR_LEVEL,
    fields: JSON.parse(context) as Record<string, string>,
    createdAt: new Date(post.createdAt).toISOString(),
    likes: post.likes,
    comments: post.comments,
    isShared: post.isShared,
    url: post.isShared && !post.isHidden ? `${origin}/post/${post.id}` : null,
  };
}
