import { randomInt } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { readBearer } from '../domain/members/read-bearer.server.ts';
import { readViewer } from '../domain/members/session.server.ts';
import type { ErrorCode } from '../platform/http/errors.ts';
import { networkOf } from '../platform/limits/address-bucket.server.ts';
import { BODY_LIMITS } from './admission/body-limits.ts';
import { isPublicApi } from '../platform/http/is-public-api.ts';
import { isUpload } from '../platform/http/is-upload.ts';
import type { Services } from '../platform/services.ts';
import type { Shell } from './shell.ts';
import { needsAccount } from './admission/needs-account.ts';
import { isQueueFull } from './admission/request-queue.ts';

type Refuse = (c: Context<Shell>, code: ErrorCode, headers?: Record<string, string>) => Response;

/** Bytes that a body may have where no other limit is named. */
const JSON_BODY = 32 * 1024;
/** Clients that are refused together come back spread over these seconds. */
const RETRY_AFTER = { min: 1, max: 5 };

/** Answers 401 to a request that needs an account and has none, before its body is read and before it is queued. */
export function refuseStrangers(services: Services, refuse: Refuse): MiddlewareHandler<Shell> {
  return async (c, next) => {
    if (!needsAccount(c.req.method, c.req.path)) return next();
    if (isPublicApi(c.req.url)) {
      const { kind } = await readBearer(services, c.req.header('authorization') ?? null);
      if (kind === 'none') return refuse(c, 'token-needed');
      return kind === 'unknown' ? refuse(c, 'token-unknown') : next();
    }
    const viewer = await readViewer(services, c.req.header('cookie') ?? null);
    return viewer.kind === 'member' ? next() : refuse(c, 'sign-in-first');
  };
}

/**
 * Reads a body whole, up to the limit of its address, so that a place in the queue is never held by a client that is
 * still sending. Answers 413 beyond the limit. Uploads are read by their route, in a queue of their own.
 */
export function readBody(refuse: Refuse): MiddlewareHandler<Shell> {
  const upTo = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (c) => refuse(c as Context<Shell>, 'too-large') });
  const limit = upTo(JSON_BODY);
  const longer = new Map([...BODY_LIMITS].map(([path, size]) => [path, upTo(size)]));
  return (c, next) => {
    if (c.req.raw.body === null || isUpload(c.req.raw)) return next();
    return (longer.get(c.req.path) ?? limit)(c, async () => {
      const { method } = c.req;
      const body = await c.req.raw.arrayBuffer();
      c.req.raw = new Request(c.req.raw, { method, body });
      await next();
    });
  };
}

/** Runs the rest in the turn of the client's network. Answers 429 or 503 with Retry-After when the queue is full. */
export function waitForTurn(
  { requestQueue, uploadQueue }: Services,
  refuse: Refuse,
): MiddlewareHandler<Shell> {
  return async (c, next) => {
    // The page cache holds a place for what it asks for.
    if (c.env.shared) return next();
    const queue = isUpload(c.req.raw) ? uploadQueue : requestQueue;
    try {
      await queue.run(networkOf(c.get('address')), next, c.req.raw.signal);
    } catch (error) {
      if (!isQueueFull(error)) throw error;
      const seconds = randomInt(RETRY_AFTER.min, RETRY_AFTER.max + 1);
      return refuse(c, error.scope === 'network' ? 'network-busy' : 'busy', {
        'retry-after': String(seconds),
      });
    }
  };
}
