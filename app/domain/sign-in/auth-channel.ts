import { requestJson } from '../../platform/browser/request-json.ts';
import { readPageCookie } from '../../platform/http/page-cookies.ts';
import type { SignInIntent, SignInStatus } from './sign-in-words.ts';

/** The channel on which the pages of one browser tell each other who is looking. */
export const AUTH_CHANNEL = 'broetry-auth';
/** The cookie with the news of a sign-in that went through the whole page. Holds no secret. */
export const NEWS_COOKIE = 'broetry-sign-in-news';

/** No identity and no token is ever in a message: who hears one asks the server. */
export type AuthMessage =
  | { v: 1; type: 'auth-done'; status: SignInStatus }
  | { v: 1; type: 'signed-out' };

const STATUSES: readonly unknown[] = [
  'signed-in',
  'let-go',
  'connected',
  'confirmed',
  'taken',
  'failed',
];
const INTENTS: readonly unknown[] = ['login', 'signup', 'connect'];

/** The message, when it is one of ours. */
export function parseAuthMessage(data: unknown): AuthMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { v, type, status } = data as Record<string, unknown>;
  if (v !== 1) return null;
  if (type === 'signed-out') return { v, type };
  if (type !== 'auth-done' || !STATUSES.includes(status)) return null;
  return { v, type, status: status as SignInStatus };
}

export type SignInNews = { intent: SignInIntent; status: SignInStatus };

/** The news as a cookie holds them. */
export function newsText({ intent, status }: SignInNews): string {
  return `${intent}.${status}`;
}

/** The news in a page's cookies, or null. */
export function readNews(cookies: string): SignInNews | null {
  const [intent, status] = (readPageCookie(cookies, NEWS_COOKIE) ?? '').split('.');
  if (!INTENTS.includes(intent) || !STATUSES.includes(status)) return null;
  return { intent: intent as SignInIntent, status: status as SignInStatus };
}

let channel: BroadcastChannel | null = null;

// One for the page: what it says itself, it does not hear.
function open(): BroadcastChannel {
  return (channel ??= new BroadcastChannel(AUTH_CHANNEL));
}

/** Calls `onMessage` with what other pages of this site say. Returns the stop. */
export function listenToAuth(onMessage: (message: AuthMessage) => void): () => void {
  const listener = ({ data }: MessageEvent<unknown>) => {
    const message = parseAuthMessage(data);
    if (message) onMessage(message);
  };
  const opened = open();
  opened.addEventListener('message', listener);
  return () => opened.removeEventListener('message', listener);
}

/** Tells the other pages of this site. */
export function tellAuth(message: AuthMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has but one origin
  open().postMessage(message);
}

/**
 * A guest's page that no framework has taken over is fetched anew when somebody has signed in meanwhile: in
 * another tab, or before the reader came back to it. The server is asked; what is only said is not believed.
 */
export function startViewerWatch(): void {
  let isAsking = false;
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    if (await isMember()) window.location.reload();
    isAsking = false;
  };
  listenToAuth((message) => {
    if (message.type === 'auth-done' && message.status === 'signed-in') void ask();
  });
  window.addEventListener('pageshow', (event) => event.persisted && void ask());
}

// A server that cannot be reached takes nothing from a page that is there.
async function isMember(): Promise<boolean> {
  const viewer = await requestJson<{ kind?: unknown }>('/api/viewer');
  return viewer.ok && viewer.data.kind === 'member';
}
