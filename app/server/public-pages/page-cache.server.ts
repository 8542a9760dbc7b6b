import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { isQueueFull } from '../admission/request-queue.ts';
import { readInstance } from '../../domain/instance/instance.server.ts';
import { sessionCookieName } from '../../domain/members/session.server.ts';
import { SIGN_UP_COOKIES } from '../../domain/sign-in/sign-in-responses.server.ts';
import { isProblem, ERROR_CODE_HEADER } from '../../platform/http/errors.ts';
import { clientAddress, networkOf } from '../../platform/limits/client-network.server.ts';
import type { RequestMetrics } from '../../platform/observe/process-metrics.server.ts';
import { chooseEncoding, type Encoding, compress } from '../../platform/http/compression.server.ts';
import { ownOrigins } from '../../platform/http/same-origin.server.ts';
import { analyticsOrigin, pagePolicy } from '../../platform/http/secure-headers.server.ts';
import type { Services } from '../../platform/services.ts';
import { publicAddress } from './public-addresses.ts';

/** Marks a request of the cache. */
export type SharedRequest = { nonce: string };

type Body = { bytes: Buffer; etag: string };

type CachedResponse = {
  status: number;
  headers: [string, string][];
  errorCode: string | null;
  /** The body in an encoding, compressed on first use. */
  body: (encoding: Encoding) => Promise<Body>;
  size: number;
};

type Parts = {
  services: Services;
  requests: RequestMetrics;
  /** Handles a request in the app. */
  render: (request: Request, shared: SharedRequest) => Response | Promise<Response>;
  /** The built style sheets by path. */
  sheets: ReadonlyMap<string, string>;
};

/** Public responses by origin and address. `clear` also applies to pending responses. */
export type PageCache = LRUCache<string, CachedResponse, Parts>;

/** Milliseconds. Removed content disappears from other processes within twice this. */
const LIFETIME_MS = 1000;
const MAX_BYTES = 64 * 1024 * 1024;
const MIN_COMPRESSED_BYTES = 1000;
const UNCACHED_HEADERS = new Set([
  'x-request-id',
  'content-length',
  'transfer-encoding',
  'cache-control',
  'vary',
  ERROR_CODE_HEADER,
]);

/** Creates the cache of responses to clients without a session. Concurrent requests for a key share one response. */
export function createPageCache(): PageCache {
  return new LRUCache<string, CachedResponse, Parts>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ size }) => size,
    ttl: LIFETIME_MS,
    // After `clear` a pending response is sent but not stored.
    ignoreFetchAbort: true,
    fetchMethod: async (key, _stale, { context, options }) => {
      const response = await makeResponse(key, context);
      // Errors are shared by concurrent requests only.
      if (response !== undefined && response.status !== 200) options.ttl = 1;
      return response;
    },
  });
}

/**
 * Serves GET and HEAD requests for public pages from the cache, before routing. Calls `otherwise` for other paths and for
 * requests with a cookie of a session or of a sign-up, or a body.
 */
export function servePublicPages(parts: Parts) {
  const { services, requests } = parts;
  const { log, pageCache, requestQueue, settings } = services;
  const keyOf = keyReader(services);
  const serve = async (request: IncomingMessage, response: ServerResponse, key: string) => {
    const start = performance.now();
    // The app closes a private instance.
    if ((await readInstance(services.db)).isPrivate) return false;
    const cached = await pageCache.fetch(key, { context: parts });
    if (cached === undefined) return false;
    const body = await cached.body(chooseEncoding(header(request, 'accept-encoding')));
    if (response.destroyed) return true;
    const status = send(request, response, cached, body);
    const ms = performance.now() - start;
    requests.observe(status, ms);
    if (cached.errorCode !== null) services.errorCounters.countResponse(cached.errorCode);
    log.debug({ method: request.method, path: key.replace(/^\S+ |\?.*$/g, ''), status, ms });
    return true;
  };
  return (request: IncomingMessage, response: ServerResponse, otherwise: () => void): void => {
    const key = keyOf(request);
    if (key === null) return otherwise();
    const leaving = new AbortController();
    response.once('close', () => leaving.abort());
    const isCached = pageCache.has(key);
    const work = () => serve(request, response, key);
    const network = networkOf(
      clientAddress(
        request.socket.remoteAddress ?? '',
        header(request, 'x-forwarded-for') ?? null,
        settings.trustProxy,
      ),
    );
    (isCached ? work() : requestQueue.run(network, work, leaving.signal)).then(
      (isServed) => isServed || otherwise(),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        // The app sends the error of a full queue.
        if (!isQueueFull(error)) log.error({ err: error }, 'a public page could not be made');
        otherwise();
      },
    );
  };
}

/** Returns the cache key of a request, `origin address`, or null. */
function keyReader(services: Services): (request: IncomingMessage) => string | null {
  const origins = new Map([...ownOrigins(services)].map((one) => [new URL(one).host, one]));
  const cookies = [sessionCookieName(services), ...SIGN_UP_COOKIES].map((name) => `${name}=`);
  return ({ method, headers, url }) => {
    if (method !== 'GET' && method !== 'HEAD') return null;
    // An unread body would be parsed as the next request.
    if (headers['content-length'] !== undefined || headers['transfer-encoding']) return null;
    if (cookies.some((name) => headers.cookie?.includes(name))) return null;
    const origin = origins.get((headers.host ?? '').toLowerCase());
    const address = publicAddress(url ?? '');
    return origin === undefined || address === null ? null : `${origin} ${address}`;
  };
}

/** Renders a page without cookies. Undefined for a response that must not be shared. */
async function makeResponse(
  key: string,
  { services, render, sheets }: Parts,
): Promise<CachedResponse | undefined> {
  const [origin = '', address = ''] = key.split(' ');
  const nonce = Buffer.from(services.randomBytes(16)).toString('base64url');
  const request = new Request(origin + address, { headers: { host: new URL(origin).host } });
  const made = await render(request, { nonce });
  // A problem contains the id of its request.
  if (made.headers.has('set-cookie') || isProblem(made)) {
    await made.body?.cancel();
    return undefined;
  }
  const type = made.headers.get('content-type') ?? '';
  let bytes = Buffer.from(await made.arrayBuffer());
  const headers = new Headers(made.headers);
  if (type.startsWith('text/html')) {
    const { html, scripts, styles } = hashInline(
      inlineStyles(bytes.toString(), nonce, sheets),
      nonce,
    );
    bytes = Buffer.from(html);
    const sources = {
      script: [`${origin}/assets/`, ...scripts, ...analyticsOrigin(services.settings)],
      style: styles,
    };
    headers.set('content-security-policy', pagePolicy(services.settings, sources));
  }
  const isCompressed = /^(image|font)\//.test(type);
  const cacheControl = headers.get('cache-control') ?? '';
  const isPublic = cacheControl.includes('public');
  const cachePolicy =
    made.status !== 200 ? 'no-store' : isPublic ? cacheControl : 'public, no-cache';
  const vary = [
    ...(isCompressed ? [] : ['accept-encoding']),
    ...(isPublic && isCompressed ? [] : ['cookie']),
  ];
  return {
    status: made.status,
    errorCode: headers.get(ERROR_CODE_HEADER),
    headers: [
      ...[...headers].filter(([name]) => !UNCACHED_HEADERS.has(name)),
      ['cache-control', cachePolicy],
      ...(vary.length > 0 ? [['vary', vary.join(', ')] as [string, string]] : []),
    ],
    body: createBody(bytes, isCompressed || bytes.length < MIN_COMPRESSED_BYTES),
    // Both compressed bodies together are smaller than the original.
    size: bytes.length * (isCompressed ? 1 : 2) + 1000,
  };
}

/** Reads the built style sheets below `clientDir`, by path. */
export function readStyleSheets(clientDir: string): Map<string, string> {
  const folder = join(clientDir, 'assets');
  const names = readdirSync(folder).filter((name) => name.endsWith('.css'));
  return new Map(
    names.map((name) => [`/assets/${name}`, readFileSync(join(folder, name), 'utf8')]),
  );
}

/** Inlines style sheets, which saves a round trip before the first paint. Hydration expects the links, disabled. */
function inlineStyles(page: string, nonce: string, sheets: Parts['sheets']): string {
  return page.replaceAll(
    /<link (?=[^>]*rel="stylesheet")[^>]*href="([^"]+)"[^>]*>/g,
    (link, href: string) => {
      const text = sheets.get(href);
      if (text === undefined) return link;
      return `<style nonce="${nonce}">${text}</style>${link.replace('<link ', '<link disabled="" media="not all" ')}`;
    },
  );
}

/**
 * Replaces the nonce of a cached page by hashes of the inline scripts and styles that have it. Other inline code gets no
 * hash, so the policy is as strict.
 */
function hashInline(page: string, nonce: string) {
  const sources = { script: new Set<string>(), style: new Set<string>() };
  const mark = ` nonce="${nonce}"`;
  for (const [, tag, attributes = '', text = ''] of page.matchAll(
    /<(script|style)((?: [^>]*)?)>([\s\S]*?)<\/\1>/g,
  )) {
    if (!attributes.includes(mark) || attributes.includes(' src="')) continue;
    const digest = createHash('sha256').update(text.replaceAll(nonce, '')).digest('base64');
    sources[tag as 'script' | 'style'].add(`'sha256-${digest}'`);
  }
  const html = page.replaceAll(mark, '').replaceAll(nonce, '');
  return { html, scripts: [...sources.script], styles: [...sources.style] };
}

function createBody(bytes: Buffer, isPlain: boolean): CachedResponse['body'] {
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const bodies = new Map<Encoding, Promise<Body>>();
  return (accepted) => {
    const encoding = isPlain ? 'identity' : accepted;
    const known = bodies.get(encoding);
    if (known) return known;
    const etag = `"${digest}-${encoding}"`;
    const made = compress(bytes, encoding).then((compressed) => ({ bytes: compressed, etag }));
    bodies.set(encoding, made);
    return made;
  };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers }: CachedResponse,
  { bytes, etag }: Body,
): number {
  const encoding = /-(br|gzip)"$/.exec(etag)?.[1];
  const known = (header(request, 'if-none-match') ?? '').split(',').map((one) => one.trim());
  const isKnown = known.some((one) => one === '*' || one.replace(/^W\//, '') === etag);
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader('x-request-id', randomUUID());
  if (status === 200) response.setHeader('etag', etag);
  if (status === 200 && isKnown) {
    response.removeHeader('content-type');
    response.writeHead(304).end();
    return 304;
  }
  if (encoding !== undefined) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', bytes.length);
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : bytes);
  return status;
}

function header({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : value?.join(', ');
}

declare module '../../platform/services.ts' {
  interface Services {
    /** Shared responses for clients without a session. Cleared after each write of a member. */
    pageCache: PageCache;
  }
}
