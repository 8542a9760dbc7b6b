import type { Context } from 'hono';
import { compressResponse } from '../platform/http/compression.server.ts';
import { ERROR_CODE_HEADER } from '../platform/http/errors.ts';
import type { HonoEnv } from '../platform/http/hono-env.ts';
import {
  DATA_POLICY,
  nonceSources,
  pagePolicy,
  setSecureHeaders,
} from '../platform/http/secure-headers.server.ts';
import { logRequest } from '../platform/observe/log.server.ts';
import type { RequestMetrics } from '../platform/observe/process-metrics.server.ts';
import type { Services } from '../platform/services.ts';

type Known = { start: number; requests: RequestMetrics; development: boolean };

/** Sets the headers of a response, compresses, counts and logs it. */
export async function finishResponse(
  c: Context<HonoEnv>,
  services: Services,
  { start, requests, development }: Known,
): Promise<void> {
  const isCached = c.get('isCached');
  if (!isCached) finishHeaders(c, services, development);
  c.res.headers.set('x-request-id', c.get('requestId'));
  // A shared response is compressed and counted where it is sent.
  if (!c.env.shared) {
    const errorCode = takeErrorCode(c);
    if (!isCached) await compressBody(c);
    requests.observe(c.res.status, performance.now() - start);
    countErrors(services, c, errorCode);
  }
  logRequest(services.log, c, performance.now() - start);
}

// The header is internal: clients read the code in the body.
function takeErrorCode(c: Context<HonoEnv>): string | null {
  const errorCode = c.res.headers.get(ERROR_CODE_HEADER);
  if (errorCode !== null) c.res.headers.delete(ERROR_CODE_HEADER);
  return errorCode;
}

function countErrors(
  { errorCounters }: Services,
  c: Context<HonoEnv>,
  errorCode: string | null,
): void {
  // An aborted request has received no response.
  if (c.req.raw.signal.aborted) errorCounters.count('client-disconnected');
  else if (errorCode !== null) errorCounters.countResponse(errorCode);
}

function finishHeaders(c: Context<HonoEnv>, services: Services, development: boolean): void {
  const { headers } = c.res;
  setSecureHeaders(headers, services.secureCookies);
  // The router sets no charset for page data.
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
  // Otherwise Hono copies the headers of the old response.
  c.res = undefined;
  c.res = compressed;
}
