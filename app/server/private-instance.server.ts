import type { Context, MiddlewareHandler } from 'hono';
import { readInstance } from '../domain/instance/instance.server.ts';
import { isSignedAddress } from '../domain/instance/signed-addresses.server.ts';
import type { HonoEnv } from '../platform/http/hono-env.ts';
import { sendToPage, wantsPage } from '../platform/http/minimal-pages.server.ts';
import { safeNext } from '../platform/http/safe-next.ts';
import type { Services } from '../platform/services.ts';
import { isPublicApi, type SendError } from './admission.server.ts';
import type { FindRoute } from './routes/route-finder.server.ts';
import { bearerOf, viewerOf } from './visitor.server.ts';

/**
 * On a private instance, sends guests to /login, and answers 401 to programs without a session or a token, unless the
 * route is for everyone or the address is signed. What is closed to guests is in no shared cache.
 */
export function closeToGuests(
  services: Services,
  findRoute: FindRoute,
  sendError: SendError,
): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    if (!(await readInstance(services.db)).isPrivate) return next();
    const found = findRoute(c.req.url);
    const handle = found ? found.handle : null;
    if (handle?.readers === 'everyone') return next();
    c.set('isClosed', true);
    if (handle?.isSigned && (await isSignedAddress(services, c.req.url))) return next();
    if (isPublicApi(c.req.url)) {
      const { kind } = await bearerOf(services, c);
      if (kind === 'known') return next();
      return sendError(c, kind === 'none' ? 'token-needed' : 'token-unknown');
    }
    const viewer = await viewerOf(services, c);
    return viewer.kind === 'member' ? next() : turnAway(c, sendError);
  };
}

function turnAway(c: Context<HonoEnv>, sendError: SendError): Response {
  const { pathname, search } = new URL(c.req.url);
  const isRead = ['GET', 'HEAD'].includes(c.req.method);
  if (pathname.endsWith('.data') && !pathname.startsWith('/api/'))
    return sendToPage(c.req.url, loginPath);
  if (!wantsPage(c.req.raw)) return sendError(c, 'sign-in-first');
  const location = loginPath(isRead ? pathname + search : pathname);
  // A form that was sent returns as a page, not as a form.
  return new Response(null, {
    status: isRead ? 302 : 303,
    headers: { location, 'cache-control': 'no-store' },
  });
}

function loginPath(path: string): string {
  return `/login?${new URLSearchParams({ next: safeNext(path) }).toString()}`;
}
