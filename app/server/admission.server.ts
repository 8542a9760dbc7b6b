import { randomInt } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { readBearer } from '../domain/members/bearer-token.server.ts';
import { readViewer } from '../domain/members/session.server.ts';
import type { ErrorCode } from '../platform/http/errors.ts';
import { networkOf } from '../platform/limits/client-network.server.ts';
import type { Services } from '../platform/services.ts';
import { isQueueFull } from './admission/request-queue.ts';
import type { HonoEnv } from './finish-response.server.ts';

/** What a body of 20,000 characters of any script weighs as JSON, with room for what is written as an escape. */
const TEXT_BYTES = 128 * 1024;
/** The same as forms write it, which comes back with a word about its length where it has more. */
const FORM_BYTES = 256 * 1024;

/** The addresses that take texts of 20,000 characters, and how many bytes they take; all others take 32 KB. */
const BODY_LIMITS: ReadonlyMap<string, number> = new Map([
  ['/translate', FORM_BYTES],
  ['/api/translations', TEXT_BYTES],
  ['/api/model-translations', TEXT_BYTES],
  ['/api/report-cards', TEXT_BYTES],
  ['/api/comment-sections', TEXT_BYTES],
  ['/api/v1/translations', TEXT_BYTES],
  ['/api/v1/report-cards', TEXT_BYTES],
  ['/api/v1/comment-sections', TEXT_BYTES],
]);

/** Endpoints that answer 401 without an account, by the methods that change something (docs/product.md §6). */
const MEMBERS_ONLY: readonly [methods: string, path: RegExp][] = [
  ['POST', /^\/api\/(resources|requests|blocks)$/],
  ['DELETE', /^\/api\/(comments|requests|resources|removals|blocks)\/[^/]+$/],
  ['PUT DELETE', /^\/api\/generations\/[^/]+\/attachment$/],
  ['PUT DELETE', /^\/api\/posts\/[^/]+\/reaction$/],
  ['POST', /^\/api\/posts\/[^/]+\/comments$/],
  ['POST DELETE', /^\/api\/requests\/[^/]+\/vote$/],
  ['POST', /^\/api\/requests\/[^/]+\/(comments|decision|removal)$/],
  ['PUT DELETE', /^\/api\/resources\/[^/]+\/favourite$/],
  ['POST', /^\/api\/resources\/[^/]+\/download$/],
  ['POST', /^\/api\/v1\/(posts|replies|translations|report-cards|comment-sections)$/],
  ['DELETE', /^\/api\/v1\/posts\/[^/]+$/],
];

/** Whether a request is only answered to members, or to holders of a token. False where its route decides. */
export function needsAccount(method: string, path: string): boolean {
  return MEMBERS_ONLY.some(
    ([methods, address]) => methods.split(' ').includes(method) && address.test(path),
  );
}

/**
 * Whether an address, or the path of one, is below /api/v1, where tokens count and cookies do not. As it was sent: one
 * that is spelled in another way has a cookie, and is guarded as all others are.
 */
export function isPublicApi(url: string): boolean {
  return (URL.parse(url, 'http://here.invalid')?.pathname ?? '').startsWith('/api/v1/');
}

type Asked = { method?: string; url?: string };

/**
 * Whether a request uploads a picture. It is read piece by piece, with limits of its own, and may take longer than
 * others.
 */
export function isUpload({ method, url = '' }: Asked): boolean {
  // The first line of a request can name what is no address at all, such as "//".
  const asked = URL.parse(url, 'http://here.invalid');
  return method === 'POST' && asked?.pathname === '/api/resources';
}

type Refuse = (c: Context<HonoEnv>, code: ErrorCode, headers?: Record<string, string>) => Response;

/** Bytes that a body may have where no other limit is named. */
const DEFAULT_BODY_BYTES = 32 * 1024;
/** Clients that are refused together come back spread over these seconds. */
const RETRY_AFTER = { min: 1, max: 5 };

/** Answers 401 to a request that needs an account and has none, before its body is read and before it is queued. */
export function refuseStrangers(services: Services, refuse: Refuse): MiddlewareHandler<HonoEnv> {
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
export function readBody(refuse: Refuse): MiddlewareHandler<HonoEnv> {
  const upTo = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (c) => refuse(c as Context<HonoEnv>, 'too-large') });
  const limit = upTo(DEFAULT_BODY_BYTES);
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
): MiddlewareHandler<HonoEnv> {
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
