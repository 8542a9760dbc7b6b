import { parse, serialize } from 'hono/utils/cookie';
import { RETENTION } from '../../platform/time/retention.ts';
import type { Services } from '../../platform/services.ts';
import { pageCookieName } from '../../platform/http/page-cookies.ts';
import { NEWS_COOKIE, newsText, type SignInNews } from './auth-message.ts';
import { sessionCookieName } from '../members/session-token.server.ts';

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
export function newsCookie(services: Services, news: SignInNews): string {
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
