import { z } from 'zod';
import {
  MOST_COMMENTS,
  MOST_ROLLS,
  MOST_SEEDS,
} from '../../../comedy/comment-section/section-limits.ts';
import { LONGEST_TEXT } from '../../../comedy/translate/voices.ts';
import { shapeFailure, type ShapeFailure } from '../../platform/http/body-validation.ts';
import { tooLong } from './translator-words.ts';
import type { SectionChoice } from '../posts/section-choice.ts';

const numbers = (most: number) => z.int().min(0).max(most);

/** The body, as the site and the public API take it. */
export const sectionShape = z.strictObject({
  text: z.string(),
  seed: numbers(MOST_SEEDS).optional(),
  rolls: z
    .record(z.string().max(40), numbers(MOST_ROLLS))
    .refine(
      (rolls) => Object.keys(rolls).length <= MOST_COMMENTS,
      'There are not so many comments.',
    )
    .meta({ maxProperties: MOST_COMMENTS })
    .optional(),
});

type Parsed =
  | { ok: true; text: string; choice: SectionChoice }
  | { ok: false; code: 'invalid-field'; field: 'text'; message: string }
  | ShapeFailure;

/** Checks the body with a text for the house to comment on, and which section of comments is wanted. Never throws. */
export function parseSection(body: unknown): Parsed {
  const parsed = sectionShape.safeParse(body);
  if (!parsed.success) return shapeFailure(parsed.error);
  const { text, seed = 0, rolls = {} } = parsed.data;
  if (text.length <= LONGEST_TEXT) return { ok: true, text, choice: { seed, rolls } };
  return { ok: false, code: 'invalid-field', field: 'text', message: tooLong(text.length) };
}
