import { RateLimiterMemory } from 'rate-limiter-flexible';

const TEN_MINUTES = 600;

/** Bounds how many sign-ins one network can begin: each is a row until it ends. */
export type SignInLimit = { allow(bucket: string): Promise<boolean> };

/** A counter of this process; `most` sign-ins begun in ten minutes. */
export function createSignInLimit(most = 60): SignInLimit {
  const limiter = new RateLimiterMemory({ points: most, duration: TEN_MINUTES });
  return {
    async allow(bucket) {
      try {
        await limiter.consume(bucket);
        return true;
      } catch (refusal) {
        // The library rejects with its counters when the limit is reached, with an Error when it breaks.
        if (refusal instanceof Error) throw refusal;
        return false;
      }
    },
  };
}
