import type { z } from 'zod';
import { cleanInput } from '../../../comedy/language/clean-input.ts';
import type { Rejection } from './rejection.ts';

/** The rejection of what does not match a schema, safe to send to the client. `field` is unknown or invalid. */
export function invalidShape(error: z.ZodError): Rejection<'invalid-request'> {
  const issue = error.issues[0];
  const extra = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  if (extra !== undefined) {
    const name = printable(extra);
    return {
      ok: false,
      reason: 'invalid-request',
      field: name,
      message: `There is no field called "${name}".`,
    };
  }
  return { ok: false, reason: 'invalid-request', field: issue?.path.join('.') || undefined };
}

/** Parses a body with a schema. Never throws. */
export function parseShape<Body>(
  shape: z.ZodType<Body>,
  body: unknown,
): { ok: true; data: Body } | Rejection<'invalid-request'> {
  const parsed = shape.safeParse(body);
  return parsed.success ? { ok: true, data: parsed.data } : invalidShape(parsed.error);
}

/** Client text for an error message: plain and at most 60 characters. */
export function printable(text: string): string {
  return cleanInput(text).slice(0, 60);
}

/** Whether a text contains lone surrogates, or control characters other than tabs and line breaks. */
export function isUnshowable(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- finds control characters
  return !text.isWellFormed() || /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/.test(text);
}
