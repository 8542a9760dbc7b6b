import { usePages } from '../../ui/paged-list.tsx';
import { type FeedFilters, feedSearch, SCREEN_LIMIT } from '../../domain/community/feed.ts';
import { feedMemory } from './feed-memory.ts';
import type { FeedPage } from '../../domain/community/feed.server.ts';

/** The posts of the feed, page by page. */
export function useFeedPages(filters: FeedFilters, first: FeedPage) {
  const fetchPage = (after: string) => fetchFeed(filters, after);
  const { items: posts, ...pages } = usePages({ memory: feedMemory, first, fetchPage });
  return { posts, ...pages };
}

async function fetchFeed(filters: FeedFilters, after: string): Promise<FeedPage | null> {
  const search = feedSearch(filters, after);
  try {
    const answer = await fetch(`/api/community${search}&limit=${SCREEN_LIMIT}`);
    return answer.ok ? ((await answer.json()) as FeedPage) : null;
  } catch {
    return null;
  }
}
