/** What the result screen says, as docs/product.md §8 fixes it. */
export const POST_REGENERATED = 'Post regenerated!';
export const REGENERATE_FAILED = 'Failed to regenerate post';
