import { parse, serialize } from 'hono/utils/cookie';
import {
  ACCOUNT_DISABLED_TITLE,
  minimalPage,
  type PageFrame,
} from '../../platform/http/minimal-pages.server.ts';
import { pageCookieName } from '../../platform/http/page-cookies.ts';
import type { Services } from '../../platform/services.ts';
import { RETENTION } from '../../platform/time/retention.ts';
import { sessionCookieName } from '../members/session.server.ts';
import type { RateLimited } from '../rate-limits/rate-limits.server.ts';
import { AUTH_CHANNEL, NEWS_COOKIE, newsText, type SignInNews } from './auth-channel.ts';
import type { SignInResult } from './sign-in-callback.server.ts';
import { signInMessage } from './sign-in-words.ts';

const TOKEN = /^[\w-]{43}$/;

/** The Set-Cookie that signs the browser in. */
export function sessionCookie(services: Services, token: string): string {
  return serialize(sessionCookieName(services), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: services.secureCookies,
    maxAge: RETENTION.sessionLife / 1000,
  });
}

/** The Set-Cookie that takes the session away. */
export function endedSessionCookie(services: Services): string {
  return serialize(sessionCookieName(services), '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: services.secureCookies,
    maxAge: 0,
  });
}

/** What binds a sign-in under way to the browser that began it, out of a Cookie header; or null. */
export function readBrowserToken(services: Services, header: string | null): string | null {
  if (!header) return null;
  const name = browserCookieName(services);
  const token = parse(header, name)[name];
  return token && TOKEN.test(token) ? token : null;
}

/** The Set-Cookie with that token. */
export function browserCookie(services: Services, token: string): string {
  return serialize(browserCookieName(services), token, {
    path: '/',
    httpOnly: true,
    // The way back from a provider is a link from another site, which Lax lets through.
    sameSite: 'Lax',
    secure: services.secureCookies,
    maxAge: RETENTION.signIn / 1000,
  });
}

/** The Set-Cookie that tells the next page what became of a sign-in. A page reads it, so scripts may. */
function newsCookie(services: Services, news: SignInNews): string {
  return serialize(pageCookieName(NEWS_COOKIE, services.secureCookies), newsText(news), {
    path: '/',
    sameSite: 'Lax',
    secure: services.secureCookies,
    maxAge: 60,
  });
}

function browserCookieName(services: Services): string {
  return services.secureCookies ? '__Host-broetry-sign-in' : 'broetry-sign-in';
}

const CLOSE_WINDOW = ' You can close this window.';

/**
 * The last page of a sign-in. A popup tells the page that opened it what became of it, without saying of whom,
 * and closes; through the whole page it goes on to where the person wanted to be. `limited`: too many have begun.
 */
export function showResult(
  services: Services,
  frame: PageFrame,
  finished: SignInResult,
  limited: RateLimited | null = null,
): Response {
  const { status, mode, intent, next, token } = finished;
  const headers = new Headers({ 'cache-control': 'no-store', ...limited?.headers });
  if (token) headers.append('set-cookie', sessionCookie(services, token));
  const isGood = status === 'signed-in' || status === 'connected' || status === 'confirmed';
  const isLetGo = status === 'let-go';
  const back = focusReturnTarget(finished);
  // A page that will never be shown to them has no news for them.
  if (mode === 'redirect' && !isLetGo)
    headers.append('set-cookie', newsCookie(services, { intent, status }));
  if (mode === 'redirect' && (isGood || isLetGo)) {
    headers.set('location', next);
    return new Response(null, { status: 302, headers });
  }
  return minimalPage(
    {
      status: isGood ? 200 : isLetGo ? 403 : limited ? 429 : 400,
      title: isGood ? 'You are in.' : isLetGo ? ACCOUNT_DISABLED_TITLE : 'You are not in.',
      text: signInMessage(intent, status).words + (mode === 'popup' ? CLOSE_WINDOW : ''),
      links: [{ href: back, label: isGood ? 'Go on here' : 'Back' }],
      script: mode === 'popup' ? closingScript(status) : `location.replace(${inScript(back)})`,
      headers,
    },
    frame,
  );
}

// No text ends the script that it stands in.
function inScript(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}

function focusReturnTarget({ status, intent, next }: SignInResult): string {
  if (status === 'signed-in' || status === 'let-go' || intent === 'connect') return next;
  return `/${intent}?${new URLSearchParams({ next }).toString()}`;
}

// A status of ours, nothing that came with the request.
function closingScript(status: SignInResult['status']): string {
  const message = JSON.stringify({ v: 1, type: 'auth-done', status });
  return `new BroadcastChannel(${JSON.stringify(AUTH_CHANNEL)}).postMessage(${message});window.close()`;
}
