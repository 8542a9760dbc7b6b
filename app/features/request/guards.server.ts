import { type RequestContext, requestContext } from './request-context.ts';
import { onlyMethods, problemResponse } from '../../platform/http/errors.ts';
import { safeNext } from '../../platform/http/safe-next.ts';

type Guarded = {
  /** The URL of the page, also for a data request. */
  url: URL;
  context: { get: (context: typeof requestContext) => RequestContext };
};

/**
 * Middleware of a route that takes only the methods in `allow`, such as `POST, DELETE`: 405 for others. HEAD and
 * OPTIONS count as GET. `forGet` is the error for a GET that is not in `allow`.
 */
export function allowMethods(
  allow: string,
  forGet: 'method-not-allowed' | 'not-found' = 'method-not-allowed',
): (args: Pick<Guarded, 'context'> & { request: Request }) => void {
  const allowed = allow.split(', ');
  return ({ request, context }) => {
    const method = ['HEAD', 'OPTIONS'].includes(request.method) ? 'GET' : request.method;
    if (allowed.includes(method)) return;
    const { requestId } = context.get(requestContext);
    if (method === 'GET' && forGet === 'not-found') throw problemResponse(forGet, { requestId });
    throw onlyMethods(allow, requestId);
  };
}

/** docs/product.md §5: signed in, else to /login and back. For routes, as their middleware. */
export function requireMember({ url, context }: Guarded): void {
  if (context.get(requestContext).viewer.kind === 'member') return;
  const next = safeNext(url.pathname + url.search);
  throw redirectTo(`/login?${new URLSearchParams({ next }).toString()}`);
}

/** Admins, else to the front page. */
export function requireAdmin({ context }: Guarded): void {
  const { viewer } = context.get(requestContext);
  if (viewer.kind === 'member' && viewer.isAdmin) return;
  throw redirectTo('/');
}

/** Redirects members to /home (docs/product.md §2). */
export function redirectMembersHome({ context }: Guarded): void {
  if (context.get(requestContext).viewer.kind === 'member') throw redirectTo('/home');
}

// A Response thrown in a middleware becomes the response.
function redirectTo(location: string): Response {
  // Replaces the history entry: Back would lead to the same redirect.
  return new Response(null, { status: 302, headers: { location, 'x-remix-replace': 'true' } });
}
