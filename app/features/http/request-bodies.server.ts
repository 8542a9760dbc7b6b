import { problemResponse } from '../../platform/http/problem.ts';
import type { Rejection } from '../../platform/http/rejection.ts';
import { readForm, readJson, rejectBody } from '../../platform/http/request-body.server.ts';
import { createRouteContext, requestContext, type RouteArgs } from './request-context.ts';

/** Middleware that reads the body of a request. The action gets what it has read by `of`. */
type BodyReader<Body> = ((args: RouteArgs) => Promise<void>) & {
  of: (context: RouteArgs['context']) => Body;
};

function bodyReader<Read extends object>(
  read: (request: Request) => Promise<Read>,
): BodyReader<Exclude<Read, Rejection>> {
  const bodyContext = createRouteContext<Exclude<Read, Rejection>>();
  const run = async ({ request, context }: RouteArgs): Promise<void> => {
    const body = await read(request);
    if (isRejection(body)) throw problemResponse(body, context.get(requestContext).requestId);
    context.set(bodyContext, body as Exclude<Read, Rejection>);
  };
  return Object.assign(run, { of: (context: RouteArgs['context']) => context.get(bodyContext) });
}

function isRejection(body: object): body is Rejection {
  return 'ok' in body && body.ok === false;
}

/** Reads a JSON body. `parse` gives a rejection, or null where nothing can be said but that its shape is wrong. */
export function jsonBody<Parsed extends object>(
  parse: (body: unknown) => Parsed | null,
): BodyReader<Exclude<Parsed, Rejection>> {
  return bodyReader(async (request): Promise<Parsed | Rejection> => {
    const json = await readJson(request);
    return json.ok ? (parse(json.value) ?? { ok: false, reason: 'invalid-request' }) : json;
  });
}

/** Reads a form. What is no form reads as an empty one. */
export const formBody = (): BodyReader<FormData> =>
  bodyReader(async (request) => (await readForm(request)) ?? new FormData());

/** Middleware of a route that takes no body, but for `{}`. */
export async function noBody({ request, context }: RouteArgs): Promise<void> {
  const rejection = await rejectBody(request);
  if (rejection) throw problemResponse(rejection, context.get(requestContext).requestId);
}
