import { readSwitches } from '../../domain/instance/instance.server.ts';
import type { Need } from '../../domain/instance/site-switches.ts';
import { wantsPage } from '../../platform/http/minimal-pages.server.ts';
import { mayOpen } from '../../domain/community/may-open.server.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { NOT_FOUND } from '../../platform/http/rejection.ts';
import { safeNext } from '../../platform/http/safe-next.ts';
import { isAdmin } from '../../domain/members/viewer.ts';
import { isRobot } from '../../domain/stats/guest-events.server.ts';
import {
  adminContext,
  failureContext,
  memberContext,
  requestContext,
  type RouteArgs,
} from './request-context.ts';
import type { RouteHandle } from './route-handle.ts';

type Middleware = (args: RouteArgs) => Promise<void> | void;

type Guarded = Pick<RouteArgs, 'context'> & {
  /** The URL of the page, also for a data request. */
  url: URL;
};

/** The loader of an endpoint that does not tell by a GET whether its row exists. */
export function hideFromReaders({ context }: RouteArgs): Response {
  return problemResponse(NOT_FOUND, context.get(requestContext).requestId);
}

/** Runs a middleware for the requests with one of the methods, such as `PUT, DELETE`. */
export function forMethods(methods: string, run: Middleware): Middleware {
  const names = methods.split(', ');
  return (args) => (names.includes(args.request.method) ? run(args) : undefined);
}

/** docs/product.md §5: signed in, else to /login and back. For pages, as their middleware. */
export function requireMember({ url, context }: Guarded): void {
  if (!passMember(context)) throw redirectThere('/login', url);
}

/**
 * Middleware of an endpoint for members. Guests get `guestError`: 404 where they may not know what is there; a form without
 * script leads to /login and back to its page.
 */
export function membersOnly(
  guestError: 'sign-in-first' | 'not-found' = 'sign-in-first',
): (args: RouteArgs) => void {
  return ({ request, context }) => {
    if (passMember(context)) return;
    if (wantsPage(request)) throw redirectTo(pathTo('/login', formPage(request, '/home')));
    throw problemResponse({ reason: guestError }, context.get(requestContext).requestId);
  };
}

/** Middleware of an endpoint for admins, after `membersOnly`. */
export function adminsOnly({ context }: Pick<RouteArgs, 'context'>): void {
  const member = context.get(memberContext);
  if (isAdmin(member)) return context.set(adminContext, member);
  throw problemResponse({ reason: 'not-allowed' }, context.get(requestContext).requestId);
}

function passMember(context: RouteArgs['context']): boolean {
  const { viewer } = context.get(requestContext);
  if (viewer.kind === 'member') context.set(memberContext, viewer);
  return viewer.kind === 'member';
}

/** Admins, else to the front page. */
export function requireAdmin({ context }: Guarded): void {
  if (!isAdmin(context.get(requestContext).viewer)) throw redirectTo('/');
}

/** Redirects members to /home (docs/product.md §2). */
export function redirectMembersHome({ context }: Guarded): void {
  if (context.get(requestContext).viewer.kind === 'member') throw redirectTo('/home');
}

/** Answers a bot with 204, in place of a route that counts what people do. */
export function ignoreBots({ request }: Pick<RouteArgs, 'request'>): void {
  if (isRobot(request.headers.get('user-agent') ?? '')) throw new Response(null, { status: 204 });
}

/** Guests of an instance without free posts sign up before they type. */
export async function requireFreePosts({ url, context }: Guarded): Promise<void> {
  const { services, viewer } = context.get(requestContext);
  if (viewer.kind === 'member' || (await readSwitches(services.db)).freePosts > 0) return;
  throw redirectThere('/signup', url);
}

/** 404 while the switch is off that the route needs. The server puts it before the middleware of each such route. */
export function requireOpen(needs: Need, { opensToAuthor }: Pick<RouteHandle, 'opensToAuthor'>) {
  return async ({ params, context }: Pick<RouteArgs, 'context'> & { params: { id?: string } }) => {
    const { services, viewer, requestId } = context.get(requestContext);
    const postId = opensToAuthor ? params.id : undefined;
    if (await mayOpen(services.db, viewer, { needs, postId })) return;
    context.set(failureContext, 'not-found');
    throw problemResponse(NOT_FOUND, requestId);
  };
}

function redirectThere(path: '/login' | '/signup', back: URL): Response {
  return redirectTo(pathTo(path, back.pathname + back.search));
}

function pathTo(path: '/login' | '/signup', back: string): string {
  return `${path}?${new URLSearchParams({ next: safeNext(back) }).toString()}`;
}

/** The page of a form without script: path and query of its referrer on this site, else `fallback`. */
export function formPage(request: Request, fallback: string): string {
  const from = URL.parse(request.headers.get('referer') ?? '');
  if (from?.host !== request.headers.get('host')) return fallback;
  return safeNext(from.pathname + from.search);
}

/** A redirect to throw: in a middleware it becomes the response. */
export function redirectTo(location: string): Response {
  // Replaces the history entry: Back would lead to the same redirect.
  return new Response(null, { status: 302, headers: { location, 'x-remix-replace': 'true' } });
}
