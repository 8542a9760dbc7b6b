const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * How long things are kept, in milliseconds. Whatever ends by the clock goes by these numbers, and the Privacy
 * page shows them: docs/product.md §2, Terms and Privacy.
 */
export const RETENTION = {
  /** Steps of the funnel, and the guests who took them. */
  events: 90 * DAY,
  /** Goes at a post that came to nothing. */
  attempts: 30 * DAY,
  /** What a model was given to translate and what it made of it: so long the same key shows it again. */
  translations: DAY,
  /** Counters of single days. */
  counters: 8 * DAY,
  /** Counters of rate limits, whose windows are an hour at most. */
  rateLimitCounters: 2 * 60 * MINUTE,
  /** A report, after its case was closed. */
  reports: 180 * DAY,
  /** What an admin has deleted, hidden in case it was a mistake. */
  removed: DAY,
  /** A notice under the bell, read or not. */
  notices: 180 * DAY,
  /** A session nobody uses, and any session. */
  sessionIdle: 7 * DAY,
  sessionLife: 30 * DAY,
  /** An API token that has ended, still shown to its owner. */
  endedTokens: 30 * DAY,
  /** A sign-in under way. */
  signIn: 10 * MINUTE,
  /** The cookie with a guest's id. */
  guestCookie: 400 * DAY,
} as const;

/** So many notices of one member are kept, the newest. */
export const NOTICES_KEPT = 500;

/** Of the backups that the clock makes: the newest of so many days, and of so many weeks. */
export const BACKUPS_KEPT = { days: 7, weeks: 4 } as const;
