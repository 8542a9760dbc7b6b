import { z } from 'zod';
import { LONGEST_TEXT } from '../../../comedy/translate/voices.ts';
import { shapeFailure, type ShapeFailure } from '../../platform/http/body-validation.ts';
import { tooLong } from './translator-words.ts';

/** The body, as the public API describes it. */
export const judgedShape = z.strictObject({ text: z.string() });

type Parsed =
  | { ok: true; text: string }
  | { ok: false; code: 'invalid-field'; field: 'text'; message: string }
  | ShapeFailure;

/** Checks the body with a text to judge. Never throws. */
export function parseJudged(body: unknown): Parsed {
  const parsed = judgedShape.safeParse(body);
  if (!parsed.success) return shapeFailure(parsed.error);
  const { text } = parsed.data;
  if (text.length <= LONGEST_TEXT) return { ok: true, text };
  return { ok: false, code: 'invalid-field', field: 'text', message: tooLong(text.length) };
}
