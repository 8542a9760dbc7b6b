/** The bucket size in milliseconds: days of every time zone start with a bucket. */
export const QUARTER = 900_000;
/** Quarters in a coarse bucket of six hours, for sums of long periods. */
export const COARSE = 24;
/** The bucket of totals. */
export const EVER = -1;

/** The counted metrics of the process. Higher layers add the names of theirs to this interface. */
export interface Metrics extends Record<
  'model-errors' | 'model-retries' | 'tokens:in' | 'tokens:out',
  true
> {}
export type Metric = keyof Metrics;

export type RollupChange = { metric: string; bucket: number; by: number };

/** The bucket of a time in epoch milliseconds. */
export function quarterOf(at: number): number {
  return Math.floor(at / QUARTER);
}

/** The name of a metric in coarse buckets. */
export function coarseMetric(metric: string): string {
  return `${metric}/6h`;
}
