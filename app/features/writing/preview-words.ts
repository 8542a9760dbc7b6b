/** Texts of the result screen: docs/product.md §8. */
export const POST_REGENERATED = 'Post regenerated!';
export const REGENERATE_FAILED = 'Failed to regenerate post';
export const POST_COPIED = 'Post copied to clipboard!';
export const SHARED = 'Post shared in Community';
export const ALREADY_SHARED = 'Post is already shared to community!';
export const SHARE_FAILED = 'Failed to share post to community';
