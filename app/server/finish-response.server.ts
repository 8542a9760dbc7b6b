import type { Context } from 'hono';
import { REFUSAL_HEADER } from '../platform/http/errors.ts';
import { logRequest } from '../platform/observe/log.server.ts';
import type { RequestMetrics } from '../platform/observe/request-metrics.ts';
import { compressResponse } from '../platform/http/compress-response.server.ts';
import {
  DATA_POLICY,
  nonceSources,
  pagePolicy,
  setSecureHeaders,
} from '../platform/http/secure-headers.server.ts';
import type { Services } from '../platform/services.ts';
import type { Shell } from './shell.ts';

type Known = { start: number; requests: RequestMetrics; development: boolean };

/** What every answer has in its head, packed for whoever can unpack it, counted and logged. */
export async function finishResponse(
  c: Context<Shell>,
  services: Services,
  { start, requests, development }: Known,
): Promise<void> {
  finishHeaders(c, services, development);
  // What goes to many is packed once, where it is kept, and counted where it is handed out.
  if (!c.env.shared) {
    const refusal = takeRefusal(c);
    await packContext(c);
    requests.observe(c.res.status, performance.now() - start);
    countFaults(services, c, refusal);
  }
  logRequest(services.log, c, performance.now() - start);
}

// Which refusal the answer is, if it is one; whoever asked is not told twice.
function takeRefusal(c: Context<Shell>): string | null {
  const refusal = c.res.headers.get(REFUSAL_HEADER);
  if (refusal !== null) c.res.headers.delete(REFUSAL_HEADER);
  return refusal;
}

function countFaults({ faults }: Services, c: Context<Shell>, refusal: string | null): void {
  // Whatever was broken off because its reader had left was told nobody.
  if (c.req.raw.signal.aborted) faults.count('reader-left');
  else if (refusal !== null) faults.refused(refusal);
}

function finishHeaders(c: Context<Shell>, services: Services, development: boolean): void {
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

async function packContext(c: Context<Shell>): Promise<void> {
  const answer = c.res;
  const packed = await compressResponse(c.req.raw, answer);
  if (packed === answer) return;
  // Or the headers of the old answer would be set again.
  c.res = undefined;
  c.res = packed;
}
