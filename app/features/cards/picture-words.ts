/** Texts of the picture of a post: docs/product.md §8. */
export const PICTURE_FAILED = 'Failed to generate preview. Please try again.';
export const PREVIEW_FAILED = 'Failed to generate preview';
export const COPY_FAILED = 'Failed to copy post';
