import { z } from 'zod';
import {
  MAX_COMMENTS,
  MAX_ROLLS,
  MAX_SEED,
} from '../../../comedy/comment-section/section-limits.ts';
import { DEFAULT_HUMOR_LEVEL, parseHumorLevel } from '../../../comedy/post-styles.ts';
import {
  DEFAULT_VOICE,
  findDirection,
  findVoice,
  MAX_TEXT_LENGTH,
} from '../../../comedy/translate/voices.ts';
import { parseShape } from '../../platform/http/body-validation.ts';
import { printableText } from '../../platform/text/display-text.ts';
import type { SectionChoice } from '../posts/section-choice.ts';
import { fieldFailure, type ParseFailure } from './generation-request.ts';
import type { TranslationRequest } from './translations.server.ts';
import { tooLong } from './translator-words.ts';

const MAX_TRANSLATION_SEED = 2 ** 31;
/** The body of a translation. The public API documents this shape and the two below. */
export const translationShape = z.strictObject({
  text: z.string(),
  direction: z.string().max(20),
  voice: z.string().max(20).optional(),
  level: z.string().max(20).optional(),
  seed: z.number().int().min(0).max(MAX_TRANSLATION_SEED).optional(),
});

export const judgedShape = z.strictObject({ text: z.string() });

const numbers = (most: number) => z.int().min(0).max(most);

export const sectionShape = z.strictObject({
  text: z.string(),
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
): { ok: true; request: TranslationRequest } | ParseFailure {
  const parsed = parseShape(translationShape, body);
  if (!parsed.ok) return parsed;
  const { seed = 0, ...data } = parsed.data;
  const direction = findDirection(data.direction);
  const voice = findVoice(data.voice ?? DEFAULT_VOICE);
  const level = parseHumorLevel(data.level ?? DEFAULT_HUMOR_LEVEL);
  if (!direction) return fieldFailure('direction', 'Choose which way to translate.');
  if (!voice) return fieldFailure('voice', 'Choose one of the voices.');
  if (!level) return fieldFailure('level', 'Choose Mild, Spicy or Unhinged.');
  const text = cleanText(data.text);
  return checkLength(text) ?? { ok: true, request: { text, direction, voice, level, seed } };
}

/** Cleans a pasted text: keeps its lines and removes invisible characters. */
export function cleanText(text: string): string {
  return printableText(text).trim();
}

/** Checks the body with a text to judge. Never throws. */
export function parseJudged(body: unknown): { ok: true; text: string } | ParseFailure {
  const parsed = parseShape(judgedShape, body);
  if (!parsed.ok) return parsed;
  const { text } = parsed.data;
  return checkLength(text) ?? { ok: true, text };
}

/** Checks the body with a text to comment on and the choice of comments. Never throws. */
export function parseSection(
  body: unknown,
): { ok: true; text: string; choice: SectionChoice } | ParseFailure {
  const parsed = parseShape(sectionShape, body);
  if (!parsed.ok) return parsed;
  const { text, seed = 0, rolls = {} } = parsed.data;
  return checkLength(text) ?? { ok: true, text, choice: { seed, rolls } };
}

function checkLength({ length }: string): ParseFailure | null {
  return length > MAX_TEXT_LENGTH ? fieldFailure('text', tooLong(length)) : null;
}
