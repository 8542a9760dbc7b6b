import type { RateLimitName } from '../../app/domain/rate-limits/limits.server.ts';
import {
  rateLimited,
  type RateLimits,
  type RequestRateLimits,
} from '../../app/domain/rate-limits/rate-limits.server.ts';

function fixed(take: RateLimits['take']): { rateLimits: RateLimits } {
  const rateLimits: RequestRateLimits = {
    take,
    check: async (name, subject) => {
      const outcome = await take(name, subject);
      return outcome.ok ? { ok: true } : outcome;
    },
    forRequest: () => rateLimits,
    refund: () => Promise.resolve(),
  };
  return { rateLimits };
}

/** Services without rate limits, for tests of other subjects. */
export const UNLIMITED = fixed(() => Promise.resolve({ ok: true, headers: {} }));

/** Services where each client exceeds the rate limits `names`, or all of them, for `seconds`. */
export const limitedFor = (seconds: number, names?: RateLimitName[]) =>
  fixed((name) =>
    Promise.resolve(
      names?.includes(name) === false
        ? { ok: true as const, headers: {} }
        : rateLimited(name, seconds),
    ),
  );
