import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/tables.ts';
import { countQuota, giveBackQuota } from './quota-store.server.ts';

/**
 * What counting a go gave: it is had, with its way back, or in how many seconds (`wait`) the next one is free. `left`
 * is how many more there are, and in `resets` seconds there are all of them again.
 */
export type Go =
  | { wait: null; left: number; resets: number; giveBack: () => Promise<void> }
  | { wait: number; left: 0; resets: number };

/** Counts what somebody does. */
export type FloodCounter = (who: string) => Promise<Go>;

/** Makes the counter of one thing: `most` goes in so many seconds. */
export type FloodCounters = (name: string, most: number, seconds: number) => FloodCounter;

/** Counters of this process. */
export const ownCounters: FloodCounters = (name, most, seconds) => {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points: most, duration: seconds });
  // It reckons by the clock of the day, which may have been set back; its timers do not.
  const secondsUntil = (milliseconds: number) => Math.min(seconds, Math.ceil(milliseconds / 1000));
  return async (who) => {
    try {
      const { msBeforeNext, remainingPoints: left } = await limiter.consume(who);
      const giveBack = returnWithin(limiter, who, msBeforeNext);
      return { wait: null, left, resets: secondsUntil(msBeforeNext), giveBack };
    } catch (refusal) {
      // The library rejects with its counters when the limit is reached, with an Error when it breaks.
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // A refused try is no go: what is given back later has to be free.
      await limiter.reward(who);
      const wait = secondsUntil(refusal.msBeforeNext);
      return { wait, left: 0, resets: wait };
    }
  };
};

// Later than that the count has begun anew, and less than nothing would be a go too many.
function returnWithin(limiter: RateLimiterMemory, who: string, time: number) {
  const end = performance.now() + time;
  return async () => {
    if (performance.now() < end) await limiter.reward(who);
  };
}

/** So many who are refused are remembered without asking the database, and for how long: another process may give back. */
const MOST_REMEMBERED = 10_000;
const REMEMBERED_FOR = 5000;

type Parts = { db: Kysely<Database>; secret: string; now: () => number };

/**
 * Counters that all processes of a database share. Who is counted stands there as a keyed hash. A go costs one
 * statement; once the limit is reached, a flood costs next to none: each process remembers for seconds whom it refused.
 */
export function sharedCounters({ db, secret, now }: Parts): FloodCounters {
  return (name, most, seconds) => {
    const refused = new Map<string, number>();
    return async (who) => {
      const at = now();
      const begin = at - (at % (seconds * 1000));
      const end = begin + seconds * 1000;
      const resets = Math.ceil((end - at) / 1000);
      if (at < (refused.get(who) ?? 0)) return { wait: resets, left: 0, resets };
      const subject = createHmac('sha256', secret).update(`flood\n${who}`).digest('base64url');
      const counter = { scope: `flood:${name}`, subject, period: new Date(begin).toISOString() };
      const used = await countQuota(db, counter, most);
      if (used !== null) {
        const giveBack = async () => {
          await giveBackQuota(db, counter);
          refused.delete(who);
        };
        return { wait: null, left: most - used, resets, giveBack };
      }
      if (refused.size >= MOST_REMEMBERED) refused.clear();
      refused.set(who, Math.min(end, at + REMEMBERED_FOR));
      return { wait: resets, left: 0, resets };
    };
  };
}
