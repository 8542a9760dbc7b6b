/** Who a post is by. */
export type PostAuthor = { name: string; bio: string };

/** Who a post is by until somebody says otherwise: docs/product.md §3, Profile edit data. */
export const DEFAULT_AUTHOR: PostAuthor = {
  name: 'LinkedIn Member',
  bio: 'Thought Leader • Professional Dreamer • Coffee Enthusiast',
};
