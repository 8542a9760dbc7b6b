import type { RateLimited } from '../rate-limits/rate-limits.server.ts';
import type { Services } from '../../platform/services.ts';
import { AUTH_CHANNEL } from './auth-message.ts';
import {
  ACCOUNT_DISABLED_TITLE,
  minimalPage,
  type PageFrame,
} from '../../platform/http/minimal-pages.server.ts';
import type { Finished } from './finish-sign-in.server.ts';
import { newsCookie, sessionCookie } from './sign-in-cookies.server.ts';
import { signInWords } from './sign-in-words.ts';

const CLOSE = ' You can close this window.';

/**
 * The last page of a sign-in. A popup tells the page that opened it what became of it, without saying of whom,
 * and closes; through the whole page it goes on to where the person wanted to be. `limited`: too many have begun.
 */
export function showResult(
  services: Services,
  frame: PageFrame,
  finished: Finished,
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
      text: signInWords(intent, status).words + (mode === 'popup' ? CLOSE : ''),
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

function focusReturnTarget({ status, intent, next }: Finished): string {
  if (status === 'signed-in' || status === 'let-go' || intent === 'connect') return next;
  return `/${intent}?${new URLSearchParams({ next }).toString()}`;
}

// A status of ours, nothing that came with the request.
function closingScript(status: Finished['status']): string {
  const message = JSON.stringify({ v: 1, type: 'auth-done', status });
  return `new BroadcastChannel(${JSON.stringify(AUTH_CHANNEL)}).postMessage(${message});window.close()`;
}
