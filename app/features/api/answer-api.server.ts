import type { Bearer } from '../../domain/members/bearer-token.server.ts';
import type { OwnToken } from '../../domain/members/api-token.ts';
import type { Member } from '../../platform/http/viewer.ts';
import { type ErrorCode, onlyMethods, problemResponse } from '../../platform/http/errors.ts';
import { isIdempotencyKey } from '../../platform/text/ids.ts';
import { eventStreamResponse } from '../../platform/http/event-stream.ts';
import { shapeFailure } from '../../platform/http/body-validation.ts';
import { readJson, rejectBody } from '../../platform/http/request-body.server.ts';
import { type RequestContext, requestContext } from '../request/request-context.ts';
import type { Services } from '../../platform/services.ts';
import type { Operation } from '../../domain/api/operations.ts';

/** What an operation is asked, after everything that is the same for all of them was checked. */
export type ApiAsk = {
  services: Services;
  request: Request;
  address: string;
  /** The `{id}` of the address, or ''. */
  id: string;
  query: Readonly<Record<string, string | undefined>>;
  /** The JSON body, not yet checked. */
  body: unknown;
  /** Of the request, or a new one where it has none. */
  key: string;
};

/** The same of somebody with a token. */
export type MemberAsk = ApiAsk & { member: Member; token: OwnToken };

export type ApiRefusal = { refused: ErrorCode } & Omit<
  Parameters<typeof problemResponse>[1],
  'requestId'
>;
type Refused = { reason: ErrorCode; headers?: Record<string, string> };
type Streamed = AsyncGenerator<{ event: string; data: unknown }, void>;
/** An answer's body; a stream for whoever reads along; why there is neither. */
export type ApiAnswer = { body: unknown } | { events: Streamed } | ApiRefusal;

/** An operation and what carries it out: for everybody, or for members with a token alone. */
export type Endpoint = {
  operation: Operation;
  run: ((ask: ApiAsk) => Promise<ApiAnswer>) | ((ask: MemberAsk) => Promise<ApiAnswer>);
};

type Asked = {
  request: Request;
  params: { id?: string };
  context: { get: (context: typeof requestContext) => RequestContext };
};

/**
 * Answers an address of /api/v1. In this order: the method, the token, the limit of the token or the network, the
 * scope, the query, the body, and then the operation. Cookies do not count: whoever has no token is nobody.
 */
export async function answerApi(
  endpoints: readonly Endpoint[],
  { request, params, context }: Asked,
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
  const refuse = ({ refused, headers, ...details }: ApiRefusal) =>
    problemResponse(refused, {
      ...details,
      requestId,
      headers: { ...taken.headers, ...challengeOf(refused, operation), ...headers },
    });
  if (!taken.ok) return refuse(refusal(taken));
  const forbidden = refusalOf(operation, bearer);
  if (forbidden) return refuse(forbidden);
  const read = await readRequest(operation, request);
  if ('refused' in read) return refuse(read);
  const key = request.headers.get('idempotency-key') ?? services.newId();
  const ask = { services, request, address, id: params.id ?? '', key, ...read };
  const answer = await run(endpoint, ask, bearer);
  return 'refused' in answer ? refuse(answer) : given(operation, answer, taken.headers);
}

/** What was refused, in the words that the API's description has for its code. */
export function refusal({ reason, headers }: Refused): ApiRefusal {
  return { refused: reason, headers };
}

function run({ run }: Endpoint, ask: ApiAsk, bearer: Bearer): Promise<ApiAnswer> {
  if (bearer.kind !== 'known') return (run as (ask: ApiAsk) => Promise<ApiAnswer>)(ask);
  return run({ ...ask, member: bearer.member, token: bearer.token });
}

/** Why whoever asks may not do this. A token that is none is refused even where nobody needs one. */
function refusalOf({ scope }: Operation, bearer: Bearer): ApiRefusal | null {
  if (bearer.kind === 'unknown') return { refused: 'token-unknown' };
  if (bearer.kind === 'none') return scope === null ? null : { refused: 'token-needed' };
  if (bearer.member.isDisabled) return { refused: 'account-disabled' };
  if (scope === null || bearer.token.scopes.includes(scope)) return null;
  return { refused: 'scope-missing', values: { scope } };
}

// RFC 6750, 3.
function challengeOf(refused: ErrorCode, { scope }: Operation): Record<string, string> {
  const challenge = 'Bearer realm="broetry"';
  if (refused === 'token-needed') return { 'www-authenticate': challenge };
  if (refused === 'token-unknown') {
    return { 'www-authenticate': `${challenge}, error="invalid_token"` };
  }
  if (refused !== 'scope-missing') return {};
  return { 'www-authenticate': `${challenge}, error="insufficient_scope", scope="${scope}"` };
}

type Read = Pick<ApiAsk, 'query' | 'body'>;

async function readRequest(operation: Operation, request: Request): Promise<Read | ApiRefusal> {
  const query = readQuery(operation, new URL(request.url).searchParams);
  if ('refused' in query) return query;
  const key = request.headers.get('idempotency-key');
  if (operation.isKeyed && key !== null && !isIdempotencyKey(key)) {
    return { refused: 'idempotency-key' };
  }
  if (!operation.body) {
    const refused = request.method === 'DELETE' ? await rejectBody(request.clone(), '') : null;
    if (refused) return { refused: refused.status === 400 ? 'bad-json' : 'unknown-field' };
    return { ...query, body: undefined };
  }
  const body = await readJson(request);
  return body.ok ? { ...query, body: body.value } : { refused: body.code };
}

function readQuery(
  { query }: Operation,
  params: URLSearchParams,
): Pick<ApiAsk, 'query'> | ApiRefusal {
  for (const name of params.keys()) {
    const known = query && Object.hasOwn(query.shape, name);
    if (!known || params.getAll(name).length > 1)
      return { refused: 'invalid-request', field: name };
  }
  if (!query) return { query: {} };
  const parsed = query.safeParse(Object.fromEntries(params));
  if (parsed.success) return { query: parsed.data as ApiAsk['query'] };
  const { code, field, message: title } = shapeFailure(parsed.error);
  return { refused: code, field, title };
}

function given(
  { answer: { status } }: Operation,
  answer: Exclude<ApiAnswer, ApiRefusal>,
  headers: Record<string, string>,
): Response {
  if (status === 204) return new Response(null, { status, headers });
  if ('events' in answer) {
    const response = eventStreamResponse(answer.events);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  }
  return Response.json(answer.body, {
    status,
    headers: { 'cache-control': 'private, no-store', ...headers },
  });
}
