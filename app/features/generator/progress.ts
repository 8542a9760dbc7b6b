/** The bar rises by this much every so many milliseconds: docs/product.md §9. */
const PROGRESS_STEP = 5;
export const PROGRESS_INTERVAL = 100;
export const PROGRESS_END = 100;

/** Milliseconds from the finished text to the result screen: docs/product.md §9. */
export const ARRIVAL_PAUSE = 500;

/** The bar after one more interval, in percent. It waits at the end. */
export function nextProgress(progress: number): number {
  return Math.min(PROGRESS_END, progress + PROGRESS_STEP);
}
