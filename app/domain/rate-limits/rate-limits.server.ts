import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { errorMessage } from '../../platform/http/errors.ts';
import { type Counter, type CounterMaker, memoryCounter } from './counters.server.ts';
import {
  KEYS,
  RATE_LIMITS,
  type RateLimit,
  type RateLimitName,
  type Subject,
} from './limits.server.ts';

/** A response waits no longer for points to be refunded: the database may be what failed. Milliseconds. */
const LONGEST_REFUND = 250;
const REMEMBERED_CLICKS = 5000;

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
  const clicks = new LRUCache<string, true>({ max: REMEMBERED_CLICKS });

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
  const late = pause(LONGEST_REFUND, undefined, { ref: false, signal: done.signal });
  await Promise.race([Promise.all(settled), late.catch(() => {})]);
  done.abort();
}

declare module '../../platform/services.ts' {
  interface Services {
    rateLimits: RateLimits;
  }
}
