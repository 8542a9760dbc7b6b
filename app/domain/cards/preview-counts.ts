/** The fixed counts and age of the result screen (docs/product.md §2, Post result screen). */
export const PREVIEW_COUNTS = {
  age: '3h',
  reactions: '42,567',
  comments: '1,234',
  reposts: '89',
} as const;
