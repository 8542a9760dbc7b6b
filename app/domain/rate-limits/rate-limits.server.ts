import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../platform/db/tables.ts';
import type { Rejection } from '../../platform/http/rejection.ts';
import { withTimeout } from '../../platform/time/with-timeout.ts';
import {
  KEYS,
  limitMessage,
  RATE_LIMITS,
  type RateLimit,
  type RateLimitName,
  type Subject,
} from './limits.server.ts';
import { refundPoint, takePoint, usedPoints } from './quota-store.server.ts';

/**
 * The result of taking a point: `left` is the number of remaining points, `resets` the seconds until the window ends.
 * `refund` returns the point; it is null when the limit was reached.
 */
type Count = { left: number; resets: number; refund: (() => Promise<void>) | null };

/** Takes a point of a key; with a cost of 0, only counts. */
type Counter = (key: string, cost?: 0 | 1) => Promise<Count>;

/** Creates the counter of a limit. */
type CounterMaker = (name: string, limit: Pick<RateLimit, 'points' | 'window'>) => Counter;

/** Counts in the memory of this process. A window begins with its first point. */
export const memoryCounter: CounterMaker = (name, { points, window }) => {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: window });
  // The library uses the wall clock, which may have been set back, so the result is capped.
  const secondsUntil = (milliseconds: number) => Math.min(window, Math.ceil(milliseconds / 1000));
  return async (key, cost = 1) => {
    if (cost === 0) {
      const known = await limiter.get(key);
      const { remainingPoints: left, msBeforeNext } = known ?? {
        remainingPoints: points,
        msBeforeNext: 0,
      };
      return { left, resets: secondsUntil(msBeforeNext), refund: null };
    }
    try {
      const { msBeforeNext, remainingPoints: left } = await limiter.consume(key);
      const end = performance.now() + msBeforeNext;
      const refund = async () => {
        // After the window ends, a refund would add a point to the next window.
        if (performance.now() < end) await limiter.reward(key);
      };
      return { left, resets: secondsUntil(msBeforeNext), refund };
    } catch (refusal) {
      // The library rejects with its counters when the limit is reached, and with an Error when it fails.
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // A refused request takes no point. Otherwise a later refund would not free one.
      await limiter.reward(key);
      return { left: 0, resets: secondsUntil(refusal.msBeforeNext), refund: null };
    }
  };
};

type Parts = { db: Kysely<Database>; secret: string; now: () => number };

/**
 * Counts for all processes of a database, in fixed windows of the clock. A key is stored as a keyed hash. Taking a
 * point costs one statement.
 */
export function databaseCounter({ db, secret, now }: Parts): CounterMaker {
  return (name, { points, window }) =>
    async (key, cost = 1) => {
      const at = now();
      const begin = at - (at % (window * 1000));
      const resets = Math.ceil((begin + window * 1000 - at) / 1000);
      // The scope must match the partial index of migration 0019, and the hash the rows of earlier versions.
      const subject = createHmac('sha256', secret).update(`flood\n${key}`).digest('base64url');
      const counter = { scope: `flood:${name}`, subject, period: new Date(begin).toISOString() };
      if (cost === 0) {
        return { left: points - (await usedPoints(db, counter)), resets, refund: null };
      }
      const used = await takePoint(db, counter, points);
      if (used === null) return { left: 0, resets, refund: null };
      return { left: points - used, resets, refund: () => refundPoint(db, counter) };
    };
}

/** Maximum delay of a response for refunds, in milliseconds: the database may be the cause of the failure. */
const REFUND_TIMEOUT_MS = 250;
const MAX_REMEMBERED_CLICKS = 5000;

/**
 * The rejection of a request over its limit. Its headers are Retry-After and the RateLimit fields of the IETF draft, which
 * name the limit.
 */
export type RateLimited = Rejection<'too-many-requests'> & {
  limit: RateLimitName;
  message: string;
  headers: Record<string, string>;
};

export type RateLimits = {
  /**
   * Takes one point of a limit. A repeated click, identified by `click`, takes no point. Each process remembers
   * clicks separately.
   */
  take: <Name extends RateLimitName>(
    name: Name,
    subject: Subject<Name>,
    click?: string,
  ) => Promise<{ ok: true; headers: Record<string, string> } | RateLimited>;
  /** Refuses a subject without points, and takes none: for a limit that counts failures, which take theirs afterwards. */
  check: <Name extends RateLimitName>(
    name: Name,
    subject: Subject<Name>,
  ) => Promise<{ ok: true } | RateLimited>;
  /** Returns the same limits for one request, with a refund. */
  forRequest: () => RequestRateLimits;
};

/** `refund` returns the points of a request after a server error (docs/product.md §8). It never throws. */
export type RequestRateLimits = RateLimits & { refund: () => Promise<void> };

/** Creates the limits of `RATE_LIMITS`. `shared` counts the limits that are not local. */
export function createRateLimits(
  log: Pick<Logger, 'warn'>,
  shared: CounterMaker = memoryCounter,
): RateLimits {
  const counters = Object.fromEntries(
    Object.entries<RateLimit>(RATE_LIMITS).map(([name, limit]) => [
      name,
      (limit.isLocal ? memoryCounter : shared)(name, limit),
    ]),
  ) as Record<RateLimitName, Counter>;
  const clicks = new LRUCache<string, true>({ max: MAX_REMEMBERED_CLICKS });

  const limitsFor = (refunds: (() => Promise<void>)[] | null): RateLimits => ({
    async take(name, subject, click) {
      const limit: RateLimit = RATE_LIMITS[name];
      const key = KEYS[limit.key](subject as never);
      const clicked = click === undefined ? null : JSON.stringify([name, key, click]);
      if (clicked !== null && clicks.has(clicked)) return { ok: true, headers: {} };
      if (clicked !== null) clicks.set(clicked, true);
      const forget = () => void (clicked !== null && clicks.delete(clicked));
      try {
        const { left, resets, refund } = await counters[name](key);
        if (refund === null) {
          forget();
          return rateLimited(name, resets);
        }
        if (!limit.isFinal) refunds?.push(() => (forget(), refund()));
        return { ok: true, headers: fieldsOf(name, left, resets) };
      } catch (error) {
        forget();
        throw error;
      }
    },
    async check(name, subject) {
      const limit: RateLimit = RATE_LIMITS[name];
      const { left, resets } = await counters[name](KEYS[limit.key](subject as never), 0);
      return left > 0 ? { ok: true } : rateLimited(name, resets);
    },
    forRequest() {
      const taken: (() => Promise<void>)[] = [];
      return { ...limitsFor(taken), refund: () => refundAll(taken.splice(0), log) };
    },
  });
  return limitsFor(null);
}

/** Returns the outcome for a limit that has points again in `retryAfter` seconds. */
export function rateLimited(name: RateLimitName, retryAfter: number): RateLimited {
  return {
    ok: false,
    reason: 'too-many-requests',
    limit: name,
    message: limitMessage(name, retryAfter),
    headers: { 'retry-after': String(retryAfter), ...fieldsOf(name, 0, retryAfter) },
  };
}

function fieldsOf(name: RateLimitName, left: number, resets: number): Record<string, string> {
  const { points, window, policy = name }: RateLimit = RATE_LIMITS[name];
  return {
    'ratelimit-policy': `"${policy}";q=${points};w=${window}`,
    ratelimit: `"${policy}";r=${left};t=${resets}`,
  };
}

async function refundAll(refunds: (() => Promise<void>)[], log: Pick<Logger, 'warn'>) {
  const settled = refunds.map((refund) =>
    refund().catch((error: unknown) => {
      log.warn({ err: error }, 'a point of a rate limit was not refunded');
    }),
  );
  await withTimeout(REFUND_TIMEOUT_MS, () => Promise.all(settled));
}

declare module '../../platform/services.ts' {
  interface Services {
    rateLimits: RateLimits;
  }
}
