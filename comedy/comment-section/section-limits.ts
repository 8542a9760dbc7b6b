/** Limits for the seed of a section and the re-rolls of a comment; larger numbers are clamped. */
export const MAX_SEED = 999;
export const MAX_ROLLS = 99;
/** Upper bound for comments and answers under a post. */
export const MAX_COMMENTS = 12;
