import type { Context, MiddlewareHandler } from 'hono';
import { readInstance } from '../domain/instance/instance.server.ts';
import { readBearer } from '../domain/members/bearer-token.server.ts';
import { readViewer } from '../domain/members/session.server.ts';
import type { HonoEnv } from '../platform/http/hono-env.ts';
import { sendToPage, wantsPage } from '../platform/http/minimal-pages.server.ts';
import { safeNext } from '../platform/http/safe-next.ts';
import type { Services } from '../platform/services.ts';
import { isPublicApi, type SendError } from './admission.server.ts';

/**
 * What guests of a private instance may open, besides health checks and built files: the way in, the terms, the logo, and
 * the slash command, which its chat signs. Any other spelling is closed.
 */
const OPEN =
  /^\/(?:(?:login|signup|recovery|owner-link|terms|privacy)(?:\.data)?|auth\/[\w-]+(?:\/(?:start|callback))?(?:\.data)?|instance\/logo\.png|slash-command|api\/(?:passkeys|viewer))$/;

/** On a private instance, sends guests to /login, and answers 401 to programs without a session or a token. */
export function closeToGuests(
  services: Services,
  sendError: SendError,
): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    if (!(await readInstance(services.db)).isPrivate) return next();
    const { pathname } = new URL(c.req.url);
    if (OPEN.test(pathname)) return next();
    if (isPublicApi(c.req.url)) {
      const { kind } = await readBearer(services, c.req.header('authorization') ?? null);
      if (kind === 'known') return next();
      return sendError(c, kind === 'none' ? 'token-needed' : 'token-unknown');
    }
    const viewer = await readViewer(services, c.req.header('cookie') ?? null);
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
