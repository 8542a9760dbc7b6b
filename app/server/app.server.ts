import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { guestCookie, newGuestId } from '../domain/members/guests.server.ts';
import { type Bearer, readBearer } from '../domain/members/bearer-token.server.ts';
import { readViewer } from '../domain/members/session.server.ts';
import { failureContext, requestContext } from '../features/request/request-context.ts';
import { classifyError } from '../platform/db/database-errors.server.ts';
import {
  ERROR_CODE_HEADER,
  type ErrorCode,
  ERRORS,
  isProblem,
  problemResponse,
} from '../platform/http/errors.ts';
import {
  disabledPage,
  errorPage,
  isOpenToDisabled,
  type PageFrame,
  sendToDisabledPage,
  wantsPage,
} from '../platform/http/minimal-pages.server.ts';
import { isAllowedOrigin, ownOriginOf, ownOrigins } from '../platform/http/same-origin.server.ts';
import { ANONYMOUS } from '../platform/http/viewer.ts';
import { clientAddress } from '../platform/limits/client-network.server.ts';
import { actorOf } from '../platform/observe/log.server.ts';
import {
  createRequestMetrics,
  type RequestMetrics,
} from '../platform/observe/process-metrics.server.ts';
import type { Services } from '../platform/services.ts';
import { isPublicApi, readBody, refuseStrangers, waitForTurn } from './admission.server.ts';
import { finishResponse, type HonoEnv } from './finish-response.server.ts';
import { type Health, healthResponse } from './metrics/health.server.ts';
import { metricsResponse } from './metrics/metrics-response.server.ts';

const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

export type AppOptions = {
  site: ServerBuild;
  /** Where the built client files are; absent in development, where Vite serves them. */
  clientDir?: string;
  health: Health;
  requests?: RequestMetrics;
};

/** The whole server as one fetch handler: ids, headers, limits and health around the site. */
export function createApp(services: Services, options: AppOptions): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>();
  const origins = ownOrigins(services);
  const requests = options.requests ?? createRequestMetrics();
  const stylesheets = options.site.assets.routes['root']?.css ?? [];
  // A caller's own request id is not taken over: it would let strangers write into our logs.
  app.use(requestId({ headerName: '' }));
  app.use(async (c, next) => {
    const start = performance.now();
    const nonce = c.env.shared?.nonce ?? Buffer.from(services.randomBytes(16)).toString('base64');
    c.set('nonce', nonce);
    c.set('stylesheets', stylesheets);
    c.set('address', c.env.shared ? '' : addressOf(c, services.settings.trustProxy));
    await next();
    await finishResponse(c, services, { start, requests, development: !options.clientDir });
  });
  app.get('/livez', () => healthResponse(true));
  app.get('/readyz', async () => healthResponse(await options.health.ready()));
  // Under any name: who measures asks by an address, and has a token.
  app.get('/metrics', async (c) => {
    const answer = await metricsResponse(
      services,
      { requests, health: options.health },
      c.req.header('authorization'),
    );
    return answer ?? refuse(c, 'not-found');
  });
  app.use(async (c, next) => {
    if (!METHODS.has(c.req.method)) return refuse(c, 'method-not-allowed');
    if (!isReadable(c.req.url)) return refuse(c, 'not-found');
    const origin = ownOriginOf(origins, c.req.header('host') ?? null);
    if (!origin) return refuse(c, 'unknown-host');
    c.set('ownOrigin', origin);
    return next();
  });
  if (options.clientDir !== undefined) serveClient(app, options.clientDir);
  app.use((c, next) => {
    // No cookie is read below /api/v1: another site has no session to act with.
    const isAllowed = isPublicApi(c.req.url) || isAllowedOrigin(origins, c.req.raw);
    return isAllowed ? next() : Promise.resolve(refuse(c, 'cross-origin'));
  });
  app.use(refuseStrangers(services, refuse), readBody(refuse), waitForTurn(services, refuse));
  const handle = handlerOf(options);
  app.all('*', (c) => answerCounted(c, services, handle));
  app.onError(async (error, c) => {
    // The client left while its body was read or while it waited for its turn.
    if (c.req.raw.signal.aborted) return refuse(c, 'interrupted');
    const code = await codeOf(error, options.health);
    if (code === 'gone') return refuse(c, code);
    services.log.error({ err: error, requestId: c.get('requestId') }, 'unexpected error');
    return refuse(c, code);
  });
  return app;
}

async function answerCounted(
  c: Context<HonoEnv>,
  services: Services,
  handle: ReturnType<typeof createRequestHandler>,
): Promise<Response> {
  const rateLimits = services.rateLimits.forRequest();
  try {
    const answer = await answerFromSite(c, { ...services, rateLimits }, handle);
    if (answer.status >= 500) await rateLimits.refund();
    return answer;
  } catch (error) {
    await rateLimits.refund();
    throw error;
  }
}

function handlerOf({ site, clientDir }: AppOptions): ReturnType<typeof createRequestHandler> {
  return createRequestHandler(site, clientDir ? 'production' : 'development');
}

async function codeOf(error: Error, health: Health): Promise<ErrorCode> {
  const fault = classifyError(error);
  if (fault !== null) return fault;
  return (await health.ready()) ? 'internal' : 'unavailable';
}

function serveClient(app: Hono<HonoEnv>, clientDir: string): void {
  const files = serveStatic<HonoEnv>({ root: clientDir, precompressed: true });
  app.use('/assets/*', async (c) => {
    // A missing file ends here: the site has no pages below /assets.
    const answer = await files(c, () => Promise.resolve());
    answer?.headers.set('cache-control', 'public, max-age=31536000, immutable');
    if (answer) varyByEncoding(answer.headers);
    return answer ?? refuse(c, 'not-found');
  });
  // The second for whoever asks without having read the page.
  app.on('GET', ['/favicon.svg', '/favicon.ico'], async (c, next) => {
    const answer = await files(c, next);
    answer?.headers.set('cache-control', 'public, max-age=86400');
    if (answer) varyByEncoding(answer.headers);
    return answer;
  });
}

// Also where it came unpacked: a cache in between must not give that to everybody.
function varyByEncoding(headers: Headers): void {
  if (!headers.has('vary')) headers.set('vary', 'accept-encoding');
}

const SITE_ERRORS: Readonly<Record<number, ErrorCode>> = {
  // The router asks too where a change comes from, but only for what it knows no route for; the public API takes it from anywhere.
  400: 'not-found',
  404: 'not-found',
  405: 'method-not-allowed',
  500: 'internal',
};

const NO_TOKEN: Bearer = { kind: 'none' };

async function answerFromSite(
  c: Context<HonoEnv>,
  services: Services,
  handle: ReturnType<typeof createRequestHandler>,
): Promise<Response> {
  const isApi = isPublicApi(c.req.url);
  const viewer = isApi ? ANONYMOUS : await readViewer(services, c.req.header('cookie') ?? null);
  const bearer = isApi
    ? await readBearer(services, c.req.header('authorization') ?? null)
    : NO_TOKEN;
  const actor = bearer.kind === 'known' ? bearer.member : viewer;
  if (!c.env.shared) c.set('actor', actorOf(services, actor));
  if (viewer.kind === 'member' && viewer.isDisabled && !isOpenToDisabled(c.req.path)) {
    if (c.req.path.startsWith('/api/')) return refuse(c, 'account-disabled');
    if (c.req.path.endsWith('.data')) return sendToDisabledPage(c.req.url);
    return disabledPage(frameOf(c), services.settings.operatorContact);
  }
  let { guestId } = viewer;
  const context = new RouterContextProvider();
  context.set(requestContext, {
    services,
    viewer,
    bearer,
    requestId: c.get('requestId'),
    nonce: c.get('nonce'),
    ownOrigin: c.get('ownOrigin'),
    stylesheets: c.get('stylesheets'),
    isShared: c.env.shared !== undefined,
    address: c.get('address'),
    ensureGuestId: () => (guestId ??= newGuestId(services.now(), services.randomBytes)),
  });
  const answer = await handle(c.req.raw, context);
  // What a member has just taken down is gone from public pages at once.
  if (!['GET', 'HEAD'].includes(c.req.method) && actor.kind === 'member')
    services.pageCache.clear();
  // The site answers its own surprises in words for people; who calls the API expects a problem. A file has no words.
  const isBare =
    answer.status === 500 && answer.headers.get('content-type')?.startsWith('text/plain');
  const failure = context.get(failureContext);
  const code = failure ?? SITE_ERRORS[answer.status];
  if ((c.req.path.startsWith('/api/') || isBare) && code && !isProblem(answer))
    return refuse(c, code);
  // Of what a page does not take, the router tells where in the source it is not taken.
  if (answer.status === 405 && !isProblem(answer)) return refuse(c, 'method-not-allowed');
  if (failure && wantsPage(c.req.raw)) return refuse(c, failure);
  if (failure) return withCode(answer, failure);
  // A page says it in its own words.
  if (code && answer.status !== 400 && !isProblem(answer))
    answer.headers.set(ERROR_CODE_HEADER, code);
  if (guestId === viewer.guestId || guestId === null) return answer;
  const headers = new Headers(answer.headers);
  headers.append('set-cookie', await guestCookie(services, guestId));
  return new Response(answer.body, { status: answer.status, headers });
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

function isReadable(url: string): boolean {
  try {
    // Nothing here has NUL in its name, and Postgres takes it for an error.
    return !decodeURIComponent(new URL(url).pathname).includes('\u0000');
  } catch {
    return false;
  }
}

const ERROR_HEADERS: Partial<Record<ErrorCode, Record<string, string>>> = {
  // The rest of a body that nobody reads would be taken for the next request.
  'too-large': { connection: 'close' },
  'storage-full': { 'retry-after': '30' },
  'database-away': { 'retry-after': '1' },
  unavailable: { 'retry-after': '60' },
};

function frameOf(c: Context<HonoEnv>): PageFrame {
  return { stylesheets: c.get('stylesheets'), nonce: c.get('nonce') };
}

// People read a page, programs a problem: the words are the same.
function refuse(c: Context<HonoEnv>, code: ErrorCode, given?: Record<string, string>): Response {
  const headers = { ...ERROR_HEADERS[code], ...given };
  if (wantsPage(c.req.raw)) return errorPage(code, frameOf(c), headers);
  return problemResponse(code, { requestId: c.get('requestId'), headers });
}
