import { problemResponse } from '../../platform/http/errors.ts';
import type { RateLimited } from '../../domain/rate-limits/rate-limits.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/start-route';
import { startSignIn } from '../../domain/sign-in/sign-in-start.server.ts';
import { newSessionToken } from '../../domain/members/session.server.ts';
import {
  browserCookie,
  readBrowserToken,
  showResult,
} from '../../domain/sign-in/sign-in-responses.server.ts';
import { isProviderId } from '../../platform/http/viewer.ts';
import type { SignInIntent, SignInStatus } from '../../domain/sign-in/sign-in-words.ts';
import { safeNext } from '../../platform/http/safe-next.ts';

/** GET /auth/{provider}/start?mode&intent&next&again: redirects to the provider. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId, address, ownOrigin, ...frame } = context.get(requestContext);
  const { provider } = params;
  const query = new URL(request.url).searchParams;
  const mode = query.get('mode') === 'popup' ? 'popup' : 'redirect';
  const intent = intentOf(query.get('intent'));
  const next = safeNext(query.get('next'));
  const failed = (limited: RateLimited | null = null, status: SignInStatus = 'failed') =>
    showResult(services, frame, { status, mode, intent, next, token: null }, limited);
  if (!isProviderId(provider) || !services.providers.ids.includes(provider)) {
    return problemResponse('not-found', { requestId });
  }
  const taken = await services.rateLimits.take('sign-in', address);
  if (!taken.ok) return failed(taken);
  // Prevents CSRF: another site must not connect its identity to the member's account.
  if (intent === 'connect' && !isFromHere(request, ownOrigin)) return failed();
  const header = request.headers.get('cookie');
  const browserToken = readBrowserToken(services, header) ?? newSessionToken(services);
  const isReauth = intent === 'connect' && query.get('again') === '1';
  const asked = {
    provider,
    mode,
    intent,
    isReauth,
    next,
    origin: ownOrigin,
    browserToken,
  } as const;
  const begun = await startSignIn(services, viewer, asked);
  if (!begun.ok) return failed(null, begun.status);
  return new Response(null, {
    status: 302,
    headers: {
      location: begun.location,
      'set-cookie': browserCookie(services, browserToken),
      'cache-control': 'no-store',
    },
  });
}

function intentOf(text: string | null): SignInIntent {
  return text === 'signup' || text === 'connect' ? text : 'login';
}

function isFromHere(request: Request, ownOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return request.headers.get('referer')?.startsWith(`${ownOrigin}/`) ?? false;
}
