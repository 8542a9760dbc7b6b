import { z } from 'zod';
import { newSessionToken } from '../../domain/members/session.server.ts';
import {
  beginPasskey,
  type PasskeyBrowser,
  tooManyAccounts,
} from '../../domain/sign-in/passkey-tasks.server.ts';
import {
  checkFailures,
  countFailure,
  takeSignInStart,
} from '../../domain/rate-limits/sign-in-failures.server.ts';
import { finishPasskey } from '../../domain/sign-in/finish-passkey.server.ts';
import { passkeyAnswerSchema } from '../../domain/sign-in/passkey-answers.server.ts';
import {
  browserCookie,
  readSignInBrowser,
  sessionCookie,
} from '../../domain/sign-in/sign-in-responses.server.ts';
import {
  passkeyIntent,
  type PasskeyTask,
  signInMessage,
} from '../../domain/sign-in/sign-in-words.ts';
import { parseShape } from '../../platform/http/body-validation.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { forMethods } from '../http/guards.server.ts';
import { refuseLongBody } from '../http/limit.server.ts';
import { jsonBody } from '../http/request-bodies.server.ts';
import { requestContext, type RouteArgs } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/passkey-route';

export const handle = { readers: 'everyone', methods: ['POST', 'PUT'] } satisfies RouteHandle;

/** Takes a start with POST. The answer of PUT counts when it fails. */
async function limitSignIn({ request, context }: Pick<RouteArgs, 'request' | 'context'>) {
  const known = context.get(requestContext);
  refuseLongBody(known);
  const { services, address, requestId } = known;
  const taken =
    request.method === 'PUT'
      ? await checkFailures(services, address)
      : await takeSignInStart(services, address);
  if (!taken.ok) throw problemResponse(taken, requestId);
}

const task = z.enum(['signup', 'login', 'connect', 'again'] satisfies PasskeyTask[]);
const beginSchema = z.strictObject({ task, name: z.string().max(1000).default('') });
const finishSchema = z.strictObject({
  task,
  label: z.string().max(1000).default(''),
  answer: passkeyAnswerSchema,
});
const beginBody = jsonBody((json) => parseShape(beginSchema, json));
const finishBody = jsonBody((json) => parseShape(finishSchema, json));

export const middleware = [
  limitSignIn,
  forMethods('POST', beginBody),
  forMethods('PUT', finishBody),
];

/**
 * POST /api/passkeys with a task: the options for the browser. PUT with its answer: what became of it, with the session
 * and, for a new member, the recovery codes.
 */
export function action(args: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId, address, ownOrigin } = args.context.get(requestContext);
  const own = readSignInBrowser({ services, viewer, address, requestId }, args.request.headers);
  const browser = { ...own, origin: ownOrigin };
  return args.request.method === 'POST' ? begin(args, browser) : finish(args, browser);
}

async function begin({ context }: RouteArgs, browser: PasskeyBrowser): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  const { data } = beginBody.of(context);
  const browserToken = browser.browserToken ?? newSessionToken(services);
  const begun = await beginPasskey(services, viewer, data, { ...browser, browserToken });
  if (!begun.ok) return problemResponse(begun, requestId);
  const headers = {
    'cache-control': 'no-store',
    'set-cookie': browserCookie(services, browserToken),
  };
  return Response.json({ options: begun.options }, { headers });
}

async function finish({ context }: RouteArgs, browser: PasskeyBrowser): Promise<Response> {
  const { services, viewer, requestId, address } = context.get(requestContext);
  const { data } = finishBody.of(context);
  const done = await finishPasskey(services, viewer, data, browser);
  if (done.isFailure) await countFailure(services, address);
  const { status, token, codes } = done;
  if (['signed-in', 'connected', 'confirmed', 'let-go'].includes(status)) {
    const headers = new Headers({ 'cache-control': 'no-store' });
    if (token) headers.append('set-cookie', sessionCookie(services, token));
    return Response.json({ status, ...(codes && { codes }) }, { headers });
  }
  if (status === 'too-many-accounts') {
    return problemResponse(tooManyAccounts(services.now()), requestId);
  }
  const message = signInMessage(passkeyIntent(data.task), status).text;
  const isForbidden = status === 'not-admitted' || status === 'providers-only';
  const reason = isForbidden ? 'not-allowed' : 'invalid-request';
  return problemResponse({ reason, message }, requestId);
}
