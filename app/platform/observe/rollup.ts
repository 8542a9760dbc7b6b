import type { RECORDED_EVENTS } from '../http/guest-events.server.ts';

/** A quarter of an hour, in which things are counted: every zone's days begin with one. Milliseconds. */
export const QUARTER = 900_000;
/** So many quarters are counted together once more, so that long stretches are short sums: six hours. */
export const COARSE = 24;
/** The place of a number that has no time: all there ever was. */
export const EVER = -1;

/**
 * What is counted. `users` by when they came, `seen` by when they last were here, `posts` by when they were
 * written, `picture-bytes` of all there are, `sessions` of guests by their last step, `reached:n` by when a guest took the first of its n steps.
 */
export type Metric =
  | 'users'
  | 'seen'
  | 'posts'
  | 'shared'
  | 'resources'
  | 'picture-bytes'
  | 'model-errors'
  | 'model-retries'
  | 'tokens:in'
  | 'tokens:out'
  | 'sessions'
  | (typeof RECORDED_EVENTS)[number]
  | `reached:${number}`;

export type RollupChange = { metric: string; bucket: number; by: number };

/** The quarter of an hour that a moment (epoch milliseconds) lies in. */
export function quarterOf(at: number): number {
  return Math.floor(at / QUARTER);
}

/** The name of the same numbers, six hours at a time. */
export function coarseMetric(metric: string): string {
  return `${metric}/6h`;
}
