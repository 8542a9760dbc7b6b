import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../platform/db/tables.ts';
import { errorMessage } from '../../platform/http/errors.ts';
import {
  KEYS,
  RATE_LIMITS,
  type RateLimit,
  type RateLimitName,
  type Subject,
} from './limits.server.ts';
import { refundPoint, takePoint } from './quotas.server.ts';

/**
 * What taking a point gave: how many are `left`, in how many seconds all of them are there again (`resets`), and the way
 * to give it back. `refund` is null when there was none.
 */
type Count = { left: number; resets: number; refund: (() => Promise<void>) | null };

/** Takes a point of a key. */
type Counter = (key: string) => Promise<Count>;

/** Makes the counter of a limit. */
type CounterMaker = (name: string, limit: Pick<RateLimit, 'points' | 'window'>) => Counter;

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

const MAX_REMEMBERED_KEYS = 10_000;
/** Another process may refund a point meanwhile. Milliseconds. */
const REMEMBERED_MS = 5000;

type Parts = { db: Kysely<Database>; secret: string; now: () => number };

/**
 * Counts for all processes of a database, in windows of the clock. A key is stored as a keyed hash. A point costs one
 * statement; beyond the limit a key costs none for some seconds, because each process remembers whom it refused.
 */
export function databaseCounter({ db, secret, now }: Parts): CounterMaker {
  const refused = new LRUCache<string, true>({
    max: MAX_REMEMBERED_KEYS,
    ttl: REMEMBERED_MS,
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

/** A response waits no longer for points to be refunded: the database may be what failed. Milliseconds. */
const REFUND_TIMEOUT_MS = 250;
const MAX_REMEMBERED_CLICKS = 5000;

/** The outcome of a request that is over its limit. `rejectionResponse` answers it with status 429. */
export type RateLimited = {
  ok: false;
  reason: 'too-many-requests';
  limit: RateLimitName;
  message: string;
  /** Retry-After, and the RateLimit header fields of the IETF draft, which name the limit. */
  headers: Record<string, string>;
};

export type RateLimits = {
  /**
   * Takes one point of a limit. The same click once more, where `click` names it, takes none; each process remembers
   * clicks by itself.
   */
  take: <Name extends RateLimitName>(
    name: Name,
    subject: Subject<Name>,
    click?: string,
  ) => Promise<{ ok: true; headers: Record<string, string> } | RateLimited>;
  /** The same limits for one request. */
  forRequest: () => RequestRateLimits;
};

/** `refund` gives back what the request took, for when the server itself failed: docs/product.md §8. It never throws. */
export type RequestRateLimits = RateLimits & { refund: () => Promise<void> };

/** The rate limits of the table, counted by `shared` where several processes count together. */
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
    forRequest() {
      const taken: (() => Promise<void>)[] = [];
      return { ...limitsFor(taken), refund: () => refundAll(taken.splice(0), log) };
    },
  });
  return limitsFor(null);
}

/** The outcome of a limit that has points again in so many seconds. */
export function rateLimited(name: RateLimitName, retryAfter: number): RateLimited {
  const { message = errorMessage('too-many-requests') }: RateLimit = RATE_LIMITS[name];
  return {
    ok: false,
    reason: 'too-many-requests',
    limit: name,
    message: typeof message === 'string' ? message : message(retryAfter),
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
  const done = new AbortController();
  const late = pause(REFUND_TIMEOUT_MS, undefined, { ref: false, signal: done.signal });
  await Promise.race([Promise.all(settled), late.catch(() => {})]);
  done.abort();
}

declare module '../../platform/services.ts' {
  interface Services {
    rateLimits: RateLimits;
  }
}
