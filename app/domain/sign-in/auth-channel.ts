import { requestJson } from '../../platform/browser/json-requests.ts';
import { SIGN_IN_STATUSES, type SignInStatus } from './sign-in-words.ts';

/** The channel that tells the pages of one browser about a sign-in or sign-out. */
export const AUTH_CHANNEL = 'broetry-auth';

/** What a page tells the others. It names no identity and no token: the receiver asks the server. */
export type AuthMessage = SignInStatus | 'signed-out';

const STATUSES: readonly unknown[] = SIGN_IN_STATUSES;

export function isAuthMessage(data: unknown): data is AuthMessage {
  return data === 'signed-out' || STATUSES.includes(data);
}

let channel: BroadcastChannel | null = null;

// One object per page, so that a page does not receive its own messages.
function open(): BroadcastChannel {
  return (channel ??= new BroadcastChannel(AUTH_CHANNEL));
}

/** Calls `onMessage` with the messages of other pages. Returns a function that stops it. */
export function listenToAuth(onMessage: (message: AuthMessage) => void): () => void {
  return listen((data) => {
    if (isAuthMessage(data)) onMessage(data);
  });
}

function listen(onData: (data: unknown) => void): () => void {
  const listener = ({ data }: MessageEvent<unknown>) => onData(data);
  const opened = open();
  opened.addEventListener('message', listener);
  return () => opened.removeEventListener('message', listener);
}

/** The message of a popup that a limit refused. It stays open; `words` say for how long. */
type LimitMessage = { limited: string };

/** The message with the words of a limit. */
export function messageOfLimit(words: string): LimitMessage {
  return { limited: words };
}

/** The words of a limit message; null for other messages. */
export function readLimit(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('limited' in data)) return null;
  return typeof data.limited === 'string' ? data.limited : null;
}

/** Calls `onLimit` with the words of a limit that refused a popup. Returns a function that stops it. */
export function listenToLimits(onLimit: (words: string) => void): () => void {
  return listen((data) => {
    const words = readLimit(data);
    if (words !== null) onLimit(words);
  });
}

/** Sends a message to the other pages. */
export function postAuthMessage(message: AuthMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has but one origin
  open().postMessage(message);
}

/**
 * Reloads a guest's static page after a sign-in in another tab, or when the browser restores it from its cache after
 * one. Asks the server, because a message proves nothing.
 */
export function startViewerWatch(): void {
  const check = async () => {
    const viewer = await requestJson<{ kind?: unknown }>('/api/viewer');
    // Without a connection the page stays as it is.
    if (viewer.ok && viewer.data.kind === 'member') window.location.reload();
  };
  listenToAuth((message) => {
    if (message === 'signed-in') void check();
  });
  window.addEventListener('pageshow', (event) => event.persisted && void check());
}
