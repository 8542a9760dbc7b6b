import { SETTINGS_PATH } from '../../domain/sign-in/account-words.ts';
import { redirect } from 'react-router';
import { readSessionToken } from '../../domain/members/session.server.ts';
import { signOut, signOutEverywhere } from '../../domain/sign-in/sessions.server.ts';
import { endedSessionCookie } from '../../domain/sign-in/sign-in-responses.server.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { wantsPage } from '../../platform/http/minimal-pages.server.ts';
import { readOnlyForm } from '../http/form-changes.server.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/sign-out-route';

export const handle = { readers: 'everyone', methods: ['POST'] } satisfies RouteHandle;

/**
 * POST /auth/sign-out: ends the session, or with `everywhere` all of the member. 204, or a redirect to the landing page
 * for a form without JavaScript.
 */
export async function action(args: Route.ActionArgs): Promise<Response> {
  const { request, context } = args;
  const { services, viewer, requestId } = context.get(requestContext);
  const isForm = wantsPage(request);
  const token = readSessionToken(services, request.headers.get('cookie'));
  const isEverywhere = (await readOnlyForm(args)).has('everywhere') && viewer.kind === 'member';
  if (!isEverywhere) {
    if (token) await signOut(services, token);
  } else if (!(await signOutEverywhere(services, viewer))) {
    // The account page explains how to sign in again.
    return isForm
      ? redirect(SETTINGS_PATH, 303)
      : problemResponse({ reason: 'sign-in-again' }, requestId);
  }
  const headers = { 'set-cookie': endedSessionCookie(services) };
  return isForm
    ? redirect('/', { status: 303, headers })
    : new Response(null, { status: 204, headers });
}
