import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/tables.ts';
import { takeQuota } from './quota-store.server.ts';

/** Counts what somebody does: in how many seconds the next go is free, or null: now. */
export type FloodCounter = (who: string) => Promise<number | null>;

/** Makes the counter of one thing: `most` goes in so many seconds. */
export type FloodCounters = (name: string, most: number, seconds: number) => FloodCounter;

/** Counters of this process. */
export const ownCounters: FloodCounters = (name, most, seconds) => {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points: most, duration: seconds });
  return async (who) => {
    try {
      await limiter.consume(who);
      return null;
    } catch (refusal) {
      // The library rejects with its counters when the limit is reached, with an Error when it breaks.
      // It reckons by the clock of the day, which may have been set back; its timers do not.
      if (refusal instanceof RateLimiterRes) {
        return Math.min(seconds, Math.ceil(refusal.msBeforeNext / 1000));
      }
      throw refusal;
    }
  };
};

/** So many who are refused are remembered without asking the database. */
const MOST_REMEMBERED = 10_000;

type Parts = { db: Kysely<Database>; secret: string; now: () => number };

/**
 * Counters that all processes of a database share. Who is counted stands there as a keyed hash. A go costs one
 * statement; once the limit is reached, a flood costs none: each process remembers whom it refused.
 */
export function sharedCounters({ db, secret, now }: Parts): FloodCounters {
  return (name, most, seconds) => {
    const refused = new Map<string, number>();
    return async (who) => {
      const at = now();
      const begin = at - (at % (seconds * 1000));
      const end = begin + seconds * 1000;
      const wait = Math.ceil((end - at) / 1000);
      if (refused.get(who) === end) return wait;
      const subject = createHmac('sha256', secret).update(`flood\n${who}`).digest('base64url');
      const period = new Date(begin).toISOString();
      if (await takeQuota(db, { scope: `flood:${name}`, subject, period }, most)) return null;
      if (refused.size >= MOST_REMEMBERED) refused.clear();
      refused.set(who, end);
      return wait;
    };
  };
}
