/** What can go wrong with a model provider. */
export const MODEL_ERROR_KINDS = [
  'auth',
  'quota',
  'rate_limit',
  'content_filter',
  'refusal',
  'empty',
  'truncated',
  'timeout',
  'network',
  'upstream',
  'bad_request',
  'not_found',
  'bad_response',
  'aborted',
] as const;
export type ModelErrorKind = (typeof MODEL_ERROR_KINDS)[number];

type Details = {
  /** The HTTP status, where there was one. */
  status?: number;
  /** What the provider asked to wait, in milliseconds. */
  retryAfter?: number;
  /** The provider's own words, with keys masked. For the log alone. */
  detail?: string;
};

/** A failed call. Its message is the sentence of docs/product.md §8 and holds nothing of the provider's. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly code: ModelErrorKind;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;
  readonly detail: string | undefined;

  constructor(provider: string, kind: ModelErrorKind, details: Details = {}) {
    super(`${provider} API request failed`);
    this.code = kind;
    this.status = details.status;
    this.retryAfter = details.retryAfter;
    this.detail = details.detail;
  }
}

const UNAVAILABLE = {
  busy: 'Too many posts are being written',
  'budget-spent': 'The calls of today are used up',
  'model-failed': 'The model failed too often and is left alone for a few seconds',
} as const;

/** Why a call was not even made: all places are taken, the day's budget is spent, or the provider rests after failures. */
export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable';
  readonly code: keyof typeof UNAVAILABLE;

  constructor(code: keyof typeof UNAVAILABLE) {
    super(UNAVAILABLE[code]);
    this.code = code;
  }
}

/** Makes the errors of one provider: knows its name for the message and its key for the mask. */
export type ModelErrorFactory = (
  kind: ModelErrorKind,
  words?: string,
  more?: { status: number; retryAfter: number | undefined },
) => ModelError;

/** Errors of the provider called `name`. `words` are its own: they are kept masked, for the log. */
export function modelErrorFactory(name: string, key: string | undefined): ModelErrorFactory {
  return (kind, words, more) => {
    const detail = words === undefined ? undefined : maskKeys(words, key);
    return new ModelError(name, kind, { ...more, detail });
  };
}

const FILTERED = /content_?filter|content_policy|ResponsibleAIPolicy|moderation/i;
const NO_MONEY = /insufficient_quota|billing|credit_?balance/i;

/** The kind of a refusal, from its HTTP status and what stands in `code`, `type` and `message`. */
export function errorKindOf(status: number, words: string): ModelErrorKind {
  if (status === 402 || (status === 429 && NO_MONEY.test(words))) return 'quota';
  if ((status === 400 || status === 403) && FILTERED.test(words)) return 'content_filter';
  if (status === 401 || status === 403) return 'auth';
  if (status === 404) return 'not_found';
  if (status === 429) return 'rate_limit';
  if (status === 408 || status === 409 || status >= 500) return 'upstream';
  return status >= 400 ? 'bad_request' : 'bad_response';
}

/** The kind of an error that comes as a message in a stream: its `code` may be an HTTP status. */
export function messageErrorKind(error: unknown): ModelErrorKind {
  const words = JSON.stringify(error) ?? '';
  const status = Number((error as { code?: unknown } | null)?.code);
  if (Number.isInteger(status) && status >= 400) return errorKindOf(status, words);
  if (NO_MONEY.test(words)) return 'quota';
  return FILTERED.test(words) ? 'content_filter' : 'upstream';
}

const MAX_DETAIL_LENGTH = 500;
const MIN_FRAGMENT = 6;
const KEY_SHAPES = [/\bBearer\s+\S+/gi, /\b(?:sk|pk|key|gsk|xai)[-_][\w*.-]{6,}/gi, /[\w-]{32,}/g];
// oxlint-disable-next-line no-control-regex -- control characters have no place in a log
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]+/g;

/**
 * A provider's words for the log: at most 500 characters, without what looks like a key and without
 * any piece of `key` of six characters or more, also packed, turned round or made for an address. Some providers repeat half of it in their errors.
 */
export function maskKeys(text: string, key: string | undefined): string {
  let masked = text.slice(0, MAX_DETAIL_LENGTH * 4).replace(CONTROLS, ' ');
  for (const form of key === undefined ? [] : formsOf(key)) masked = maskPieces(masked, form);
  for (const shape of KEY_SHAPES) masked = masked.replace(shape, '***');
  return masked.trim().slice(0, MAX_DETAIL_LENGTH);
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
  const least = Math.min(MIN_FRAGMENT, key.length);
  let length = least;
  if (at + least > text.length || !key.includes(text.slice(at, at + least))) return 0;
  while (at + length < text.length && key.includes(text.slice(at, at + length + 1))) length += 1;
  return length;
}
