import { recordOf } from '../../platform/browser/web-storage.ts';
import { isIdempotencyKey } from '../../platform/text/ids.ts';

/** A form that was sent: its content, and the key under which what comes of it is found again. */
export type Go = { content: string; key: string };

/** More forms than this are not sent without one of them leading to an answer. */
const MOST_GOES = 20;

/** The forms that were sent and whose answers have not been shown; `keep` is told what becomes of them. */
export function sentGoes(goes: readonly Go[], keep: (goes: Go[]) => void) {
  const find = (content: string) => goes.find((go) => go.content === content);
  return {
    /** True when this very content was sent before and its answer has not been shown. */
    isPending: (content: string) => find(content) !== undefined,
    /** The key for this content: the earlier one while its answer is pending, else a new one. */
    keyFor(content: string, newKey: () => string): string {
      const earlier = find(content);
      if (earlier) return earlier.key;
      const key = newKey();
      keep([...goes.slice(1 - MOST_GOES), { content, key }]);
      return key;
    },
    /** Nothing will be found under this key any more: the same content is a new go from now on. */
    drop: (key: string) => keep(goes.filter((go) => go.key !== key)),
  };
}

/** What was kept of them; whatever has another shape is left out. */
export function readGoes(found: unknown): Go[] {
  return Array.isArray(found) ? found.filter(isGo) : [];
}

function isGo(found: unknown): found is Go {
  const { content, key } = recordOf(found);
  return typeof content === 'string' && isIdempotencyKey(key);
}
