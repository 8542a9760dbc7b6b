import { feedPath, FEED_TYPES, type FeedKind, FEEDS } from '../community/feeds.ts';

const feeds = (Object.keys(FEEDS) as FeedKind['of'][]).flatMap((of) =>
  (Object.keys(FEED_TYPES) as FeedKind['format'][]).map((format) => ({
    path: feedPath({ of, format }),
    label: `${FEEDS[of].title}, ${format === 'xml' ? 'RSS' : 'Atom'}`,
  })),
);

/** What a signed address may open on a private instance: the routes with `isSigned`. */
export const SIGNED_PATHS: readonly { path: string; label: string }[] = [
  { path: '/best.png', label: 'The best post, a picture for a screen' },
  ...feeds,
  { path: '/oembed', label: 'oEmbed, for wikis and blogs' },
];
