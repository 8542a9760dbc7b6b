import { redirect } from 'react-router';
import { problemResponse } from '../../platform/http/problem.ts';
import { NOT_FOUND } from '../../platform/http/rejection.ts';
import type { RateLimited } from '../../domain/rate-limits/rate-limits.server.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/start-route';
import { takeSignInStart } from '../../domain/rate-limits/sign-in-failures.server.ts';
import { startSignIn } from '../../domain/sign-in/sign-in-start.server.ts';
import { newSessionToken } from '../../domain/members/session.server.ts';
import {
  browserCookie,
  readBrowserToken,
  readSignUpTokens,
  showResult,
} from '../../domain/sign-in/sign-in-responses.server.ts';
import { isProviderId } from '../../domain/members/sign-in-option.ts';
import type { SignInIntent, SignInStatus } from '../../domain/sign-in/sign-in-words.ts';
import { safeNext } from '../../platform/http/safe-next.ts';

export const handle = {
  readers: 'everyone',
  query: ['mode', 'intent', 'next', 'again'],
} satisfies RouteHandle;

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
    return problemResponse(NOT_FOUND, requestId);
  }
  // Another site can send any number of starts through the browsers of a network, as images do.
  if (intent !== 'connect' && isFromElsewhere(request)) {
    return redirect(`/${intent}?${new URLSearchParams({ next }).toString()}`);
  }
  // Prevents CSRF: another site must not connect its identity to the member's account.
  if (intent === 'connect' && !isFromHere(request, ownOrigin)) return failed();
  const taken = await takeSignInStart(services, address);
  if (!taken.ok) return failed(taken);
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
    ownerLink: readSignUpTokens(services, header).ownerLink,
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

function isFromElsewhere({ headers }: Request): boolean {
  return ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');
}

function isFromHere(request: Request, ownOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return request.headers.get('referer')?.startsWith(`${ownOrigin}/`) ?? false;
}
