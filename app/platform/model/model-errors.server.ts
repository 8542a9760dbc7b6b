import { type ModelSettings, providerName } from '../settings/model-settings.server.ts';

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

type Refusal = {
  status?: number;
  /** From Retry-After, in milliseconds. */
  retryAfter?: number | undefined;
};

/** A failed call. Its message (docs/product.md §8) contains no text of the provider. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly code: ModelErrorKind;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;
  /** The provider's error text with masked keys, for the log only. */
  readonly detail: string | undefined;

  constructor(
    settings: ModelSettings,
    kind: ModelErrorKind,
    text?: string,
    { status, retryAfter }: Refusal = {},
  ) {
    super(`${providerName(settings)} API request failed`);
    this.code = kind;
    this.status = status;
    this.retryAfter = retryAfter;
    this.detail = text === undefined ? undefined : maskKeys(text, settings.openaiApiKey);
  }
}

const UNAVAILABLE = {
  busy: 'Too many posts are being written',
  'budget-spent': 'The calls of today are used up',
  'model-failed': 'The model failed too often and is left alone for a few seconds',
} as const;

/** A call was not made: all slots are busy, the daily budget is spent, or the circuit breaker is open. */
export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable';
  readonly code: keyof typeof UNAVAILABLE;

  constructor(code: keyof typeof UNAVAILABLE) {
    super(UNAVAILABLE[code]);
    this.code = code;
  }
}

const FILTERED = /content_?filter|content_policy|ResponsibleAIPolicy|moderation/i;
const QUOTA = /insufficient_quota|billing|credit_?balance/i;

const KEY = [
  /(?:api|access)[_ -]?key[^.\n]{0,40}(?:not valid|invalid|incorrect|missing|expired|revoked)/i,
  /(?:invalid|incorrect|missing|no)[_ -][^.\n]{0,20}(?:api|access)[_ -]?key/i,
  /unauthori[sz]ed|authentication/i,
];
const NO_MODEL = [
  /model_?not_?found|(?:invalid|unknown|such|valid|find|load)[_ ]model|access to (?:the )?model/i,
  /\bmodel\b[^.\n]{0,80}(?:not (?:found|exist|available|supported|valid|loaded)|doesn't exist)/i,
  /\bmodel\b[^.\n]{0,80}(?:unavailable|invalid|decommissioned|retired)/i,
];
const says = (signs: readonly RegExp[], text: string) => signs.some((sign) => sign.test(text));

/** Whether an error says that there is no such model. */
export function namesModel(text: string): boolean {
  return says(NO_MODEL, text);
}

export function errorKindOf(status: number, text: string): ModelErrorKind {
  if (status === 402 || (status === 429 && QUOTA.test(text))) return 'quota';
  if ((status === 400 || status === 403) && FILTERED.test(text)) return 'content_filter';
  if ([400, 403, 422].includes(status) && says(NO_MODEL, text)) return 'not_found';
  if (status === 401 || status === 403 || (status === 400 && says(KEY, text))) return 'auth';
  if (status === 404 || status === 405) return 'not_found';
  if (status === 429) return 'rate_limit';
  if (status === 408 || status === 409 || status >= 500) return 'upstream';
  return status >= 400 ? 'bad_request' : 'bad_response';
}

/** The kind of an error inside a stream. Its `code` may be an HTTP status. */
export function messageErrorKind(error: unknown): ModelErrorKind {
  const text = JSON.stringify(error) ?? '';
  const status = Number((error as { code?: unknown } | null)?.code);
  if (Number.isInteger(status) && status >= 400) return errorKindOf(status, text);
  if (QUOTA.test(text)) return 'quota';
  if (FILTERED.test(text)) return 'content_filter';
  if (says(NO_MODEL, text)) return 'not_found';
  return says(KEY, text) ? 'auth' : 'upstream';
}

const MAX_DETAIL_LENGTH = 500;
const MIN_FRAGMENT = 6;
const KEY_SHAPES = [/\bBearer\s+\S+/gi, /\b(?:sk|pk|key|gsk|xai)[-_][\w*.-]{6,}/gi, /[\w-]{32,}/g];
// oxlint-disable-next-line no-control-regex -- control characters have no place in a log
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]+/g;

/**
 * A provider's text for the log: at most 500 characters, without anything that looks like a key, and without parts of
 * `key` of six characters or more, also base64, reversed or URL-encoded. Some providers repeat parts of the key.
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

/** The length of the part of the key at `at`; 0 below six characters. */
function pieceLength(text: string, at: number, key: string): number {
  const least = Math.min(MIN_FRAGMENT, key.length);
  let length = least;
  if (at + least > text.length || !key.includes(text.slice(at, at + least))) return 0;
  while (at + length < text.length && key.includes(text.slice(at, at + length + 1))) length += 1;
  return length;
}
