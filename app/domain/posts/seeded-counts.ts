import { randomFrom } from '../../../comedy/random.ts';

/** The vanity numbers a post starts with (docs/product.md §9): likes 100 to 1099, comments 10 to 109, by its id. */
export function seededCounts(postId: string): { likes: number; comments: number } {
  const random = randomFrom(postId);
  return { likes: random.between(100, 1099), comments: random.between(10, 109) };
}
