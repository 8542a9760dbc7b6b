import { z } from 'zod';
import { LONGEST_TEXT } from '../../comedy/translate/voices.ts';
import { shapeFailure, type ShapeFailure } from '../body-faults.ts';
import { tooLong } from '../translator/translator-words.ts';

const SEEDS = 1000;

/** The body, as the public API describes it. */
export const sectionShape = z.strictObject({
  text: z.string(),
  seed: z
    .int()
    .min(0)
    .max(SEEDS - 1)
    .optional(),
});

type Parsed =
  | { ok: true; text: string; seed: number }
  | { ok: false; code: 'invalid-field'; field: 'text'; message: string }
  | ShapeFailure;

/** Checks the body with a text for the house to comment on. Never throws. */
export function parseSection(body: unknown): Parsed {
  const parsed = sectionShape.safeParse(body);
  if (!parsed.success) return shapeFailure(parsed.error);
  const { text, seed = 0 } = parsed.data;
  if (text.length <= LONGEST_TEXT) return { ok: true, text, seed };
  return { ok: false, code: 'invalid-field', field: 'text', message: tooLong(text.length) };
}
