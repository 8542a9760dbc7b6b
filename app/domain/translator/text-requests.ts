import { z } from 'zod';
import {
  MAX_COMMENTS,
  MAX_ROLLS,
  MAX_SEED,
} from '../../../comedy/comment-section/section-limits.ts';
import { DEFAULT_HUMOR_LEVEL, parseHumorLevel } from '../../../comedy/form/humor-levels.ts';
import {
  DEFAULT_VOICE,
  findDirection,
  findVoice,
  MAX_TEXT_LENGTH,
} from '../../../comedy/translate/voices.ts';
import { parseShape } from '../../platform/http/body-validation.ts';
import { invalidField, type Rejection } from '../../platform/http/rejection.ts';
import { printableText } from '../../platform/text/display-text.ts';
import type { SectionChoice } from '../posts/section-choice.ts';
import type { TranslationRequest } from './translations.server.ts';
import { tooLong } from './translator-words.ts';

const MAX_TRANSLATION_SEED = 2 ** 31;
/** The length is checked with a message of its own, and documented here. */
const textShape = z.string().meta({ maxLength: MAX_TEXT_LENGTH });
/** The body of a translation. The public API documents this shape and the two below. */
export const translationShape = z.strictObject({
  text: textShape,
  direction: z.string().max(20),
  voice: z.string().max(20).optional(),
  level: z.string().max(20).optional(),
  seed: z.number().int().min(0).max(MAX_TRANSLATION_SEED).optional(),
});

export const judgedShape = z.strictObject({ text: textShape });

const numbers = (most: number) => z.int().min(0).max(most);

export const sectionShape = z.strictObject({
  text: textShape,
  seed: numbers(MAX_SEED).optional(),
  rolls: z
    .record(z.string().max(40), numbers(MAX_ROLLS))
    .refine((rolls) => Object.keys(rolls).length <= MAX_COMMENTS, 'There are not so many comments.')
    .meta({ maxProperties: MAX_COMMENTS })
    .optional(),
});

/** Checks a text to translate, from JSON or from the fields of a form. An empty text is valid. Never throws. */
export function parseTranslation(
  body: unknown,
): { ok: true; request: TranslationRequest } | Rejection {
  const parsed = parseShape(translationShape, body);
  if (!parsed.ok) return parsed;
  const { seed = 0, ...data } = parsed.data;
  const direction = findDirection(data.direction);
  const voice = findVoice(data.voice ?? DEFAULT_VOICE);
  const level = parseHumorLevel(data.level ?? DEFAULT_HUMOR_LEVEL);
  if (!direction) return invalidField('direction', 'Choose which way to translate.');
  if (!voice) return invalidField('voice', 'Choose one of the voices.');
  if (!level) return invalidField('level', 'Choose Mild, Spicy or Unhinged.');
  const text = cleanText(data.text);
  return checkLength(text) ?? { ok: true, request: { text, direction, voice, level, seed } };
}

/** Cleans a pasted text: keeps its lines and removes invisible characters. */
export function cleanText(text: string): string {
  return printableText(text).trim();
}

/** Checks the body with a text to judge. Never throws. */
export function parseJudged(body: unknown): { ok: true; text: string } | Rejection {
  const parsed = parseShape(judgedShape, body);
  if (!parsed.ok) return parsed;
  const { text } = parsed.data;
  return checkLength(text) ?? { ok: true, text };
}

/** Checks the body with a text to comment on and the choice of comments. Never throws. */
export function parseSection(
  body: unknown,
): { ok: true; text: string; choice: SectionChoice } | Rejection {
  const parsed = parseShape(sectionShape, body);
  if (!parsed.ok) return parsed;
  const { text, seed = 0, rolls = {} } = parsed.data;
  return checkLength(text) ?? { ok: true, text, choice: { seed, rolls } };
}

function checkLength({ length }: string): Rejection | null {
  return length > MAX_TEXT_LENGTH ? invalidField('text', tooLong(length)) : null;
}
