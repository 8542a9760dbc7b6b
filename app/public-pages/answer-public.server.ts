import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isQueueFull } from '../admission/request-queue.ts';
import { clientAddress, networkOf } from '../guests/address-bucket.server.ts';
import { sessionCookieName } from '../auth/session-token.server.ts';
import type { RequestMetrics } from '../metrics/request-metrics.ts';
import { maskCapability } from '../log.server.ts';
import { ownOrigins } from '../same-origin.server.ts';
import type { Services } from '../services.server.ts';
import type { KeptAnswer, Variant } from './kept-answer.server.ts';
import { chooseEncoding } from '../pack.server.ts';
import { isBuiltFile, isPicture, publicAddress } from './public-address.ts';
import type { MakeParts } from './make-page.server.ts';
import { createShelves, type ShelfName } from './shelves.server.ts';

type Parts = MakeParts & { requests: RequestMetrics };

/** Answers a request that it takes; the rest, and what goes wrong here, goes to `otherwise`. */
export type AnswerPublic = (
  request: IncomingMessage,
  response: ServerResponse,
  otherwise: () => void,
) => void;

/**
 * Keeps the pages that everybody sees alike and answers from them, before anything else has looked at the
 * request. Who has a session is never answered here, whatever the page.
 */
export function answerPublic({ services, requests, ...parts }: Parts): AnswerPublic {
  const { log } = services;
  const shelves = createShelves({ services, ...parts });
  const nameOf = nameReader(services, parts.built);
  return (request, response, otherwise) => {
    const named = nameOf(request);
    if (named === null) return otherwise();
    const start = performance.now();
    const encoding = chooseEncoding(header(request, 'accept-encoding'));
    const finish: Finish = (answer, variant) => {
      if (response.destroyed) return;
      const status = send(request, response, answer.status, variant);
      const ms = performance.now() - start;
      requests.observe(status, ms);
      if (answer.refusal !== null) services.faults.refused(answer.refusal);
      if (log.isLevelEnabled('debug')) {
        const path = maskCapability(new URL(request.url ?? '/', 'http://here.invalid').pathname);
        log.debug({ method: request.method, path, status, ms });
      }
    };
    const shelf = shelves[named.shelf];
    const kept = shelf.find(named.name);
    const variant = kept?.variant(encoding) ?? null;
    if (kept !== null && variant !== null && !(variant instanceof Promise)) {
      return finish(kept, variant);
    }
    const make = async (): Promise<boolean> => {
      const answer = await shelf.make(named.name);
      if (answer === null) return false;
      finish(answer, await answer.variant(encoding));
      return true;
    };
    const leaving = new AbortController();
    response.once('close', () => leaving.abort());
    services.requestQueue.run(networkAt(services, request), make, leaving.signal).then(
      (isAnswered) => isAnswered || otherwise(),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        // The whole server refuses, in the way that fits the request.
        if (!isQueueFull(error)) {
          log.error({ err: error }, 'a public page could not be made');
        }
        otherwise();
      },
    );
  };
}

function networkAt({ settings }: Services, request: IncomingMessage): string {
  const forwardedFor = header(request, 'x-forwarded-for') ?? null;
  return networkOf(
    clientAddress(request.socket.remoteAddress ?? '', forwardedFor, settings.trustProxy),
  );
}

type Finish = (answer: KeptAnswer, variant: Variant) => void;

type Named = { name: string; shelf: ShelfName };

/** Under which name what a request asks for is kept; null for what is not the same for everybody. */
function nameReader(
  services: Services,
  built: ReadonlySet<string>,
): (request: IncomingMessage) => Named | null {
  const hosts = new Map(
    [...ownOrigins(services)].map((origin) => [new URL(origin).host, namesOf(origin, built)]),
  );
  const session = `${sessionCookieName(services)}=`;
  return ({ method, headers, url }) => {
    if (method !== 'GET' && method !== 'HEAD') return null;
    // A body would be left on the line, to be taken for the next request.
    if (headers['content-length'] !== undefined || headers['transfer-encoding']) return null;
    const host = headers.host ?? '';
    const names = hosts.get(host) ?? hosts.get(host.toLowerCase());
    const named = names?.(url ?? '') ?? null;
    if (named?.shelf === 'files') return headers.range === undefined ? named : null;
    return headers.cookie?.includes(session) ? null : named;
  };
}

/** The names of what is at that origin. Those of the few addresses that everybody asks for are remembered. */
function namesOf(origin: string, built: ReadonlySet<string>): (asked: string) => Named | null {
  const read = new Map<string, Named | null>();
  return (asked) => {
    const known = read.get(asked);
    if (known !== undefined) return known;
    const address = publicAddress(asked);
    const isThere = address !== null && (!isBuiltFile(address) || built.has(address));
    const named = isThere ? { name: `${origin} ${address}`, shelf: shelfOf(address) } : null;
    if (read.size >= MOST_READ) read.clear();
    if (asked.length <= LONGEST_READ) read.set(asked, named);
    return named;
  };
}

function shelfOf(address: string): ShelfName {
  if (isBuiltFile(address)) return 'files';
  return isPicture(address) ? 'pictures' : 'pages';
}

const MOST_READ = 1000;
const LONGEST_READ = 300;

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { headers, unchangedHeaders, etag, body }: Variant,
): number {
  const known = header(request, 'if-none-match');
  if (status === 200 && known !== undefined && isKnown(known, etag)) {
    response.writeHead(304, withId(unchangedHeaders)).end();
    return 304;
  }
  response.writeHead(status, withId(headers));
  response.end(request.method === 'HEAD' ? undefined : body);
  return status;
}

function withId(headers: readonly string[]): string[] {
  const own = headers.slice();
  own[own.length - 1] = randomUUID();
  return own;
}

function isKnown(known: string, etag: string): boolean {
  return known === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

function header({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : value?.join(', ');
}
