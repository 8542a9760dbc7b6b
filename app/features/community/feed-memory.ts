import { createPageMemory } from '../../ui/page-memory.ts';
import type { FeedPost } from '../../domain/posts/feed-post.ts';
import type { FeedPage } from '../../domain/posts/list-feed.server.ts';

/** What this tab remembers of the feed. */
export const feedMemory = createPageMemory<FeedPage, FeedPost>({
  prefix: 'broetry-feed-',
  itemsOf: ({ posts }) => posts,
  withItems: (page, posts) => ({ ...page, posts }),
});
