import { readSwitches } from '../../domain/instance/instance.server.ts';
import { mayOpenCommunity } from '../../domain/community/may-open-community.server.ts';
import { findPause } from '../../domain/instance/find-pause.server.ts';
import { onlyMethods, problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { safeNext } from '../../platform/http/safe-next.ts';
import { isAdmin } from '../../platform/http/viewer.ts';
import { failureContext, requestContext, type RouteArgs } from './request-context.ts';

type Guarded = Pick<RouteArgs, 'context'> & {
  /** The URL of the page, also for a data request. */
  url: URL;
};

/**
 * Middleware of a route that takes only the methods in `allow`, such as `POST, DELETE`: 405 for others. HEAD and
 * OPTIONS count as GET. `forGet` is the error for a GET that is not in `allow`.
 */
export function allowMethods(
  allow: string,
  forGet: 'method-not-allowed' | 'not-found' = 'method-not-allowed',
): (args: RouteArgs) => void {
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
  throw redirectThere('/login', url);
}

/** Admins, else to the front page. */
export function requireAdmin({ context }: Guarded): void {
  if (!isAdmin(context.get(requestContext).viewer)) throw redirectTo('/');
}

/** Redirects members to /home (docs/product.md §2). */
export function redirectMembersHome({ context }: Guarded): void {
  if (context.get(requestContext).viewer.kind === 'member') throw redirectTo('/home');
}

/** 503 with the reason while writing is paused. */
export async function requireWriting({ context }: Pick<RouteArgs, 'context'>): Promise<void> {
  const { services, requestId } = context.get(requestContext);
  const paused = await findPause(services.db);
  if (paused) throw rejectionResponse(paused, requestId);
}

/** Guests of an instance without free posts sign up before they type. */
export async function requireFreePosts({ url, context }: Guarded): Promise<void> {
  const { services, viewer } = context.get(requestContext);
  if (viewer.kind === 'member' || (await readSwitches(services.db)).freePosts > 0) return;
  throw redirectThere('/signup', url);
}

type CommunityArgs = {
  params: { id?: string };
  context: Guarded['context'] & {
    set: (context: typeof failureContext, failure: 'not-found') => void;
  };
};

/** 404 where the community is off. */
export function requireCommunity({ context }: CommunityArgs): Promise<void> {
  return requireOpen(context, undefined);
}

/** 404 where the community is off, but for the author of the post `id` of the path. */
export function requireCommunityOrAuthor({ params, context }: CommunityArgs): Promise<void> {
  return requireOpen(context, params.id);
}

async function requireOpen(context: CommunityArgs['context'], id: string | undefined) {
  const { services, viewer, requestId } = context.get(requestContext);
  if (await mayOpenCommunity(services.db, viewer, id)) return;
  context.set(failureContext, 'not-found');
  throw problemResponse('not-found', { requestId });
}

function redirectThere(path: '/login' | '/signup', back: URL): Response {
  const next = safeNext(back.pathname + back.search);
  return redirectTo(`${path}?${new URLSearchParams({ next }).toString()}`);
}

/** A redirect to throw: in a middleware it becomes the response. */
export function redirectTo(location: string): Response {
  // Replaces the history entry: Back would lead to the same redirect.
  return new Response(null, { status: 302, headers: { location, 'x-remix-replace': 'true' } });
}
