import type { Operation } from '../../domain/api/operations.ts';
import { findPause } from '../../domain/instance/find-pause.server.ts';
import { readInstance } from '../../domain/instance/instance.server.ts';
import type { OwnToken } from '../../domain/members/api-token.ts';
import type { Bearer } from '../../domain/members/bearer-token.server.ts';
import { invalidShape } from '../../platform/http/body-validation.ts';
import type { ErrorCode } from '../../platform/http/errors.ts';
import { eventStreamResponse } from '../../platform/http/event-stream.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import { readJson, rejectBody } from '../../platform/http/request-body.server.ts';
import type { Member } from '../../domain/members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { isIdempotencyKey } from '../../platform/text/ids.ts';
import { requestContext, type RequestContext, type RouteArgs } from '../http/request-context.ts';

/** The input of an operation, after the checks that all operations share. */
export type ApiRequest = {
  services: Services;
  request: Request;
  address: string;
  /** The `{id}` of the path, or ''. */
  id: string;
  query: Readonly<Record<string, string | undefined>>;
  /** The JSON body, not validated. */
  body: unknown;
  key: string;
};

/** The input of an operation that requires a token. */
export type MemberApiRequest = ApiRequest & { member: Member; token: OwnToken };

export type ApiEvent = { event: string; data: unknown };
/** The result of an operation: a JSON body, an event stream, or an error. */
export type ApiResult = { body: unknown } | { events: AsyncGenerator<ApiEvent, void> } | Rejection;

/** An operation and its function. Without a scope, the function reads neither member nor token. */
export type Endpoint = {
  operation: Operation;
  run: (input: MemberApiRequest) => ApiResult | Promise<ApiResult>;
};

/**
 * Handles a request to /api/v1. Checks, in this order: method, token and scope, switches of the instance, length of the
 * body, rate limits, query, idempotency key, body. Cookies are ignored: a request without a token is anonymous. Each try
 * without a valid token counts against the limit of its network, also where one is needed.
 */
export async function handleApiRequest(
  endpoints: readonly Endpoint[],
  { request, params, context }: RouteArgs & { params: { id?: string } },
): Promise<Response> {
  const known = context.get(requestContext);
  const { services, requestId, address, bearer } = known;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const endpoint = endpoints.find(({ operation }) => operation.method === method);
  const allow = endpoints.map(({ operation }) => operation.method).join(', ');
  if (!endpoint) {
    return problemResponse({ reason: 'method-not-allowed', headers: { allow } }, requestId);
  }
  const { operation } = endpoint;
  const errorResponse = (rejection: Rejection, counted = {}) => {
    const headers = {
      ...counted,
      ...challengeOf(rejection.reason, operation),
      ...rejection.headers,
    };
    return problemResponse({ ...rejection, headers }, requestId);
  };
  const rejected = await rejectionOf(operation, known);
  if (rejected) return errorResponse(rejected);
  const key = request.headers.get('idempotency-key') ?? services.newId();
  const { headers, refused } = await takePoints(operation, known, key);
  if (refused) return errorResponse(refused, headers);
  const read = await readRequest(operation, request);
  if ('reason' in read) return errorResponse(read, headers);
  const input = { services, request, address, id: params.id ?? '', key, ...read, ...bearer };
  const answer = await endpoint.run(input as MemberApiRequest);
  return 'reason' in answer
    ? errorResponse(answer, headers)
    : successResponse(operation, answer, headers);
}

/** Returns why the caller may not send this request at all, or null. */
async function rejectionOf(
  operation: Operation,
  { services, address, bearer, isBodyTooLarge }: RequestContext,
): Promise<Rejection | null> {
  const forbidden = authorizationError(operation, bearer);
  if (forbidden && bearer.kind !== 'known') {
    const tried = await services.rateLimits.take('api-network', address);
    return tried.ok ? { ...forbidden, headers: tried.headers } : tried;
  }
  const closed = forbidden ?? (await switchedOff(services, operation));
  return closed ?? (isBodyTooLarge ? { ok: false, reason: 'too-large' } : null);
}

/** Takes a point of the token, or of the network without one, and of the operation's own limit. */
async function takePoints(
  { limit }: Operation,
  { services: { rateLimits }, address, bearer }: RequestContext,
  key: string,
): Promise<{ headers: Record<string, string>; refused: Rejection | null }> {
  const taken =
    bearer.kind === 'known'
      ? await rateLimits.take('api-token', bearer.token)
      : await rateLimits.take('api-network', address);
  const { headers } = taken;
  if (!taken.ok) return { headers, refused: taken };
  if (limit === undefined || bearer.kind !== 'known') return { headers, refused: null };
  const { member } = bearer;
  // Only what writes is once for each key.
  const click = limit === 'api-write' ? key : undefined;
  const own = await rateLimits.take(limit, { id: member.id, viewer: member, address }, click);
  return { headers, refused: own.ok ? null : own };
}

/** Returns the reason to reject the bearer, or null. An unknown token is rejected even where no token is needed. */
function authorizationError({ scope }: Operation, bearer: Bearer): Rejection | null {
  if (bearer.kind === 'unknown') return { ok: false, reason: 'token-unknown' };
  if (bearer.kind === 'none') return scope === null ? null : { ok: false, reason: 'token-needed' };
  if (bearer.member.isDisabled) return { ok: false, reason: 'account-disabled' };
  if (scope === null || bearer.token.scopes.includes(scope)) return null;
  return { ok: false, reason: 'scope-missing', values: { scope } };
}

/** Returns the error of an operation that a switch of the instance turns off, or null. Every POST writes something. */
async function switchedOff(
  { db }: Pick<Services, 'db'>,
  { method, needs }: Operation,
): Promise<Rejection | null> {
  const paused = method === 'POST' ? await findPause(db) : null;
  if (paused) return paused;
  if (needs === undefined || (await readInstance(db))[needs]) return null;
  return NOT_FOUND;
}

function challengeOf(reason: ErrorCode, { scope }: Operation): Record<string, string> {
  const challenge = 'Bearer realm="broetry"';
  if (reason === 'token-needed') return { 'www-authenticate': challenge };
  if (reason === 'token-unknown') {
    return { 'www-authenticate': `${challenge}, error="invalid_token"` };
  }
  if (reason !== 'scope-missing') return {};
  return { 'www-authenticate': `${challenge}, error="insufficient_scope", scope="${scope}"` };
}

async function readRequest(
  operation: Operation,
  request: Request,
): Promise<Pick<ApiRequest, 'query' | 'body'> | Rejection> {
  const query = readQuery(operation, new URL(request.url).searchParams);
  if ('reason' in query) return query;
  const key = request.headers.get('idempotency-key');
  if (operation.isGeneration && key !== null && !isIdempotencyKey(key)) {
    return { ok: false, reason: 'idempotency-key' };
  }
  if (!operation.body) {
    const rejection = request.method === 'DELETE' ? await rejectBody(request.clone()) : null;
    return rejection ?? { ...query, body: undefined };
  }
  const body = await readJson(request);
  return body.ok ? { ...query, body: body.value } : body;
}

function readQuery(
  { query }: Operation,
  params: URLSearchParams,
): Pick<ApiRequest, 'query'> | Rejection {
  for (const name of params.keys()) {
    const known = query && Object.hasOwn(query.shape, name);
    if (!known || params.getAll(name).length > 1)
      return { ok: false, reason: 'invalid-request', field: name };
  }
  if (!query) return { query: {} };
  const parsed = query.safeParse(Object.fromEntries(params));
  if (parsed.success) return { query: parsed.data as ApiRequest['query'] };
  return invalidShape(parsed.error);
}

/** A body is sent with the fields of its schema only. */
function successResponse(
  { response: { status, schema } }: Operation,
  answer: Exclude<ApiResult, Rejection>,
  headers: Record<string, string>,
): Response {
  if (schema === null) return new Response(null, { status, headers });
  if ('events' in answer) {
    const response = eventStreamResponse(answer.events);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  }
  return Response.json(schema.parse(answer.body), {
    status,
    headers: { 'cache-control': 'private, no-store', ...headers },
  });
}
