import { DAY_MS, HOUR_MS, MINUTE_MS } from './time-units.ts';

/**
 * How long things are kept, in milliseconds. Whatever ends by the clock goes by these numbers, and the Privacy
 * page shows them: docs/product.md §2, Terms and Privacy.
 */
export const RETENTION = {
  /** Steps of the funnel, and the guests who took them. */
  events: 90 * DAY_MS,
  /** Goes at a post that came to nothing. */
  attempts: 30 * DAY_MS,
  /** What a model was given to translate and what it made of it: so long the same key shows it again. */
  translations: DAY_MS,
  /** Counters of single days. */
  counters: 8 * DAY_MS,
  /** Counters of rate limits, whose windows are an hour at most. */
  rateLimitCounters: 2 * HOUR_MS,
  /** A report, after its case was closed. */
  reports: 180 * DAY_MS,
  /** What an admin has deleted, hidden in case it was a mistake. */
  removed: DAY_MS,
  /** A notice under the bell, read or not. */
  notices: 180 * DAY_MS,
  /** A session nobody uses, and any session. */
  sessionIdle: 7 * DAY_MS,
  sessionLife: 30 * DAY_MS,
  /** An API token that has ended, still shown to its owner. */
  endedTokens: 30 * DAY_MS,
  /** A sign-in under way. */
  signIn: 10 * MINUTE_MS,
  /** The cookie with a guest's id. */
  guestCookie: 400 * DAY_MS,
} as const;

/** So many notices of one member are kept, the newest. */
export const MAX_NOTICES = 500;

/** Of the backups that the clock makes: the newest of so many days, and of so many weeks. */
export const BACKUP_RETENTION = { days: 7, weeks: 4 } as const;
