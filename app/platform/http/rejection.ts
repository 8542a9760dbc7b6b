import type { ErrorCode } from './errors.ts';

/**
 * A refused request, form or change. The reason decides the status and the words (`errors.ts`); `message` replaces the
 * words, and `values` fill their `{placeholders}`.
 */
export type Rejection<Reason extends ErrorCode = ErrorCode> = {
  ok: false;
  reason: Reason;
  message?: string;
  values?: Readonly<Record<string, string>>;
  /** The field that is to blame. */
  field?: string;
  /** Headers of the response, such as Retry-After. */
  headers?: Readonly<Record<string, string>>;
  /** Further members of a problem document. */
  more?: Readonly<Record<string, unknown>>;
};

/** The rejection of a change of something that does not exist, or of which the viewer may not know. */
export const NOT_FOUND = { ok: false, reason: 'not-found' } as const;

/** The rejection of a form that is not known: it belongs to another page or version. */
export const UNKNOWN_FORM = {
  ok: false,
  reason: 'unknown-form',
  message: 'This form is not known here. Reload the page.',
} as const;

export type InvalidField<Field extends string = string> = Rejection<'invalid-field'> & {
  field: Field;
  message: string;
};

/** The rejection of a field, in words of its own. */
export function invalidField<Field extends string>(
  field: Field,
  message: string,
): InvalidField<Field> {
  return { ok: false, reason: 'invalid-field', field, message };
}
