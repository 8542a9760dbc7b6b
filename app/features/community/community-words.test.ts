import { expect, it } from 'vitest';
import * as words from './community-words.ts';

it('says the words of docs/product.md §2 and §8 exactly', () => {
  expect(words).toMatchObject({
    LOAD_FEED_FAILED: 'Failed to load posts',
    NO_POSTS: 'No posts found',
    NO_POSTS_HINT: 'Try adjusting your filters to see more posts',
    MISSING_POST: 'Post not found',
    MISSING_POST_HINT: "This post may have been deleted or doesn't exist.",
  });
});
