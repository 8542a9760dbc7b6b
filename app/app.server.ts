import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { requestId } from 'hono/request-id';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { disabledPage, isOpenToDisabled } from './auth/disabled-page.server.ts';
import { readViewer } from './auth/session.server.ts';
import { type ErrorCode, ERRORS, problemResponse } from './errors.ts';
import { clientAddress } from './guests/address-bucket.server.ts';
import { guestCookie } from './guests/guest-cookie.server.ts';
import { newGuestId } from './guests/guest-id.ts';
import { answerHealth, type Health } from './health.server.ts';
import { logRequest } from './log.server.ts';
import { failureContext, requestContext } from './request-context.ts';
import { isAllowedOrigin, ownOriginOf, ownOrigins } from './same-origin.server.ts';
import { DATA_POLICY, pagePolicy, setSecureHeaders } from './secure-headers.server.ts';
import type { Services } from './services.server.ts';
import { isStorageFull } from './storage-full.ts';

type Shell = { Variables: { requestId: string; nonce: string; ownOrigin: string } };

const JSON_BODY = 32 * 1024;
const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

export type AppOptions = {
  site: ServerBuild;
  /** Where the built client files are; absent in development, where Vite serves them. */
  clientDir?: string;
  health: Health;
};

/** The whole server as one fetch handler: ids, headers, limits and health around the site. */
export function createApp(services: Services, options: AppOptions): Hono<Shell> {
  const app = new Hono<Shell>();
  const origins = ownOrigins(services);
  // A caller's own request id is not taken over: it would let strangers write into our logs.
  app.use(requestId({ headerName: '' }));
  app.use(async (c, next) => {
    const start = performance.now();
    c.set('nonce', Buffer.from(services.randomBytes(16)).toString('base64'));
    await next();
    finishHeaders(c, services, options.clientDir === undefined);
    logRequest(services.log, c, performance.now() - start);
  });
  app.get('/livez', () => answerHealth(true));
  app.get('/readyz', async () => answerHealth(await options.health.ready()));
  app.use(async (c, next) => {
    if (!METHODS.has(c.req.method)) return refuse(c, 'method-not-allowed');
    return isDecodable(c.req.url) ? next() : refuse(c, 'not-found');
  });
  app.use(async (c, next) => {
    const origin = ownOriginOf(origins, c.req.header('host') ?? null);
    if (!origin) return refuse(c, 'unknown-host');
    c.set('ownOrigin', origin);
    return next();
  });
  if (options.clientDir !== undefined) serveClient(app, options.clientDir);
  app.use(async (c, next) => {
    if (isAllowedOrigin(origins, c.req.raw)) return next();
    return refuse(c, 'cross-origin');
  });
  app.use(
    bodyLimit({ maxSize: JSON_BODY, onError: (c) => refuse(c as Context<Shell>, 'too-large') }),
  );
  const site: Site = {
    handle: createRequestHandler(options.site, options.clientDir ? 'production' : 'development'),
    stylesheets: options.site.assets.routes['root']?.css ?? [],
  };
  app.all('*', (c) => answerFromSite(c, services, site));
  app.onError((error, c) => {
    services.log.error({ err: error, requestId: c.get('requestId') }, 'unexpected error');
    return refuse(c, isStorageFull(error) ? 'storage-full' : 'internal');
  });
  return app;
}

function serveClient(app: Hono<Shell>, clientDir: string): void {
  const files = serveStatic<Shell>({ root: clientDir, precompressed: true });
  app.use('/assets/*', async (c) => {
    // A missing file ends here: the site has no pages below /assets.
    const answer = await files(c, () => Promise.resolve());
    answer?.headers.set('cache-control', 'public, max-age=31536000, immutable');
    return answer ?? refuse(c, 'not-found');
  });
  for (const file of ['/favicon.svg', '/robots.txt']) {
    app.get(file, async (c, next) => {
      const answer = await files(c, next);
      answer?.headers.set('cache-control', 'public, max-age=86400');
      return answer;
    });
  }
}

const SITE_ERRORS: Readonly<Record<number, ErrorCode>> = {
  404: 'not-found',
  405: 'method-not-allowed',
  500: 'internal',
};

type Site = {
  handle: ReturnType<typeof createRequestHandler>;
  stylesheets: readonly string[];
};

async function answerFromSite(
  c: Context<Shell>,
  services: Services,
  { handle, stylesheets }: Site,
): Promise<Response> {
  const viewer = await readViewer(services, c.req.header('cookie') ?? null);
  if (viewer.kind === 'member' && viewer.isDisabled && !isOpenToDisabled(c.req.path)) {
    if (!wantsPage(c)) return refuse(c, 'account-disabled');
    return disabledPage({ stylesheets, nonce: c.get('nonce') }, services.settings.operatorContact);
  }
  let { guestId } = viewer;
  const context = new RouterContextProvider();
  context.set(requestContext, {
    services,
    viewer,
    requestId: c.get('requestId'),
    nonce: c.get('nonce'),
    ownOrigin: c.get('ownOrigin'),
    stylesheets,
    address: addressOf(c, services.settings.trustProxy),
    ensureGuestId: () => (guestId ??= newGuestId(services.now(), services.randomBytes)),
  });
  const answer = await handle(c.req.raw, context);
  // The site answers its own surprises in words for people; who calls the API expects a problem.
  const isProblem = answer.headers.get('content-type')?.startsWith('application/problem');
  const failure = context.get(failureContext);
  const code = failure ?? SITE_ERRORS[answer.status];
  if (c.req.path.startsWith('/api/') && code && !isProblem) return refuse(c, code);
  if (failure) return withStatus(answer, ERRORS[failure].status);
  if (guestId === viewer.guestId || guestId === null) return answer;
  const headers = new Headers(answer.headers);
  headers.append('set-cookie', await guestCookie(services, guestId));
  return new Response(answer.body, { status: answer.status, headers });
}

function wantsPage(c: Context<Shell>): boolean {
  const { path } = c.req;
  return !path.startsWith('/api/') && !path.endsWith('.data');
}

function withStatus({ body, headers }: Response, status: number): Response {
  return new Response(body, { status, headers });
}

function addressOf(c: Context<Shell>, trusted: readonly string[]): string {
  const socketAddress = getConnInfo(c).remote.address ?? '';
  return clientAddress(socketAddress, c.req.header('x-forwarded-for') ?? null, trusted);
}

function finishHeaders(c: Context<Shell>, services: Services, development: boolean): void {
  const { headers } = c.res;
  setSecureHeaders(headers, services.secureCookies);
  headers.set('x-request-id', c.get('requestId'));
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  const policy = isPage ? pagePolicy(c.get('nonce'), development) : DATA_POLICY;
  headers.set('content-security-policy', policy);
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(new URL(url).pathname);
    return true;
  } catch {
    return false;
  }
}

const REFUSAL_HEADERS: Partial<Record<ErrorCode, Record<string, string>>> = {
  // The rest of a body that nobody reads would be taken for the next request.
  'too-large': { connection: 'close' },
  'storage-full': { 'retry-after': '30' },
};

function refuse(c: Context<Shell>, code: ErrorCode): Response {
  return problemResponse(code, { requestId: c.get('requestId'), headers: REFUSAL_HEADERS[code] });
}
