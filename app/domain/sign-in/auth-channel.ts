import { AUTH_CHANNEL, type AuthMessage, parseAuthMessage } from './auth-message.ts';

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
