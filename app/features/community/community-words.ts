/** What the community says, as docs/product.md §2 and §8 fix it. */
export const SHARED_DOWNLOAD_FAILED = 'Failed to download image';
export const LOAD_FEED_FAILED = 'Failed to load posts';
export const NO_POSTS = 'No posts found';
export const NO_POSTS_HINT = 'Try adjusting your filters to see more posts';
/** The way out of filters that leave nothing. */
export const SHOW_ALL = 'Show all posts';
/** Above them where no filter is set, which has another next step. */
export const NO_POSTS_AT_ALL = 'Nobody has shared anything yet';
export const NO_POSTS_AT_ALL_HINT = 'Every thought leader begins without an audience.';
export const WRITE_FIRST = 'Write the first one';
export const MISSING_POST = 'Post not found';
export const MISSING_POST_HINT = "This post may have been deleted or doesn't exist.";
/** The page in place of a post that is gone, private or never was: the three look the same. */
export const MISSING_PAGE = { faces: ['pigeon'], sign: 'Post: none.', title: MISSING_POST };
export const MISREAD =
  'Part of this address means nothing here. You see everything else it asks for.';

/** What an admin is told after pinning or featuring a post, and after taking that back. */
export const HIGHLIGHTED = {
  pinned: { on: 'Pinned: it is the first in New.', off: 'Unpinned.' },
  featured: { on: 'Featured: it is the best post now.', off: 'Featured no more.' },
} as const;
