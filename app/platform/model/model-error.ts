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
