const MOST = 500;
const FRAGMENT = 6;
const KEY_SHAPES = [/\bBearer\s+\S+/gi, /\b(?:sk|pk|key|gsk|xai)[-_][\w*.-]{6,}/gi, /[\w-]{32,}/g];
// oxlint-disable-next-line no-control-regex -- control characters have no place in a log
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]+/g;

/**
 * A provider's words for the log: at most 500 characters, without what looks like a key and without
 * any piece of `key` of six characters or more, also packed, turned round or made for an address. Some providers repeat half of it in their errors.
 */
export function maskKeys(text: string, key: string | undefined): string {
  let masked = text.slice(0, MOST * 4).replace(CONTROLS, ' ');
  for (const form of key === undefined ? [] : formsOf(key)) masked = maskPieces(masked, form);
  for (const shape of KEY_SHAPES) masked = masked.replace(shape, '***');
  return masked.trim().slice(0, MOST);
}

function formsOf(key: string): Set<string> {
  return new Set([key, encodeURIComponent(key), btoa(key), Array.from(key).toReversed().join('')]);
}

function maskPieces(text: string, key: string): string {
  let masked = '';
  for (let at = 0; at < text.length;) {
    const length = pieceLength(text, at, key);
    masked += length > 0 ? '***' : text.charAt(at);
    at += Math.max(length, 1);
  }
  return masked;
}

/** How many characters from `at` on stand in the key in this order; 0 when fewer than six do. */
function pieceLength(text: string, at: number, key: string): number {
  const least = Math.min(FRAGMENT, key.length);
  let length = least;
  if (at + least > text.length || !key.includes(text.slice(at, at + least))) return 0;
  while (at + length < text.length && key.includes(text.slice(at, at + length + 1))) length += 1;
  return length;
}
