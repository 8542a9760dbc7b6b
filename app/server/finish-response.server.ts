import type { Context } from 'hono';
import { compressResponse } from '../platform/http/compression.server.ts';
import { ERROR_CODE_HEADER } from '../platform/http/problem.ts';
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
  let errorCode: string | null = null;
  // A shared response is compressed and counted where it is sent.
  if (!c.env.shared) {
    errorCode = takeErrorCode(c);
    if (!isCached) await compressBody(c);
    requests.observe(c.res.status, performance.now() - start);
    countErrors(services, c, errorCode);
  }
  const isOutage = errorCode === 'database-away' || errorCode === 'storage-full';
  const log = () => logRequest(services.log, c, { ms: performance.now() - start, isOutage });
  if (isEventStream(c.res)) logAtEnd(c, log);
  else log();
}

function isEventStream({ headers, body }: Response): boolean {
  return body !== null && (headers.get('content-type')?.startsWith('text/event-stream') ?? false);
}

/** Calls `log` when the stream has ended or its reader has left. Reads only what the client asks for. */
function logAtEnd(c: Context<HonoEnv>, log: () => void): void {
  const response = c.res;
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read().catch((error: unknown) => {
          log();
          throw error;
        });
        if (!done) return controller.enqueue(value);
        log();
        controller.close();
      },
      async cancel(reason) {
        log();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
  // Otherwise Hono copies the headers of the old response.
  c.res = undefined;
  c.res = new Response(body, response);
}

// The header is internal: clients read the code in the body.
function takeErrorCode(c: Context<HonoEnv>): string | null {
  const errorCode = c.res.headers.get(ERROR_CODE_HEADER);
  if (errorCode !== null) c.res.headers.delete(ERROR_CODE_HEADER);
  return errorCode;
}

function countErrors(
  { errorCounters }: Pick<Services, 'errorCounters'>,
  c: Context<HonoEnv>,
  errorCode: string | null,
): void {
  // An aborted request has received no response.
  if (c.req.raw.signal.aborted) errorCounters.count('client-disconnected');
  else if (errorCode !== null) errorCounters.countResponse(errorCode);
}

function finishHeaders(
  c: Context<HonoEnv>,
  services: Pick<Services, 'secureCookies' | 'settings'>,
  development: boolean,
): void {
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
  if (c.get('isClosed') || !headers.has('cache-control')) {
    const isWhole = headers.get('cache-control')?.includes('no-transform') ?? false;
    headers.set('cache-control', `private, no-store${isWhole ? ', no-transform' : ''}`);
  }
}

async function compressBody(c: Context<HonoEnv>): Promise<void> {
  const response = c.res;
  const compressed = await compressResponse(c.req.raw, response);
  if (compressed === response) return;
  // Otherwise Hono copies the headers of the old response.
  c.res = undefined;
  c.res = compressed;
}
