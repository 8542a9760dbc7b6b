import { type RequestContext, requestContext } from './request-context.ts';
import { safeNext } from '../../platform/http/safe-next.ts';

type Guarded = {
  /** The address of the page, also when only its data is asked for. */
  url: URL;
  context: { get: (context: typeof requestContext) => RequestContext };
};

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

/** docs/product.md §2: whoever is signed in has a home of its own. */
export function redirectMembersHome({ context }: Guarded): void {
  if (context.get(requestContext).viewer.kind === 'member') throw redirectTo('/home');
}

// What is thrown in a middleware and is an answer, is the answer.
function redirectTo(location: string): Response {
  // In place of the page that nobody gets to see: else the way back would lead to it, and here again.
  return new Response(null, { status: 302, headers: { location, 'x-remix-replace': 'true' } });
}
