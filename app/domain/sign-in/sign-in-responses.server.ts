import { parse, serialize } from 'hono/utils/cookie';
import {
  ACCOUNT_DISABLED_TITLE,
  minimalPage,
  type PageFrame,
} from '../../platform/http/minimal-pages.server.ts';
import { flashCookie } from '../../platform/http/flash.server.ts';
import { pageCookieName } from '../../platform/http/page-cookies.ts';
import type { Viewer } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { RETENTION } from '../../platform/time/retention.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import { readSessionToken, SESSION_COOKIE } from '../members/session.server.ts';
import type { RateLimited } from '../rate-limits/rate-limits.server.ts';
import type { SignUpTokens } from './admission.server.ts';
import type { SignInBrowser } from './member-sign-in.server.ts';
import { OWNER_LINK_LIFETIME_MS } from './owner-token.server.ts';
import { AUTH_CHANNEL, messageOfLimit } from './auth-channel.ts';
import type { SignInResult } from './sign-in-callback.server.ts';
import { signInMessage } from './sign-in-words.ts';

const BROWSER_COOKIE = 'broetry-sign-in';
const INVITATION_COOKIE = 'broetry-invitation';
const OWNER_LINK_COOKIE = 'broetry-owner-link';
/** The cookies that change the sign-up page of a guest. */
export const SIGN_UP_COOKIES: readonly string[] = [INVITATION_COOKIE, OWNER_LINK_COOKIE];
const DAY_SECONDS = DAY_MS / 1000;
const TOKEN = /^[\w-]{43}$/;

function cookie(
  { secureCookies: secure }: Pick<Services, 'secureCookies'>,
  name: string,
  value: string,
  maxAge: number,
): string {
  // A provider's callback is a link from another site, which Lax allows.
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge } as const;
  return serialize(pageCookieName(name, secure), value, options);
}

/** The Set-Cookie value of a session. */
export function sessionCookie(services: Pick<Services, 'secureCookies'>, token: string): string {
  return cookie(services, SESSION_COOKIE, token, RETENTION.sessionLife / 1000);
}

/** The Set-Cookie value that removes the session. */
export function endedSessionCookie(services: Pick<Services, 'secureCookies'>): string {
  return cookie(services, SESSION_COOKIE, '', 0);
}

/** Reads the token that binds a sign-in attempt to its browser from a Cookie header, or null. */
export function readBrowserToken(
  services: Pick<Services, 'secureCookies'>,
  header: string | null,
): string | null {
  const name = pageCookieName(BROWSER_COOKIE, services.secureCookies);
  const token = parse(header ?? '', name)[name];
  return token && TOKEN.test(token) ? token : null;
}

/** The Set-Cookie value of the token that binds a sign-in attempt to its browser. */
export function browserCookie(services: Pick<Services, 'secureCookies'>, token: string): string {
  return cookie(services, BROWSER_COOKIE, token, RETENTION.signIn / 1000);
}

/** Reads what lets this browser sign up: an invitation, and the owner link that it is about to redeem. */
export function readSignUpTokens(
  services: Pick<Services, 'secureCookies'>,
  header: string | null,
): SignUpTokens {
  const cookies = parse(header ?? '');
  const [invitation, ownerLink] = SIGN_UP_COOKIES.map(
    (name) => cookies[pageCookieName(name, services.secureCookies)] || null,
  );
  return { invitation: invitation ?? null, ownerLink: ownerLink ?? null };
}

/** Reads what a sign-in needs to know of the browser that sent a request. */
export function readSignInBrowser(
  {
    services,
    viewer,
    address,
    requestId,
  }: { services: Services; viewer: Viewer; address: string; requestId: string },
  headers: Headers,
): SignInBrowser {
  const cookies = headers.get('cookie');
  return {
    guestId: viewer.guestId,
    browserToken: readBrowserToken(services, cookies),
    oldToken: readSessionToken(services, cookies),
    tokens: readSignUpTokens(services, cookies),
    userAgent: headers.get('user-agent') ?? '',
    address,
    requestId,
  };
}

/** The Set-Cookie value that keeps an invitation until the sign-up. */
export function invitationCookie(services: Pick<Services, 'secureCookies'>, token: string): string {
  return cookie(services, INVITATION_COOKIE, token, DAY_SECONDS);
}

/** The Set-Cookie value that keeps the owner link until the sign-up; '' removes it. */
export function ownerLinkCookie(services: Pick<Services, 'secureCookies'>, token: string): string {
  const seconds = token === '' ? 0 : OWNER_LINK_LIFETIME_MS / 1000;
  return cookie(services, OWNER_LINK_COOKIE, token, seconds);
}

const CLOSE_WINDOW = ' You can close this window.';

/**
 * Builds the last response of a sign-in. A popup sends the result to the page that opened it and closes. Without a
 * popup it redirects to `next`. `limited`: the rate limit rejected the sign-in; the page stays and says for how long.
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
  const isForbidden = isLetGo || status === 'providers-only';
  const back = returnPath(finished);
  const said = signInMessage(intent, status, frame.look.name);
  // A disabled account gets no page that would show the result.
  if (mode === 'redirect' && !isLetGo && !limited)
    headers.append('set-cookie', flashCookie(services, { tone: said.tone, words: said.text }));
  if (mode === 'redirect' && (isGood || isLetGo)) {
    headers.set('location', next);
    return new Response(null, { status: 302, headers });
  }
  return minimalPage(
    {
      status: isGood ? 200 : isForbidden ? 403 : limited ? 429 : 400,
      title: isGood ? 'You are in.' : isLetGo ? ACCOUNT_DISABLED_TITLE : 'You are not in.',
      text:
        said.text + (limited ? ` ${limited.message}` : '') + (mode === 'popup' ? CLOSE_WINDOW : ''),
      links: [{ href: back, label: isGood ? 'Go on here' : 'Back' }],
      script: limited ? limitScript(finished, limited) : leavingScript(finished),
      headers,
    },
    frame,
  );
}

// Escapes <, so that no text can end the inline script.
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function returnPath({ status, intent, next }: SignInResult): string {
  if (status === 'signed-in' || status === 'let-go' || intent === 'connect') return next;
  return `/${intent}?${new URLSearchParams({ next }).toString()}`;
}

// The page stays, so that its words can be read; the page that opened the popup shows them beside its toast.
function limitScript({ mode }: SignInResult, { message }: RateLimited): string | undefined {
  return mode === 'popup' ? postScript(messageOfLimit(message)) : undefined;
}

function postScript(message: unknown): string {
  return `new BroadcastChannel(${inScript(AUTH_CHANNEL)}).postMessage(${inScript(message)})`;
}

function leavingScript(finished: SignInResult): string {
  const { mode, status } = finished;
  if (mode === 'redirect') return `location.replace(${inScript(returnPath(finished))})`;
  return `${postScript(status)};window.close()`;
}
