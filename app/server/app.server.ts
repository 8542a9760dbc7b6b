import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { guestCookie, newGuestId } from '../domain/members/guests.server.ts';
import { latestLook } from '../domain/instance/latest-look.server.ts';
import type { Bearer } from '../domain/members/bearer-token.server.ts';
import { failureContext, requestContext } from '../features/http/request-context.ts';
import type { DeclaredRoute } from '../features/http/route-handle.ts';
import { classifyError } from '../platform/db/database-errors.server.ts';
import { type ErrorCode, ERRORS } from '../platform/http/errors.ts';
import { ERROR_CODE_HEADER, isProblem, problemResponse } from '../platform/http/problem.ts';
import type { HonoEnv, SharedRequest } from '../platform/http/hono-env.ts';
import {
  disabledPage,
  errorPage,
  isOpenToDisabled,
  type PageFrame,
  sendToPage,
  wantsPage,
} from '../platform/http/minimal-pages.server.ts';
import { isAllowedOrigin, ownOriginOf, ownOrigins } from '../platform/http/same-origin.server.ts';
import { ANONYMOUS } from '../domain/members/viewer.ts';
import { clientAddress, networkOf } from '../platform/limits/client-network.server.ts';
import { actorOf } from '../domain/members/actor-of.server.ts';
import { createRequestMetrics } from '../platform/observe/process-metrics.server.ts';
import type { Services } from '../platform/services.ts';
import { closeToGuests } from './private-instance.server.ts';
import { guardRoutes } from './routes/guard-routes.server.ts';
import { listRoutes } from './routes/list-routes.server.ts';
import { createRouteFinder, type FindRoute } from './routes/route-finder.server.ts';
import {
  checkMethod,
  countVisits,
  isPublicApi,
  isReadable,
  readBody,
  refuseReading,
  refuseWriting,
  queueRequest,
} from './admission.server.ts';
import { admitUploads } from './upload-admission.server.ts';
import { bearerOf, viewerOf } from './visitor.server.ts';
import { finishResponse } from './finish-response.server.ts';
import { type Health, healthResponse, versionResponse } from './metrics/health.server.ts';
import { metricsResponse } from './metrics/metrics-response.server.ts';
import {
  findPublicPage,
  readStyleSheets,
  servePublicPages,
} from './public-pages/page-cache.server.ts';

const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

export type AppOptions = {
  site: ServerBuild;
  /** Where the built client files are; absent in development, where Vite serves them. */
  clientDir?: string;
  health: Health;
};

/** The server as a fetch handler: request ids, headers, limits, health and metrics around the site. */
export function createApp(services: Services, options: AppOptions): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>();
  const origins = ownOrigins(services);
  const requests = createRequestMetrics();
  const stylesheets = options.site.assets.routes['root']?.css ?? [];
  // Not the client's X-Request-Id: clients must not write into the log.
  app.use(requestId({ headerName: '' }));
  app.use(async (c, next) => {
    const start = performance.now();
    const nonce = c.env.shared?.nonce ?? Buffer.from(services.randomBytes(16)).toString('base64');
    c.set('nonce', nonce);
    c.set('stylesheets', stylesheets);
    c.set('readLook', () => latestLook(services));
    c.set('address', c.env.shared ? '' : addressOf(c, services.settings.trustProxy));
    await next();
    await finishResponse(c, services, { start, requests, development: !options.clientDir });
  });
  serveNumbers(app, services, { health: options.health, requests });
  app.use(async (c, next) => {
    if (!METHODS.has(c.req.method)) return sendError(c, 'method-not-allowed');
    if (!isReadable(c.req.url)) return sendError(c, 'not-found');
    const origin = ownOriginOf(origins, c.req.header('host') ?? null);
    if (!origin) return sendError(c, 'unknown-host');
    c.set('ownOrigin', origin);
    return next();
  });
  const findRoute = createRouteFinder(options.site);
  if (options.clientDir !== undefined) {
    serveClient(app, options.clientDir);
    app.use(findPublicPage(services, findRoute));
  }
  app.use(checkMethod(findRoute, sendError));
  app.use((c, next) => {
    // No cookie is read below /api/v1: another site has no session to act with. Browsers send an Origin, chats none.
    const found = findRoute(c.req.url);
    const isForPrograms = found !== false && found.handle.isForPrograms === true;
    const isProgram = isForPrograms && c.req.header('origin') === undefined;
    const isOpen = isPublicApi(c.req.url) || isProgram;
    const isAllowed = isOpen || isAllowedOrigin(origins, c.req.raw);
    return isAllowed ? next() : Promise.resolve(sendError(c, 'cross-origin'));
  });
  serveSite(app, services, options, findRoute);
  app.onError(async (error, c) => {
    const code = await codeOf(error, c, options.health);
    if (code === 'interrupted' || code === 'gone') return sendError(c, code);
    services.log.error({ err: error, requestId: c.get('requestId') }, 'unexpected error');
    return sendError(c, code);
  });
  return app;
}

/** The site, behind the queue of requests. */
function serveSite(
  app: Hono<HonoEnv>,
  services: Services,
  { site, clientDir }: AppOptions,
  findRoute: FindRoute,
): void {
  app.use(closeToGuests(services, findRoute, sendError));
  app.use(
    countVisits(services),
    admitUploads(services, findRoute, sendError),
    readBody(findRoute, sendError),
    queueRequest(services, findRoute, sendError),
  );
  if (clientDir !== undefined) {
    const render = (request: Request, shared: SharedRequest) => app.fetch(request, { shared });
    app.use(servePublicPages({ services, render, sheets: readStyleSheets(clientDir) }));
  }
  const handle = createRequestHandler(guardRoutes(site), clientDir ? 'production' : 'development');
  const routes = listRoutes(site);
  const answer: Site['answer'] = async (c, context) =>
    refuseReading(c, findRoute) ??
    (await refuseWriting(c, services, findRoute)) ??
    handle(c.req.raw, context);
  app.all('*', (c) => respondWithLimits(c, services, { answer, routes }));
}

type Site = {
  answer: (c: Context<HonoEnv>, context: RouterContextProvider) => Promise<Response>;
  routes: readonly DeclaredRoute[];
};

type Sources = Parameters<typeof metricsResponse>[1];

/** Health checks and metrics, before the Host check: Prometheus connects by IP address. */
function serveNumbers(app: Hono<HonoEnv>, services: Services, sources: Sources): void {
  const { health } = sources;
  app.get('/livez', () => healthResponse(true));
  // The image platform ONCE asks for /up.
  app.on('GET', ['/readyz', '/up'], async () => healthResponse(await health.ready()));
  app.get('/healthz', async () => versionResponse(await health.check()));
  app.get('/metrics', async (c) => {
    const response = await metricsResponse(services, sources, c.req.header('authorization'));
    return response ?? sendError(c, 'not-found');
  });
}

async function codeOf(error: Error, c: Context<HonoEnv>, health: Health): Promise<ErrorCode> {
  // The client disconnected while its body was read or its request was queued.
  if (c.req.raw.signal.aborted) return 'interrupted';
  return classifyError(error) ?? ((await health.ready()) ? 'internal' : 'unavailable');
}

async function respondWithLimits(
  c: Context<HonoEnv>,
  services: Services,
  site: Site,
): Promise<Response> {
  const rateLimits = services.rateLimits.forRequest();
  const { signal } = c.req.raw;
  // A client that leaves is no failure of the server: asking and leaving would be free.
  const refund = async () => void (signal.aborted || (await rateLimits.refund()));
  try {
    const requester = {
      network: networkOf(c.get('address')),
      signal,
      requestId: c.get('requestId'),
    };
    const response = await respondFromSite(c, { ...services, rateLimits, requester }, site);
    if (response.status >= 500) await refund();
    return response;
  } catch (error) {
    await refund();
    throw error;
  }
}

function serveClient(app: Hono<HonoEnv>, clientDir: string): void {
  const files = serveStatic<HonoEnv>({ root: clientDir, precompressed: true });
  app.use('/assets/*', async (c) => {
    // The site has no pages below /assets.
    const response = await files(c, () => Promise.resolve());
    response?.headers.set('cache-control', 'public, max-age=31536000, immutable');
    if (response) varyByEncoding(response.headers);
    return response ?? sendError(c, 'not-found');
  });
  // Browsers request /favicon.ico without a link to it.
  app.on('GET', ['/favicon.svg', '/favicon.ico'], async (c, next) => {
    const response = await files(c, next);
    response?.headers.set('cache-control', 'public, max-age=86400');
    if (response) varyByEncoding(response.headers);
    return response;
  });
}

// Also on uncompressed responses, for shared caches.
function varyByEncoding(headers: Headers): void {
  if (!headers.has('vary')) headers.set('vary', 'accept-encoding');
}

const SITE_ERRORS: Readonly<Record<number, ErrorCode>> = {
  // The router checks the origin of requests without a route.
  400: 'not-found',
  404: 'not-found',
  405: 'method-not-allowed',
  500: 'internal',
};

const NO_TOKEN: Bearer = { kind: 'none' };

async function respondFromSite(
  c: Context<HonoEnv>,
  services: Services,
  { answer, routes }: Site,
): Promise<Response> {
  const isApi = isPublicApi(c.req.url);
  const viewer = isApi ? ANONYMOUS : await viewerOf(services, c);
  const bearer = isApi ? await bearerOf(services, c) : NO_TOKEN;
  const actor = bearer.kind === 'known' ? bearer.member : viewer;
  if (!c.env.shared) c.set('actor', actorOf(services, actor));
  if (viewer.kind === 'member' && viewer.isDisabled && !isOpenToDisabled(c.req.path))
    return refuseDisabled(c, services);
  let { guestId } = viewer;
  const context = new RouterContextProvider();
  context.set(requestContext, {
    services,
    routes,
    viewer,
    bearer,
    requestId: c.get('requestId'),
    ownOrigin: c.get('ownOrigin'),
    ...frameOf(c),
    address: c.get('address'),
    isBodyTooLarge: c.get('isBodyTooLarge') ?? false,
    upload: c.get('upload'),
    ensureGuestId: () => (guestId ??= newGuestId(services.now(), services.randomBytes)),
  });
  const response = await answer(c, context);
  // Content that a member removed disappears from public pages at once.
  if (!['GET', 'HEAD'].includes(c.req.method) && actor.kind === 'member')
    services.pageCache.clear();
  // API clients receive a problem document in place of the router's plain text.
  const isBare =
    response.status === 500 && response.headers.get('content-type')?.startsWith('text/plain');
  const failure = context.get(failureContext);
  const code = failure ?? SITE_ERRORS[response.status];
  if ((c.req.path.startsWith('/api/') || isBare) && code && !isProblem(response))
    return sendError(c, code);
  // The router's 405 names source files.
  if (response.status === 405 && !isProblem(response)) return sendError(c, 'method-not-allowed');
  // A guard answers before the data of the frame is loaded: the router's page has neither switches nor look.
  if (failure === 'too-large' && !wantsPage(c.req.raw)) return sendError(c, failure);
  if (failure && (isHtml(response) || wantsPage(c.req.raw)))
    return errorPage(failure, frameOf(c), ERROR_HEADERS[failure]);
  if (failure) return withCode(response, failure);
  // The page shows its own message.
  if (code && response.status !== 400 && !isProblem(response))
    response.headers.set(ERROR_CODE_HEADER, code);
  if (guestId === viewer.guestId || guestId === null) return response;
  const headers = new Headers(response.headers);
  headers.append('set-cookie', await guestCookie(services, guestId));
  return new Response(response.body, { status: response.status, headers });
}

function refuseDisabled(c: Context<HonoEnv>, { settings }: Pick<Services, 'settings'>): Response {
  if (c.req.path.startsWith('/api/')) return sendError(c, 'account-disabled');
  if (c.req.path.endsWith('.data')) return sendToPage(c.req.url);
  return disabledPage(frameOf(c), settings.operatorContact);
}

function isHtml({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

function withCode({ body, headers: given }: Response, code: ErrorCode): Response {
  const headers = new Headers(given);
  headers.set(ERROR_CODE_HEADER, code);
  return new Response(body, { status: ERRORS[code].status, headers });
}

function addressOf(c: Context<HonoEnv>, trusted: readonly string[]): string {
  const socketAddress = getConnInfo(c).remote.address ?? '';
  return clientAddress(socketAddress, c.req.header('x-forwarded-for') ?? null, trusted);
}

const ERROR_HEADERS: Partial<Record<ErrorCode, Record<string, string>>> = {
  // The unread rest of the body would be parsed as the next request.
  'too-large': { connection: 'close' },
  'storage-full': { 'retry-after': '30' },
  'mill-busy': { 'retry-after': '5' },
  'database-away': { 'retry-after': '1' },
  unavailable: { 'retry-after': '60' },
};

function frameOf(c: Context<HonoEnv>): PageFrame {
  return { stylesheets: c.get('stylesheets'), nonce: c.get('nonce'), look: c.get('readLook')() };
}

// A page for browsers, a problem document for programs, with the same message.
function sendError(c: Context<HonoEnv>, code: ErrorCode, given?: Record<string, string>): Response {
  const headers = { ...ERROR_HEADERS[code], ...given };
  if (wantsPage(c.req.raw)) return errorPage(code, frameOf(c), headers);
  return problemResponse({ reason: code, headers }, c.get('requestId'));
}
