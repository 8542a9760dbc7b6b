import { newIdempotencyKey } from '../text/ids.ts';

/** The content of a request that was sent, and its Idempotency-Key. */
export type Attempt = { content: string; key: string };

const MAX_ATTEMPTS = 20;

/** The requests whose result has not been shown. Sending one again reuses its key, so that it counts only once. */
export function pendingAttempts(
  read: () => readonly Attempt[],
  write: (attempts: Attempt[]) => void,
) {
  const find = (content: string) => read().find((attempt) => attempt.content === content);
  return {
    isPending: (content: string) => find(content) !== undefined,
    keyFor(content: string, newKey: () => string = newIdempotencyKey): string {
      const earlier = find(content);
      if (earlier) return earlier.key;
      const key = newKey();
      write([...read().slice(1 - MAX_ATTEMPTS), { content, key }]);
      return key;
    },
    /** The result was shown, or the server rejected the request: the same content gets a new key. */
    drop: (key: string) => write(read().filter((attempt) => attempt.key !== key)),
  };
}

/** Pending attempts in memory. */
export function createAttempts() {
  let attempts: readonly Attempt[] = [];
  return pendingAttempts(
    () => attempts,
    (changed) => (attempts = changed),
  );
}
