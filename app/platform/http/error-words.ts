// Messages of errors.ts that pages say too: here, so that they do not load the whole catalogue.

const OFFER = 'Sign up to generate unlimited viral content 🚀';

/** The message of `guest-limit` (docs/product.md §8). */
export const GUEST_LIMIT = `You've used your free post! ${OFFER}`;

/** The same where guests have `freePosts`. */
export function guestLimitWords(freePosts: number): string {
  if (freePosts === 0) return OFFER;
  return freePosts === 1 ? GUEST_LIMIT : `You've used your ${freePosts} free posts! ${OFFER}`;
}

/** What is said in place of a text while writing is paused. */
export function pausedWords(reason: string): string {
  return `Writing is paused: ${reason}`;
}
