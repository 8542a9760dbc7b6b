import { randomInt } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { findPause } from '../domain/instance/find-pause.server.ts';
import { DEFAULT_BODY_BYTES } from '../features/http/route-handle.ts';
import type { ErrorCode } from '../platform/http/errors.ts';
import type { HonoEnv } from '../platform/http/hono-env.ts';
import { problemResponse } from '../platform/http/problem.ts';
import { readBytes } from '../platform/http/read-bytes.server.ts';
import { withoutLongBody } from '../platform/http/request-body.server.ts';
import { NetworkBudget } from '../platform/limits/budget.server.ts';
import { networkOf } from '../platform/limits/client-network.server.ts';
import { QueueFullError } from '../platform/limits/request-queue.ts';
import type { Services } from '../platform/services.ts';
import type { FindRoute } from './routes/route-finder.server.ts';

const MB = 1024 * 1024;

/**
 * Whether a URL or path is below /api/v1, which has tokens in place of cookies. Compares the raw path: another spelling
 * is treated like the rest of the site, with CSRF protection.
 */
export function isPublicApi(url: string): boolean {
  return (URL.parse(url, 'http://here.invalid')?.pathname ?? '').startsWith('/api/v1/');
}

/** Whether the path of a URL can be decoded and has no NUL. */
export function isReadable(url: string): boolean {
  try {
    // Postgres rejects NUL.
    return !decodeURIComponent(new URL(url).pathname).includes('\u0000');
  } catch {
    return false;
  }
}

/** Whether a request uploads a picture. Uploads have a queue and limits of their own. */
export function isUpload({ method, url }: Request, findRoute: FindRoute): boolean {
  if (method !== 'POST') return false;
  const found = findRoute(url);
  return found !== false && found.handle.isUpload === true;
}

export type SendError = (
  c: Context<HonoEnv>,
  code: ErrorCode,
  headers?: Record<string, string>,
) => Response;

/** Seconds, random: rejected clients do not return together. */
const RETRY_AFTER = { min: 1, max: 5 };

/** Bodies in memory, from their first byte to the response, in bytes. */
const BODY_MEMORY = { total: 64 * MB, perNetwork: 4 * MB, perSite: 16 * MB };
/** The most fields of a form: its parser takes a microsecond and more for each. */
const MAX_FIELDS = 2000;

/** Responds that the same request may succeed in a few seconds. */
export function retryLater(
  c: Context<HonoEnv>,
  code: ErrorCode,
  sendError: SendError,
  headers?: Record<string, string>,
): Response {
  const seconds = randomInt(RETRY_AFTER.min, RETRY_AFTER.max + 1);
  return sendError(c, code, { 'retry-after': String(seconds), ...headers });
}

/**
 * Buffers the body before the request is queued, so that a slow client holds no place. A body over the limit of its route
 * is left out: its route answers 413 after method and permission. Rejects one without memory for it with 503. Uploads are
 * received by `admitUploads`.
 */
export function readBody(findRoute: FindRoute, sendError: SendError): MiddlewareHandler<HonoEnv> {
  const memory = new NetworkBudget(BODY_MEMORY);
  return async (c, next) => {
    const { body } = c.req.raw;
    if (body === null || isUpload(c.req.raw, findRoute)) return next();
    const found = findRoute(c.req.url);
    const limit = found ? found.maxBytes : DEFAULT_BODY_BYTES;
    const address = c.get('address');
    let held = 0;
    const reserve = (bytes: number) => {
      const isFree = memory.take(address, bytes);
      if (isFree) held += bytes;
      return isFree;
    };
    try {
      const isLong = Number(c.req.header('content-length') ?? 0) > limit;
      const bytes = isLong ? 'too-large' : await readBytes(body, limit, reserve);
      if (bytes === 'no-memory') return retryLater(c, 'busy', sendError, CLOSE);
      const isForm = c.req.header('content-type')?.toLowerCase().startsWith(FORM) ?? false;
      if (bytes === 'too-large' || (isForm && hasManyFields(bytes)))
        return await leaveBodyOut(c, next);
      c.req.raw = new Request(c.req.raw, { method: c.req.method, body: bytes });
      await next();
    } finally {
      memory.give(address, held);
    }
  };
}

const FORM = 'application/x-www-form-urlencoded';
const AMPERSAND = '&'.charCodeAt(0);

/** Whether a form has too many fields. The ampersands of a text are escaped in it. */
function hasManyFields(bytes: Uint8Array): boolean {
  let fields = 0;
  for (const byte of bytes) if (byte === AMPERSAND) fields += 1;
  return fields > MAX_FIELDS;
}

/** For an unread body, whose rest would be parsed as the next request. */
export const CLOSE = { connection: 'close' };

async function leaveBodyOut(c: Context<HonoEnv>, next: () => Promise<void>): Promise<void> {
  c.set('isBodyTooLarge', true);
  c.req.raw = withoutLongBody(c.req.raw);
  await next();
  c.header('connection', CLOSE.connection);
}

/** Tells the queue which networks have a request here, also while its body arrives. */
export function countVisits({
  requestQueue,
}: Pick<Services, 'requestQueue'>): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    const leave = requestQueue.visit(networkOf(c.get('address')));
    try {
      await next();
    } finally {
      leave();
    }
  };
}

/** Runs the request from the queue of its network. Responds 429 or 503 with Retry-After when the queue is full. */
export function queueRequest(
  {
    requestQueue,
    uploadQueue,
    pageCache,
  }: Pick<Services, 'requestQueue' | 'uploadQueue' | 'pageCache'>,
  findRoute: FindRoute,
  sendError: SendError,
): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    // The request that makes the page for the cache holds a place already.
    if (c.env.shared || pageCache.has(c.get('pageKey') ?? '')) return next();
    const queue = isUpload(c.req.raw, findRoute) ? uploadQueue : requestQueue;
    try {
      await queue.run(networkOf(c.get('address')), next, c.req.raw.signal);
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      return retryLater(c, error.scope === 'network' ? 'network-busy' : 'busy', sendError);
    }
  };
}

/** A route answers them, or `refuseReading`. */
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Answers 405 with Allow for a method that the route of the URL does not take. */
export function checkMethod(
  findRoute: FindRoute,
  sendError: SendError,
): MiddlewareHandler<HonoEnv> {
  return (c, next) => {
    const found = findRoute(c.req.url);
    const allow = found ? found.allow : null;
    const isTaken = READING.has(c.req.method) || allow === null;
    if (isTaken || allow.split(', ').includes(c.req.method)) return next();
    return Promise.resolve(sendError(c, 'method-not-allowed', { allow }));
  };
}

/** The 405 of a route that shows nothing. Null where the route answers. */
export function refuseReading(c: Context<HonoEnv>, findRoute: FindRoute): Response | null {
  const found = findRoute(c.req.url);
  if (!READING.has(c.req.method) || !found || found.reads) return null;
  const headers = { allow: found.allow ?? '' };
  return problemResponse({ reason: 'method-not-allowed', headers }, c.get('requestId'));
}

/** The 503 of an endpoint that writes a text while writing is paused. Null where the route answers. */
export async function refuseWriting(
  c: Context<HonoEnv>,
  { db }: Pick<Services, 'db'>,
  findRoute: FindRoute,
): Promise<Response | null> {
  const found = findRoute(c.req.url);
  if (READING.has(c.req.method) || !found || found.isPage || !found.handle.isWriting) return null;
  const paused = await findPause(db);
  return paused && problemResponse(paused, c.get('requestId'));
}
