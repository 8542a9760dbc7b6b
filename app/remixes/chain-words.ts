/** In a chain, where a post stood. It says nothing about it. */
export const STONE = 'A post stood here. It has been laid to rest.';

/** Where a chain is too long to show all of it. */
export const CUT_NOTE = 'Then it got worse for a while.';

/** Under a post that nobody has made worse. */
export const NO_REMIXES = 'Nobody has made this worse yet. It is hard to see how.';
