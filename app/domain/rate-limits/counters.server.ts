import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../platform/db/tables.ts';
import type { RateLimit } from './limits.server.ts';
import { refundPoint, takePoint } from './quotas.server.ts';

/**
 * What taking a point gave: how many are `left`, in how many seconds all of them are there again (`resets`), and the way
 * to give it back. `refund` is null when there was none.
 */
type Count = { left: number; resets: number; refund: (() => Promise<void>) | null };

/** Takes a point of a key. */
export type Counter = (key: string) => Promise<Count>;

/** Makes the counter of a limit. */
export type CounterMaker = (name: string, limit: Pick<RateLimit, 'points' | 'window'>) => Counter;

/** Counts in the memory of this process. A window begins with its first point. */
export const memoryCounter: CounterMaker = (name, { points, window }) => {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: window });
  // The library goes by the clock of the day, which may have been set back.
  const secondsUntil = (milliseconds: number) => Math.min(window, Math.ceil(milliseconds / 1000));
  return async (key) => {
    try {
      const { msBeforeNext, remainingPoints: left } = await limiter.consume(key);
      const end = performance.now() + msBeforeNext;
      const refund = async () => {
        // Later than that a new window has begun, which would get a point too many.
        if (performance.now() < end) await limiter.reward(key);
      };
      return { left, resets: secondsUntil(msBeforeNext), refund };
    } catch (refusal) {
      // The library rejects with its counters when the limit is reached, with an Error when it fails.
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // A refused request takes no point: the next refund has to be a free one.
      await limiter.reward(key);
      return { left: 0, resets: secondsUntil(refusal.msBeforeNext), refund: null };
    }
  };
};

const REMEMBERED_REFUSALS = 10_000;
/** Another process may refund a point meanwhile. Milliseconds. */
const REMEMBERED_FOR = 5000;

type Parts = { db: Kysely<Database>; secret: string; now: () => number };

/**
 * Counts for all processes of a database, in windows of the clock. A key is stored as a keyed hash. A point costs one
 * statement; beyond the limit a key costs none for some seconds, because each process remembers whom it refused.
 */
export function databaseCounter({ db, secret, now }: Parts): CounterMaker {
  const refused = new LRUCache<string, true>({
    max: REMEMBERED_REFUSALS,
    ttl: REMEMBERED_FOR,
    ttlResolution: 0,
    perf: { now },
  });
  return (name, { points, window }) => {
    return async (key) => {
      const at = now();
      const begin = at - (at % (window * 1000));
      const resets = Math.ceil((begin + window * 1000 - at) / 1000);
      const inWindow = `${name} ${begin} ${key}`;
      if (refused.has(inWindow)) return { left: 0, resets, refund: null };
      // The scope and the hash are stored as the partial index of migration 0019 and earlier versions have them.
      const subject = createHmac('sha256', secret).update(`flood\n${key}`).digest('base64url');
      const counter = { scope: `flood:${name}`, subject, period: new Date(begin).toISOString() };
      const used = await takePoint(db, counter, points);
      if (used === null) {
        refused.set(inWindow, true);
        return { left: 0, resets, refund: null };
      }
      const refund = async () => {
        await refundPoint(db, counter);
        refused.delete(inWindow);
      };
      return { left: points - used, resets, refund };
    };
  };
}
