import { maskKeys } from './mask-keys.ts';
import { ModelError, type ModelErrorKind } from './model-error.ts';

/** Makes the errors of one provider: knows its name for the message and its key for the mask. */
export type Fault = (
  kind: ModelErrorKind,
  words?: string,
  more?: { status: number; retryAfter: number | undefined },
) => ModelError;

/** Errors of the provider called `name`. `words` are its own: they are kept masked, for the log. */
export function faultsOf(name: string, key: string | undefined): Fault {
  return (kind, words, more) => {
    const detail = words === undefined ? undefined : maskKeys(words, key);
    return new ModelError(name, kind, { ...more, detail });
  };
}

const FILTERED = /content_?filter|content_policy|ResponsibleAIPolicy|moderation/i;
const NO_MONEY = /insufficient_quota|billing|credit_?balance/i;

/** The kind of a refusal, from its HTTP status and what stands in `code`, `type` and `message`. */
export function kindOf(status: number, words: string): ModelErrorKind {
  if (status === 402 || (status === 429 && NO_MONEY.test(words))) return 'quota';
  if ((status === 400 || status === 403) && FILTERED.test(words)) return 'content_filter';
  if (status === 401 || status === 403) return 'auth';
  if (status === 404) return 'not_found';
  if (status === 429) return 'rate_limit';
  if (status === 408 || status === 409 || status >= 500) return 'upstream';
  return status >= 400 ? 'bad_request' : 'bad_response';
}

/** The kind of an error that comes as a message in a stream: its `code` may be an HTTP status. */
export function kindOfMessage(error: unknown): ModelErrorKind {
  const words = JSON.stringify(error) ?? '';
  const status = Number((error as { code?: unknown } | null)?.code);
  if (Number.isInteger(status) && status >= 400) return kindOf(status, words);
  if (NO_MONEY.test(words)) return 'quota';
  return FILTERED.test(words) ? 'content_filter' : 'upstream';
}
