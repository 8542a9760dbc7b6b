/** Texts of the result screen: docs/product.md §8. */
export const POST_REGENERATED = 'Post regenerated!';
export const REGENERATE_FAILED = 'Failed to regenerate post';
export const POST_COPIED = 'Post copied to clipboard!';
export const COPY_FAILED = 'Failed to copy post';
export const PICTURE_FAILED = 'Failed to generate preview. Please try again.';
export const PREVIEW_FAILED = 'Failed to generate preview';
export const SHARED = 'Post shared in Community';
export const ALREADY_SHARED = 'Post is already shared to community!';
export const SHARE_FAILED = 'Failed to share post to community';
