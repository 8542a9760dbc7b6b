const DEFAULT_LIMIT = 10;
const MOST_LIMIT = 50;

/** How many a page is to have; null for a number that is too large. */
export function readLimit(text: string | undefined): number | null {
  const limit = text === undefined ? DEFAULT_LIMIT : Number(text);
  return limit <= MOST_LIMIT ? limit : null;
}
