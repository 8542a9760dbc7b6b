import { data, redirect } from 'react-router';
import { changeAsMember } from '../request/form-changes.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/access-route';
import { changeAccess } from '../../domain/sign-in/change-access.server.ts';
import { requireMember } from '../request/guards.server.ts';
import { endedSessionCookie } from '../../domain/sign-in/sign-in-responses.server.ts';

export const middleware = [requireMember];

/** POST /account/access: ends sessions or removes sign-in methods, by the form's `intent`. */
export async function action(args: Route.ActionArgs) {
  const [done, status] = await changeAsMember(args, changeAccess);
  const { services } = args.context.get(requestContext);
  const isOut = done.ok && done.did === 'signed-out';
  const headers = isOut ? { 'set-cookie': endedSessionCookie(services) } : undefined;
  // Without JavaScript the browser submits the form and expects a redirect.
  const isForm = args.request.headers.get('accept')?.includes('text/html') ?? false;
  if (isForm && done.ok) throw redirect(isOut ? '/' : '/account', { status: 303, headers });
  // The account page explains how to sign in again.
  if (isForm && !done.ok && done.status === 403) throw redirect('/account', { status: 303 });
  return data(done, { ...status, headers });
}

/** GET has no page: redirects to /account. */
export function loader() {
  return redirect('/account');
}
