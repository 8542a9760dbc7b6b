import { DAY_MS, HOUR_MS, MINUTE_MS } from './time-units.ts';

/** Retention periods in milliseconds, also shown on the Privacy page (docs/product.md §2, Terms and Privacy). */
export const RETENTION = {
  /** Funnel events and their guests. */
  events: 90 * DAY_MS,
  /** Generations without a result. */
  attempts: 30 * DAY_MS,
  /** Texts of model translations, for requests with the same Idempotency-Key. */
  translations: DAY_MS,
  /** Daily counters. */
  counters: 8 * DAY_MS,
  /** Rate limits have windows of up to an hour. */
  rateLimitCounters: 2 * HOUR_MS,
  /** Reports of closed cases. */
  reports: 180 * DAY_MS,
  /** Content deleted by an admin, restorable until then. */
  removed: DAY_MS,
  /** Notifications. */
  notifications: 180 * DAY_MS,
  /** Idle sessions, and all sessions. */
  sessionIdle: 7 * DAY_MS,
  sessionLife: 30 * DAY_MS,
  /** Expired API tokens and invitations, and used recovery codes. */
  endedTokens: 30 * DAY_MS,
  /** Pending sign-ins. */
  signIn: 10 * MINUTE_MS,
  /** The cookie of the guest id. */
  guestCookie: 400 * DAY_MS,
} as const;

/** Notifications of a member. */
export const MAX_NOTIFICATIONS = 500;

/** Scheduled backups: the newest of each day and of each week. */
export const BACKUP_RETENTION = { days: 7, weeks: 4 } as const;
