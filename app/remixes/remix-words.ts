/** What the way to a remix is called. */
export const MAKE_IT_WORSE = 'Make it worse';

/** How many remixes a post has. */
export function remixCount(count: number): string {
  if (count >= 1000) return 'over 999 remixes';
  return count === 1 ? '1 remix' : `${count} remixes`;
}
