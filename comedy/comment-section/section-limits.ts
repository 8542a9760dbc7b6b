/** Sections of one post, and re-rolls of one comment: numbers above are taken for the highest. */
export const MOST_SEEDS = 999;
export const MOST_ROLLS = 99;
/** Commenters under a post, those who answer included: more are never there. */
export const MOST_COMMENTS = 12;
