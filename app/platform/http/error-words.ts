// Messages of errors.ts that pages say too: here, so that they do not load the whole catalogue.

/** The message of `guest-limit` (docs/product.md §8). */
export function guestLimitWords(freePosts: number): string {
  const offer = 'Sign up to generate unlimited viral content 🚀';
  if (freePosts === 0) return offer;
  return `You've used your ${freePosts === 1 ? 'free post' : `${freePosts} free posts`}! ${offer}`;
}

/** What is said in place of a text while writing is paused. */
export function pausedWords(reason: string): string {
  return `Writing is paused: ${reason}`;
}
