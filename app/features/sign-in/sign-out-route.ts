import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/sign-out-route';
import { readSessionToken } from '../../domain/members/session.server.ts';
import { endedSessionCookie } from '../../domain/sign-in/sign-in-responses.server.ts';
import { signOut } from '../../domain/sign-in/sessions.server.ts';

export const middleware = [allowMethods('POST')];

/** POST /auth/sign-out: ends the session. 204, or a redirect to the landing page for a form without JavaScript. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services } = context.get(requestContext);
  const token = readSessionToken(services, request.headers.get('cookie'));
  if (token) await signOut(services, token);
  const headers = new Headers({ 'set-cookie': endedSessionCookie(services) });
  const isForm = request.headers.get('accept')?.includes('text/html') ?? false;
  if (isForm) headers.set('location', '/');
  return new Response(null, { status: isForm ? 303 : 204, headers });
}
