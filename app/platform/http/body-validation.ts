import type { z } from 'zod';
import { cleanInput } from '../../../comedy/clean-input.ts';

/** What is wrong with the shape of a JSON body: the field that is strange or missing, where one is to blame. */
export type ShapeFailure = { ok: false; code: 'invalid-request'; field?: string; message?: string };

/** The failure of a schema, in words that are safe to send back. */
export function shapeFailure(error: z.ZodError): ShapeFailure {
  const issue = error.issues[0];
  const extra = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  if (extra !== undefined) {
    const name = printable(extra);
    return {
      ok: false,
      code: 'invalid-request',
      field: name,
      message: `There is no field called "${name}".`,
    };
  }
  return { ok: false, code: 'invalid-request', field: issue?.path.join('.') || undefined };
}

/** A body as a schema reads it, or what is wrong with its shape. Never throws. */
export function parseShape<Body>(
  shape: z.ZodType<Body>,
  body: unknown,
): { ok: true; data: Body } | ShapeFailure {
  const parsed = shape.safeParse(body);
  return parsed.success ? { ok: true, data: parsed.data } : shapeFailure(parsed.error);
}

/** What a stranger sent comes back in an error only as plain, short text. */
export function printable(text: string): string {
  return cleanInput(text).slice(0, 60);
}

/** Whether a text holds what cannot be shown: half characters, or controls other than tabs and line breaks. */
export function isUnshowable(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- tab and line breaks are what people paste; the rest is not text
  return !text.isWellFormed() || /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/.test(text);
}
