import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const HOUR = 60 * 60;

/** Bounds on how many events one guest and one network can write in an hour. Says in how many seconds one may come, or null: now. */
export type EventLimits = { take(guestId: string, bucket: string): Promise<number | null> };

/** Counters of this process; `perGuest` and `perAddress` events an hour. */
export function createEventLimits(perGuest = 60, perAddress = 600): EventLimits {
  const ofGuest = new RateLimiterMemory({ points: perGuest, duration: HOUR });
  const ofAddress = new RateLimiterMemory({ points: perAddress, duration: HOUR });
  return {
    async take(guestId, bucket) {
      try {
        await ofAddress.consume(bucket);
        await ofGuest.consume(guestId);
        return null;
      } catch (refusal) {
        // The library rejects with its counters when the limit is reached, with an Error when it breaks.
        if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
        throw refusal;
      }
    },
  };
}
