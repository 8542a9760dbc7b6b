import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { readInstance } from '../../domain/instance/instance.server.ts';
import { sessionCookieName } from '../../domain/members/session.server.ts';
import { SIGN_UP_COOKIES } from '../../domain/sign-in/sign-in-responses.server.ts';
import { FLASH_COOKIE } from '../../platform/http/flash.server.ts';
import { pageCookieName } from '../../platform/http/page-cookies.ts';
import { isProblem } from '../../platform/http/problem.ts';
import type { HonoEnv, SharedRequest } from '../../platform/http/hono-env.ts';
import {
  chooseEncoding,
  compress,
  type Encoding,
  MIN_COMPRESSED_BYTES,
} from '../../platform/http/compression.server.ts';
import { analyticsOrigin, pagePolicy } from '../../platform/http/secure-headers.server.ts';
import type { Services } from '../../platform/services.ts';
import type { FindRoute } from '../routes/route-finder.server.ts';
import { sharedAddress } from '../routes/shared-address.ts';

type Body = { bytes: Buffer; encoding: Encoding; etag: string };

type CachedResponse = {
  status: number;
  headers: [string, string][];
  /** The body in an encoding, compressed on first use. */
  body: (encoding: Encoding) => Promise<Body>;
  size: number;
};

type Parts = {
  services: Services;
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
/** Of brotli, higher than for a response that is sent once. */
const QUALITY = 6;
const UNCACHED_HEADERS = new Set([
  'x-request-id',
  'content-length',
  'transfer-encoding',
  'cache-control',
  'vary',
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
 * Finds the key of a request in the cache, `origin address`: of GET and HEAD requests for what guests share, without a
 * cookie of a session, of a sign-up or of a toast. On a private instance they share nothing.
 */
export function findPublicPage(
  services: Pick<Services, 'db' | 'secureCookies'>,
  findRoute: FindRoute,
): MiddlewareHandler<HonoEnv> {
  const flash = pageCookieName(FLASH_COOKIE, services.secureCookies);
  const cookies = [sessionCookieName(services), ...SIGN_UP_COOKIES, flash].map(
    (name) => `${name}=`,
  );
  const keyOf = (c: Context<HonoEnv>): string | null => {
    if (c.env.shared || !['GET', 'HEAD'].includes(c.req.method)) return null;
    if (cookies.some((name) => c.req.header('cookie')?.includes(name))) return null;
    const address = sharedAddress(findRoute, c.req.url);
    return address === null ? null : `${c.get('ownOrigin')} ${address}`;
  };
  return async (c, next) => {
    const key = keyOf(c);
    if (key !== null && !(await readInstance(services.db)).isPrivate) c.set('pageKey', key);
    await next();
  };
}

/** Responds from the cache, before routing. */
export function servePublicPages(parts: Parts): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    const key = c.get('pageKey');
    const cached = key && (await parts.services.pageCache.fetch(key, { context: parts }));
    if (!cached) return next();
    c.set('isCached', true);
    return respond(c, cached);
  };
}

async function respond(
  c: Context<HonoEnv>,
  { status, headers: cached, body }: CachedResponse,
): Promise<Response> {
  const { bytes, encoding, etag } = await body(chooseEncoding(c.req.header('accept-encoding')));
  const headers = new Headers(cached);
  if (status === 200) {
    headers.set('etag', etag);
    const known = (c.req.header('if-none-match') ?? '').split(',').map((one) => one.trim());
    if (known.some((one) => one === '*' || one.replace(/^W\//, '') === etag)) {
      headers.delete('content-type');
      return new Response(null, { status: 304, headers });
    }
  }
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('content-length', String(bytes.length));
  return new Response(new Uint8Array(bytes), { status, headers });
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
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return async (accepted) => {
    const encoding = isPlain ? 'identity' : accepted;
    const made = bodies.get(encoding) ?? compress(bytes, encoding, QUALITY);
    bodies.set(encoding, made);
    return { bytes: await made, encoding, etag: `"${digest}-${encoding}"` };
  };
}

declare module '../../platform/services.ts' {
  interface Services {
    /** Shared responses for clients without a session. Cleared after each write of a member. */
    pageCache: PageCache;
  }
}
