import { createPageMemory } from '../../ui/page-memory.ts';
import type { FeedPage, FeedPost } from '../../domain/community/feed.server.ts';

/** What this tab remembers of the feed. */
export const feedMemory = createPageMemory<FeedPage, FeedPost>({
  key: 'broetry-feed',
  itemsOf: ({ posts }) => posts,
  withItems: (page, posts) => ({ ...page, posts }),
});
