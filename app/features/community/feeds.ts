import { type MetaTag, pageTitle } from '../../ui/meta-tags.tsx';

/** The feeds: which page each belongs to, and the title of both. */
export const FEEDS = {
  community: { page: '/community', title: 'Community Posts' },
  best: { page: '/hall-of-fame', title: 'Best Community Posts' },
} as const;

/** RSS 2.0 at `.xml`, Atom at `.atom`. */
export const FEED_TYPES = { xml: 'application/rss+xml', atom: 'application/atom+xml' } as const;

/** Which posts a feed has, and its format. */
export type FeedKind = { of: keyof typeof FEEDS; format: keyof typeof FEED_TYPES };

/** The path of a feed. */
export function feedPath({ of, format }: FeedKind): string {
  return `/${of}.${format}`;
}

/** The tags that lead feed readers from a page to its feeds. Only for `meta` functions. */
export function feedMeta(of: FeedKind['of']): MetaTag[] {
  return (['xml', 'atom'] as const).map((format) => ({
    tagName: 'link',
    rel: 'alternate',
    type: FEED_TYPES[format],
    href: feedPath({ of, format }),
    title: pageTitle(FEEDS[of].title),
  }));
}
