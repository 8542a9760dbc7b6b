import type { FeedPost } from '../../app/domain/community/feed.server.ts';

/** Returns a shared post as everybody sees it. */
export function feedPostOf(given: Partial<FeedPost>): FeedPost {
  return {
    id: '01a',
    text: 'A first line',
    shownPremise: null,
    authorName: 'Ada',
    authorBio: '',
    authorAvatar: null,
    createdAt: Date.UTC(2026, 10, 21),
    likes: 1,
    comments: 1,
    style: 'humblebrag',
    isOwn: false,
    realReactions: 0,
    realComments: 0,
    viewerReaction: null,
    picture: null,
    isRemix: false,
    remixes: 0,
    ...given,
  };
}
