/** Free generations a guest has: docs/product.md §9. */
export const FREE_GENERATIONS = 1;

/** docs/product.md §5: a guest can generate only while postsGenerated is below 1. */
export function guestMayGenerate(usage: { postsGenerated: number }): boolean {
  return usage.postsGenerated < FREE_GENERATIONS;
}

/** What is said when the free post is gone: docs/product.md §8. Here, so that pages need not the whole catalogue. */
export const GUEST_LIMIT_WORDS =
  "You've used your free post! Sign up to generate unlimited viral content 🚀";
