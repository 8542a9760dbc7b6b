import type { Draft } from '../../platform/model/thought-filter.ts';

/**
 * The events of a trial. Of each of the situations: the post of the house, then the pieces of that of the model, then its
 * times in milliseconds, or why there is none; at last whether the model is slow.
 */
export type TrialEvent =
  | { event: 'house'; data: { place: number; situation: string; text: string; whole: number } }
  | { event: 'delta'; data: Draft & { place: number } }
  | { event: 'done'; data: { place: number; text: string; first: number; whole: number } }
  | { event: 'failed'; data: { place: number; words: string } }
  | { event: 'end'; data: { written: number; isSlow: boolean } };

/** How many posts a trial writes. */
export const TRIAL_SIZE = 3;
/** Where the middle of the three takes longer, a first post is better left to the house. Milliseconds. */
const SLOW_MS = 45_000;

/** Whether the middle of these times is too long to wait for. Null: it did not deliver. */
export function isSlow(times: readonly (number | null)[]): boolean {
  const sorted = times.map((time) => time ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
  return (sorted[Math.floor(sorted.length / 2)] ?? 0) > SLOW_MS;
}
