import type { RECORDED_EVENTS } from '../http/guest-events.server.ts';

/** The bucket size in milliseconds: days of every time zone start with a bucket. */
export const QUARTER = 900_000;
/** Quarters in a coarse bucket of six hours, for sums of long periods. */
export const COARSE = 24;
/** The bucket of totals. */
export const EVER = -1;

/**
 * The counted metrics, by time: `users` of registration, `seen` of the last visit, `posts` of writing, `sessions` of the
 * last step of a guest, `live-cards` of writing, `shares` of sharing, `came_by_share` and `wrote_after_share` of guests, `reached:n` of the first step of a guest with n steps.
 */
export type Metric =
  | 'users'
  | 'seen'
  | 'posts'
  | 'shared'
  | 'resources'
  | 'resource-bytes'
  | 'model-errors'
  | 'model-retries'
  | 'tokens:in'
  | 'tokens:out'
  | 'sessions'
  | 'live-cards'
  | 'shares'
  | 'came_by_share'
  | 'wrote_after_share'
  | (typeof RECORDED_EVENTS)[number]
  | `reached:${number}`;

export type RollupChange = { metric: string; bucket: number; by: number };

/** The bucket of a time in epoch milliseconds. */
export function quarterOf(at: number): number {
  return Math.floor(at / QUARTER);
}

/** The name of a metric in coarse buckets. */
export function coarseMetric(metric: string): string {
  return `${metric}/6h`;
}
