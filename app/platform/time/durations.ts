/** Milliseconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/**
 * By how much the clocks of two processes may differ. A time further ahead than anybody could have meant was noted
 * before the clock was set back: whoever waited for it would wait for as long as that.
 */
export const MAX_CLOCK_SKEW_MS = 15 * MINUTE_MS;
