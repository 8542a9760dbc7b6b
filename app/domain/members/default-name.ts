/** What a member is called whose sign-in gives no name: docs/product.md §3, User record. */
export const DEFAULT_NAME = 'LinkedIn User';
