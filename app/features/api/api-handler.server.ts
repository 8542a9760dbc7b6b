import type { Operation } from '../../domain/api/operations.ts';
import { findPause } from '../../domain/instance/find-pause.server.ts';
import { readInstance } from '../../domain/instance/instance.server.ts';
import type { OwnToken } from '../../domain/members/api-token.ts';
import type { Bearer } from '../../domain/members/bearer-token.server.ts';
import { shapeFailure } from '../../platform/http/body-validation.ts';
import { type ErrorCode, onlyMethods, problemResponse } from '../../platform/http/errors.ts';
import { eventStreamResponse } from '../../platform/http/event-stream.ts';
import { readJson, rejectBody } from '../../platform/http/request-body.server.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { isIdempotencyKey } from '../../platform/text/ids.ts';
import { requestContext, type RouteArgs } from '../request/request-context.ts';

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

/** A rejected operation. Without a `title` the message comes from the code. */
export type ApiError = { reason: ErrorCode } & Omit<
  Parameters<typeof problemResponse>[1],
  'requestId'
>;
export type ApiEvent = { event: string; data: unknown };
/** The result of an operation: a JSON body, an event stream, or an error. */
export type ApiResult = { body: unknown } | { events: AsyncGenerator<ApiEvent, void> } | ApiError;

/** An operation and its function. Without a scope, the function reads neither member nor token. */
export type Endpoint = {
  operation: Operation;
  run: (input: MemberApiRequest) => Promise<ApiResult>;
};

/**
 * Handles a request to /api/v1. Checks, in this order: method, rate limit of the token or the network, token and scope,
 * switches of the instance, query, idempotency key, body. Cookies are ignored: a request without a token is anonymous.
 */
export async function handleApiRequest(
  endpoints: readonly Endpoint[],
  { request, params, context }: RouteArgs & { params: { id?: string } },
): Promise<Response> {
  const { services, requestId, address, bearer } = context.get(requestContext);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const endpoint = endpoints.find(({ operation }) => operation.method === method);
  const allow = endpoints.map(({ operation }) => operation.method).join(', ');
  if (!endpoint) return onlyMethods(allow, requestId);
  const { operation } = endpoint;
  const taken =
    bearer.kind === 'known'
      ? await services.rateLimits.take('api-token', bearer.token)
      : await services.rateLimits.take('api-network', address);
  const errorResponse = ({ reason, headers, ...details }: ApiError) =>
    problemResponse(reason, {
      ...details,
      requestId,
      headers: { ...taken.headers, ...challengeOf(reason, operation), ...headers },
    });
  if (!taken.ok) return errorResponse(taken);
  const forbidden = authorizationError(operation, bearer);
  const closed = forbidden ?? (await switchedOff(services, operation));
  if (closed) return errorResponse(closed);
  const read = await readRequest(operation, request);
  if ('reason' in read) return errorResponse(read);
  const key = request.headers.get('idempotency-key') ?? services.newId();
  const input = { services, request, address, id: params.id ?? '', key, ...read, ...bearer };
  const answer = await endpoint.run(input as MemberApiRequest);
  return 'reason' in answer
    ? errorResponse(answer)
    : successResponse(operation, answer, taken.headers);
}

/** Returns the reason to reject the bearer, or null. An unknown token is rejected even where no token is needed. */
function authorizationError({ scope }: Operation, bearer: Bearer): ApiError | null {
  if (bearer.kind === 'unknown') return { reason: 'token-unknown' };
  if (bearer.kind === 'none') return scope === null ? null : { reason: 'token-needed' };
  if (bearer.member.isDisabled) return { reason: 'account-disabled' };
  if (scope === null || bearer.token.scopes.includes(scope)) return null;
  return { reason: 'scope-missing', values: { scope } };
}

/** Returns the error of an operation that a switch of the instance turns off, or null. Every POST writes something. */
async function switchedOff(
  { db }: Services,
  { method, path }: Operation,
): Promise<ApiError | null> {
  const paused = method === 'POST' ? await findPause(db) : null;
  if (paused) {
    const { reason, message: title, headers } = paused;
    return { reason, title, headers };
  }
  if (!COMMUNITY_PATHS.test(path) || (await readInstance(db)).hasCommunity) return null;
  return { reason: 'not-found' };
}

const COMMUNITY_PATHS = /^\/(community|prompt|hall-of-fame)(\/|$)/;

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
): Promise<Pick<ApiRequest, 'query' | 'body'> | ApiError> {
  const query = readQuery(operation, new URL(request.url).searchParams);
  if ('reason' in query) return query;
  const key = request.headers.get('idempotency-key');
  if (operation.isGeneration && key !== null && !isIdempotencyKey(key)) {
    return { reason: 'idempotency-key' };
  }
  if (!operation.body) {
    const rejection = request.method === 'DELETE' ? await rejectBody(request.clone(), '') : null;
    if (rejection) return { reason: rejection.status === 400 ? 'bad-json' : 'unknown-field' };
    return { ...query, body: undefined };
  }
  const body = await readJson(request);
  return body.ok ? { ...query, body: body.value } : { reason: body.code };
}

function readQuery(
  { query }: Operation,
  params: URLSearchParams,
): Pick<ApiRequest, 'query'> | ApiError {
  for (const name of params.keys()) {
    const known = query && Object.hasOwn(query.shape, name);
    if (!known || params.getAll(name).length > 1) return { reason: 'invalid-request', field: name };
  }
  if (!query) return { query: {} };
  const parsed = query.safeParse(Object.fromEntries(params));
  if (parsed.success) return { query: parsed.data as ApiRequest['query'] };
  const { code, field, message: title } = shapeFailure(parsed.error);
  return { reason: code, field, title };
}

/** A body is sent with the fields of its schema only. */
function successResponse(
  { response: { status, schema } }: Operation,
  answer: Exclude<ApiResult, ApiError>,
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
