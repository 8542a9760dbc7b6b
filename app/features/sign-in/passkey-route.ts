import { z } from 'zod';
import { newSessionToken } from '../../domain/members/session.server.ts';
import { beginPasskey } from '../../domain/sign-in/passkey-tasks.server.ts';
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
import { problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { parseJsonBody } from '../../platform/http/request-body.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/passkey-route';

export const middleware = [allowMethods('POST, PUT')];

const task = z.enum(['signup', 'login', 'connect', 'again'] satisfies PasskeyTask[]);
const beginSchema = z.strictObject({ task, name: z.string().max(1000).default('') });
const finishSchema = z.strictObject({
  task,
  label: z.string().max(1000).default(''),
  answer: passkeyAnswerSchema,
});
type Begin = z.output<typeof beginSchema>;
type Finish = z.output<typeof finishSchema>;

/**
 * POST /api/passkeys with a task: the options for the browser. PUT with its answer: what became of it, with the session
 * and, for a new member, the recovery codes.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId, address, ownOrigin } = context.get(requestContext);
  const own = readSignInBrowser({ services, viewer, requestId }, request.headers);
  const browser = { ...own, origin: ownOrigin };
  const schema = request.method === 'POST' ? beginSchema : finishSchema;
  const parsed = await parseJsonBody(request, requestId, (body) =>
    parseShape<Begin | Finish>(schema, body),
  );
  if (!parsed.ok) return parsed.response;
  const taken = await services.rateLimits.take('sign-in', address);
  if (!taken.ok) return rejectionResponse(taken, requestId);
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (!('answer' in parsed.data)) {
    const browserToken = own.browserToken ?? newSessionToken(services);
    const begun = await beginPasskey(services, viewer, parsed.data, { ...browser, browserToken });
    if (!begun.ok) return rejectionResponse(begun, requestId);
    headers.append('set-cookie', browserCookie(services, browserToken));
    return Response.json({ options: begun.options }, { headers });
  }
  const done = await finishPasskey(services, viewer, parsed.data, browser);
  if (done.token) headers.append('set-cookie', sessionCookie(services, done.token));
  const { status, codes } = done;
  if (['signed-in', 'connected', 'confirmed', 'let-go'].includes(status)) {
    return Response.json({ status, ...(codes && { codes }) }, { headers });
  }
  const title = signInMessage(passkeyIntent(parsed.data.task), status).text;
  return problemResponse(status === 'not-admitted' ? 'not-allowed' : 'invalid-request', {
    requestId,
    title,
  });
}
