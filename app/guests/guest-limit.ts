/** Free generations a guest has: docs/product.md §9. */
export const FREE_GENERATIONS = 1;

/** docs/product.md §5: a guest can generate only while postsGenerated is below 1. */
export function guestMayGenerate(usage: { postsGenerated: number }): boolean {
  return usage.postsGenerated < FREE_GENERATIONS;
}
