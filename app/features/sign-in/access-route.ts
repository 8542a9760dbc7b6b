import { data, redirect } from 'react-router';
import { readForm } from '../../platform/http/request-body.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/access-route';
import { changeAccess } from '../../domain/sign-in/change-access.server.ts';
import { requireMember } from '../request/guards.server.ts';
import { endedSessionCookie } from '../../domain/sign-in/sign-in-responses.server.ts';

export const middleware = [requireMember];

/** POST /account/access: ends sessions or removes sign-in methods, by the form's `intent`. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, viewer } = context.get(requestContext);
  if (viewer.kind !== 'member') throw redirect('/login?next=/account');
  const form = (await readForm(request)) ?? new FormData();
  const done = await changeAccess(services, viewer, form);
  const status = done.ok ? 200 : done.status;
  const isOut = done.ok && done.did === 'signed-out';
  const headers = isOut ? { 'set-cookie': endedSessionCookie(services) } : undefined;
  // Without JavaScript the browser submits the form and expects a redirect.
  const isForm = request.headers.get('accept')?.includes('text/html') ?? false;
  if (isForm && done.ok) throw redirect(isOut ? '/' : '/account', { status: 303, headers });
  // The account page explains how to sign in again.
  if (isForm && !done.ok && done.status === 403) throw redirect('/account', { status: 303 });
  return data(done, { status, headers });
}

/** GET has no page: redirects to /account. */
export function loader() {
  return redirect('/account');
}
