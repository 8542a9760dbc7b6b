import type { Context } from 'hono';
import { compressResponse } from '../platform/http/compression.server.ts';
import { ERROR_CODE_HEADER } from '../platform/http/errors.ts';
import {
  DATA_POLICY,
  nonceSources,
  pagePolicy,
  setSecureHeaders,
} from '../platform/http/secure-headers.server.ts';
import { logRequest } from '../platform/observe/log.server.ts';
import type { RequestMetrics } from '../platform/observe/process-metrics.server.ts';
import type { Services } from '../platform/services.ts';
import type { SharedRequest } from './public-pages/page-cache.server.ts';

/** What goes along with each request, from the first look at it to the last word of its answer. */
export type HonoEnv = {
  Variables: {
    requestId: string;
    nonce: string;
    ownOrigin: string;
    /** The client's address; '' where the server asks itself. */
    address: string;
    /** Who asks, as the log says it; not known before the site is asked. */
    actor: string | undefined;
    stylesheets: readonly string[];
  };
  /** Set where the server asks itself for what goes to many. */
  Bindings: { shared?: SharedRequest };
};

type Known = { start: number; requests: RequestMetrics; development: boolean };

/** What every response has in its head, compressed for whoever can unpack it, counted and logged. */
export async function finishResponse(
  c: Context<HonoEnv>,
  services: Services,
  { start, requests, development }: Known,
): Promise<void> {
  finishHeaders(c, services, development);
  // What goes to many is compressed once, where it is kept, and counted where it is handed out.
  if (!c.env.shared) {
    const errorCode = takeErrorCode(c);
    await compressBody(c);
    requests.observe(c.res.status, performance.now() - start);
    countErrors(services, c, errorCode);
  }
  logRequest(services.log, c, performance.now() - start);
}

// The header is for the server alone: the client reads the code in the body.
function takeErrorCode(c: Context<HonoEnv>): string | null {
  const errorCode = c.res.headers.get(ERROR_CODE_HEADER);
  if (errorCode !== null) c.res.headers.delete(ERROR_CODE_HEADER);
  return errorCode;
}

function countErrors({ faults }: Services, c: Context<HonoEnv>, errorCode: string | null): void {
  // Whatever was broken off because its reader had left was told nobody.
  if (c.req.raw.signal.aborted) faults.count('reader-left');
  else if (errorCode !== null) faults.refused(errorCode);
}

function finishHeaders(c: Context<HonoEnv>, services: Services, development: boolean): void {
  const { headers } = c.res;
  setSecureHeaders(headers, services.secureCookies);
  headers.set('x-request-id', c.get('requestId'));
  // The router names no charset for the data of pages.
  if (headers.get('content-type') === 'text/x-script') {
    headers.set('content-type', 'text/x-script; charset=utf-8');
  }
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  const policy = isPage
    ? pagePolicy(services.settings, nonceSources(c.get('nonce')), development)
    : DATA_POLICY;
  headers.set('content-security-policy', policy);
  if (isPage) headers.append('vary', 'cookie');
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
}

async function compressBody(c: Context<HonoEnv>): Promise<void> {
  const response = c.res;
  const compressed = await compressResponse(c.req.raw, response);
  if (compressed === response) return;
  // Or the headers of the old response would be set again.
  c.res = undefined;
  c.res = compressed;
}
