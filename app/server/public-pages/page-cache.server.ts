import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { isQueueFull } from '../admission/request-queue.ts';
import { sessionCookieName } from '../../domain/members/session.server.ts';
import { isProblem, ERROR_CODE_HEADER } from '../../platform/http/errors.ts';
import { clientAddress, networkOf } from '../../platform/limits/client-network.server.ts';
import type { RequestMetrics } from '../../platform/observe/process-metrics.server.ts';
import { chooseEncoding, type Encoding, compress } from '../../platform/http/compression.server.ts';
import { ownOrigins } from '../../platform/http/same-origin.server.ts';
import { analyticsOrigin, pagePolicy } from '../../platform/http/secure-headers.server.ts';
import type { Services } from '../../platform/services.ts';
import { publicAddress } from './public-addresses.ts';

/** Marks a request that the cache makes for many readers. */
export type SharedRequest = { nonce: string };

type Body = { bytes: Buffer; etag: string };

type CachedResponse = {
  status: number;
  headers: [string, string][];
  refusal: string | null;
  /** The body in that encoding, packed when it is first asked for. */
  body: (encoding: Encoding) => Promise<Body>;
  size: number;
};

type Parts = {
  services: Services;
  requests: RequestMetrics;
  /** Answers a request as the whole server does. */
  render: (request: Request, shared: SharedRequest) => Response | Promise<Response>;
  /** The built style sheets by their path. */
  sheets: ReadonlyMap<string, string>;
};

/** Public responses by origin and address. `clear` also detaches responses that are being made. */
export type PageCache = LRUCache<string, CachedResponse, Parts>;

/** Milliseconds. Other processes show what one of them has taken down within twice this. */
const LIFETIME_MS = 1000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Shorter bodies are not packed. Bytes. */
const MIN_PACKED_BYTES = 1000;
const HEADERS_OF_ONE_RESPONSE = new Set([
  'x-request-id',
  'content-length',
  'transfer-encoding',
  'cache-control',
  'vary',
  ERROR_CODE_HEADER,
]);

/** A cache for responses that every reader without a session gets alike. Requests for the same key share one response. */
export function createPageCache(): PageCache {
  return new LRUCache<string, CachedResponse, Parts>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ size }) => size,
    ttl: LIFETIME_MS,
    // Readers who wait while the cache is cleared get their response; it is not stored.
    ignoreFetchAbort: true,
    fetchMethod: async (key, _stale, { context, options }) => {
      const made = await makeResponse(key, context);
      // A missing page is shared by those who wait for it, and not kept.
      if (made !== undefined && made.status !== 200) options.ttl = 1;
      return made;
    },
  });
}

/**
 * Answers GET and HEAD requests for public pages from the cache, before routing. Everything else, and every request
 * with a session cookie, a body or two hosts, goes to `otherwise`.
 */
export function servePublicPages(parts: Parts) {
  const { services, requests } = parts;
  const { log, pageCache, requestQueue, settings } = services;
  const keyOf = keyReader(services);
  const serve = async (request: IncomingMessage, response: ServerResponse, key: string) => {
    const start = performance.now();
    const cached = await pageCache.fetch(key, { context: parts });
    if (cached === undefined) return false;
    const body = await cached.body(chooseEncoding(header(request, 'accept-encoding')));
    if (response.destroyed) return true;
    const status = send(request, response, cached, body);
    const ms = performance.now() - start;
    requests.observe(status, ms);
    if (cached.refusal !== null) services.faults.refused(cached.refusal);
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
        // The server refuses a full queue in the form that fits the request.
        if (!isQueueFull(error)) log.error({ err: error }, 'a public page could not be made');
        otherwise();
      },
    );
  };
}

/** Gives `origin address` for a request that the cache may answer, else null. */
function keyReader(services: Services): (request: IncomingMessage) => string | null {
  const origins = new Map([...ownOrigins(services)].map((one) => [new URL(one).host, one]));
  const session = `${sessionCookieName(services)}=`;
  return ({ method, headers, url }) => {
    if (method !== 'GET' && method !== 'HEAD') return null;
    // An unread body would be taken for the next request of the connection.
    if (headers['content-length'] !== undefined || headers['transfer-encoding']) return null;
    if (headers.cookie?.includes(session)) return null;
    const origin = origins.get((headers.host ?? '').toLowerCase());
    const address = publicAddress(url ?? '');
    return origin === undefined || address === null ? null : `${origin} ${address}`;
  };
}

/** Requests the page as a reader without cookies. Undefined for a response that belongs to one reader. */
async function makeResponse(
  key: string,
  { services, render, sheets }: Parts,
): Promise<CachedResponse | undefined> {
  const [origin = '', address = ''] = key.split(' ');
  const nonce = Buffer.from(services.randomBytes(16)).toString('base64url');
  const request = new Request(origin + address, { headers: { host: new URL(origin).host } });
  const made = await render(request, { nonce });
  // A problem names the id of its request.
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
  const isPacked = /^(image|font)\//.test(type);
  const said = headers.get('cache-control') ?? '';
  const isOpen = said.includes('public');
  const lasting = made.status !== 200 ? 'no-store' : isOpen ? said : 'public, no-cache';
  const vary = [
    ...(isPacked ? [] : ['accept-encoding']),
    ...(isOpen && isPacked ? [] : ['cookie']),
  ];
  return {
    status: made.status,
    refusal: headers.get(ERROR_CODE_HEADER),
    headers: [
      ...[...headers].filter(([name]) => !HEADERS_OF_ONE_RESPONSE.has(name)),
      ['cache-control', lasting],
      ...(vary.length > 0 ? [['vary', vary.join(', ')] as [string, string]] : []),
    ],
    body: bodyIn(bytes, isPacked || bytes.length < MIN_PACKED_BYTES),
    // Packed twice it takes less than once more its size.
    size: bytes.length * (isPacked ? 1 : 2) + 1000,
  };
}

/** Reads the built style sheets below `clientDir` by their path. */
export function readStyleSheets(clientDir: string): Map<string, string> {
  const folder = join(clientDir, 'assets');
  const names = readdirSync(folder).filter((name) => name.endsWith('.css'));
  return new Map(
    names.map((name) => [`/assets/${name}`, readFileSync(join(folder, name), 'utf8')]),
  );
}

/**
 * Puts the style sheets of a page into it: the first paint does not wait for another round trip. The disabled link
 * stays for hydration, which expects it.
 */
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
 * Replaces the nonce of a page, which may be used once, by hashes of the inline scripts and styles that carry it. Text
 * without the nonce gets no hash, so the policy is as strict as one with a nonce.
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

function bodyIn(bytes: Buffer, isPlain: boolean): CachedResponse['body'] {
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const bodies = new Map<Encoding, Promise<Body>>();
  return (wanted) => {
    const encoding = isPlain ? 'identity' : wanted;
    const known = bodies.get(encoding);
    if (known) return known;
    const etag = `"${digest}-${encoding}"`;
    const made = compress(bytes, encoding).then((packed) => ({ bytes: packed, etag }));
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
    /** Responses that every reader without a session gets alike. Cleared after each request by which a member may change them. */
    pageCache: PageCache;
  }
}
