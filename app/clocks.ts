/**
 * By how much the clocks of two processes may differ, in milliseconds. A time further ahead than anybody could have
 * meant was noted before the clock was set back: whoever waited for it would wait for as long as that.
 */
export const CLOCKS_DIFFER = 15 * 60_000;
