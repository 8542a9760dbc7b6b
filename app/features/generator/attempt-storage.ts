import { recordOf } from '../../platform/browser/web-storage.ts';
import { isIdempotencyKey } from '../../platform/text/ids.ts';

/** A form that was sent: its content, and the key under which what comes of it is found again. */
export type Attempt = { content: string; key: string };

/** More forms than this are not sent without one of them leading to an answer. */
const MAX_ATTEMPTS = 20;

/** The forms that were sent and whose answers have not been shown; `save` is told what becomes of them. */
export function sentAttempts(attempts: readonly Attempt[], save: (attempts: Attempt[]) => void) {
  const find = (content: string) => attempts.find((attempt) => attempt.content === content);
  return {
    /** True when this very content was sent before and its answer has not been shown. */
    isPending: (content: string) => find(content) !== undefined,
    /** The key for this content: the earlier one while its answer is pending, else a new one. */
    keyFor(content: string, newKey: () => string): string {
      const earlier = find(content);
      if (earlier) return earlier.key;
      const key = newKey();
      save([...attempts.slice(1 - MAX_ATTEMPTS), { content, key }]);
      return key;
    },
    /** Nothing will be found under this key any more: the same content is a new attempt from now on. */
    drop: (key: string) => save(attempts.filter((attempt) => attempt.key !== key)),
  };
}

/** What was kept of them; whatever has another shape is left out. */
export function readAttempts(found: unknown): Attempt[] {
  return Array.isArray(found) ? found.filter(isAttempt) : [];
}

function isAttempt(found: unknown): found is Attempt {
  const { content, key } = recordOf(found);
  return typeof content === 'string' && isIdempotencyKey(key);
}
