import { randomInt } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { readViewer } from '../domain/members/session.server.ts';
import type { ErrorCode } from '../platform/http/errors.ts';
import type { HonoEnv } from '../platform/http/hono-env.ts';
import { networkOf } from '../platform/limits/client-network.server.ts';
import type { Services } from '../platform/services.ts';
import { isQueueFull } from '../platform/limits/request-queue.ts';

/** 20,000 characters of any script as JSON, with room for escapes. */
const TEXT_BYTES = 128 * 1024;
/** 20,000 characters in a form, and more: the page shows the length error. */
const FORM_BYTES = 256 * 1024;

/** A logo, or twenty posts. */
const INSTANCE_BYTES = 1024 * 1024;

/** Maximum body size by path; DEFAULT_BODY_BYTES elsewhere. */
const BODY_LIMITS: readonly [path: RegExp, bytes: number][] = [
  [/^\/translate(\/card(\.data)?)?$/, FORM_BYTES],
  [/^\/admin\/instance(\.data)?$/, INSTANCE_BYTES],
  [/^\/api\/model-translations$/, TEXT_BYTES],
  [/^\/api\/(v1\/)?(translations|report-cards|comment-sections)$/, TEXT_BYTES],
];

/**
 * Whether a URL or path is below /api/v1, which has tokens in place of cookies. Compares the raw path: another spelling
 * is treated like the rest of the site, with CSRF protection.
 */
export function isPublicApi(url: string): boolean {
  return (URL.parse(url, 'http://here.invalid')?.pathname ?? '').startsWith('/api/v1/');
}

/** Whether a request uploads a picture. Uploads have a queue and limits of their own. */
export function isUpload({ method, url = '' }: { method?: string; url?: string }): boolean {
  // The request target may be no valid URL, such as "//".
  const parsed = URL.parse(url, 'http://here.invalid');
  return method === 'POST' && parsed?.pathname === '/api/resources';
}

export type SendError = (
  c: Context<HonoEnv>,
  code: ErrorCode,
  headers?: Record<string, string>,
) => Response;

const DEFAULT_BODY_BYTES = 32 * 1024;
/** Seconds, random: rejected clients do not return together. */
const RETRY_AFTER = { min: 1, max: 5 };

/** Rejects an upload without an account with 401, before its body is read and before it is queued. */
export function requireUploader(
  services: Services,
  sendError: SendError,
): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    if (!isUpload(c.req.raw)) return next();
    const viewer = await readViewer(services, c.req.header('cookie') ?? null);
    return viewer.kind === 'member' ? next() : sendError(c, 'sign-in-first');
  };
}

/**
 * Buffers the body before the request is queued, so that a slow client holds no place. Rejects a body over the limit of
 * its path with 413. The route of uploads reads them itself.
 */
export function readBody(sendError: SendError): MiddlewareHandler<HonoEnv> {
  const upTo = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (c) => sendError(c as Context<HonoEnv>, 'too-large') });
  const limit = upTo(DEFAULT_BODY_BYTES);
  const longer = BODY_LIMITS.map(([path, bytes]) => ({ path, limit: upTo(bytes) }));
  return (c, next) => {
    if (c.req.raw.body === null || isUpload(c.req.raw)) return next();
    const found = longer.find(({ path }) => path.test(c.req.path));
    return (found?.limit ?? limit)(c, async () => {
      const { method } = c.req;
      const body = await c.req.raw.arrayBuffer();
      c.req.raw = new Request(c.req.raw, { method, body });
      await next();
    });
  };
}

/** Runs the request from the queue of its network. Responds 429 or 503 with Retry-After when the queue is full. */
export function queueRequest(
  { requestQueue, uploadQueue, pageCache }: Services,
  sendError: SendError,
): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    // The request that makes the page for the cache holds a place already.
    if (c.env.shared || pageCache.has(c.get('pageKey') ?? '')) return next();
    const queue = isUpload(c.req.raw) ? uploadQueue : requestQueue;
    try {
      await queue.run(networkOf(c.get('address')), next, c.req.raw.signal);
    } catch (error) {
      if (!isQueueFull(error)) throw error;
      const seconds = randomInt(RETRY_AFTER.min, RETRY_AFTER.max + 1);
      return sendError(c, error.scope === 'network' ? 'network-busy' : 'busy', {
        'retry-after': String(seconds),
      });
    }
  };
}
