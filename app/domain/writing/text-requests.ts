import { z } from 'zod';
import { stripHidden } from '../../../comedy/clean-input.ts';
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
import { shapeFailure, type ShapeFailure } from '../../platform/http/body-validation.ts';
import type { SectionChoice } from '../posts/section-choice.ts';
import type { TranslationRequest } from './translations.server.ts';
import { tooLong } from './translator-words.ts';

const MAX_TRANSLATION_SEED = 2 ** 31;
/** The body, as the public API describes it. */
export const translationShape = z.strictObject({
  text: z.string(),
  direction: z.string().max(20),
  voice: z.string().max(20).optional(),
  level: z.string().max(20).optional(),
  seed: z.number().int().min(0).max(MAX_TRANSLATION_SEED).optional(),
});

type Field = 'text' | 'direction' | 'voice' | 'level';
type TranslationError = {
  ok: false;
  code: 'invalid-field';
  field: Field;
  message: string;
};
type ParsedTranslation = { ok: true; ask: TranslationRequest } | TranslationError | ShapeFailure;

/** Checks what somebody wants translated, as JSON or as the fields of a form. Never throws; an empty text is one. */
export function parseTranslation(body: unknown): ParsedTranslation {
  const parsed = translationShape.safeParse(body);
  if (!parsed.success) return shapeFailure(parsed.error);
  const { text, seed = 0, ...named } = parsed.data;
  const direction = findDirection(named.direction);
  const voice = findVoice(named.voice ?? DEFAULT_VOICE);
  const level = parseHumorLevel(named.level ?? DEFAULT_HUMOR_LEVEL);
  if (!direction) return invalidField('direction', 'Choose which way to translate.');
  if (!voice) return invalidField('voice', 'Choose one of the voices.');
  if (!level) return invalidField('level', 'Choose Mild, Spicy or Unhinged.');
  const clean = cleanText(text);
  if (clean.length > MAX_TEXT_LENGTH) return invalidField('text', tooLong(clean.length));
  return { ok: true, ask: { text: clean, direction, voice, level, seed } };
}

/** What was pasted, with its lines and without what no eye can see. */
export function cleanText(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(stripHidden)
    .join('\n')
    .trim();
}

function invalidField(field: Field, message: string): TranslationError {
  return { ok: false, code: 'invalid-field', field, message };
}

/** The body, as the public API describes it. */
export const judgedShape = z.strictObject({ text: z.string() });

type ParsedText =
  | { ok: true; text: string }
  | { ok: false; code: 'invalid-field'; field: 'text'; message: string }
  | ShapeFailure;

/** Checks the body with a text to judge. Never throws. */
export function parseJudged(body: unknown): ParsedText {
  const parsed = judgedShape.safeParse(body);
  if (!parsed.success) return shapeFailure(parsed.error);
  const { text } = parsed.data;
  if (text.length <= MAX_TEXT_LENGTH) return { ok: true, text };
  return { ok: false, code: 'invalid-field', field: 'text', message: tooLong(text.length) };
}

const numbers = (most: number) => z.int().min(0).max(most);

/** The body, as the site and the public API take it. */
export const sectionShape = z.strictObject({
  text: z.string(),
  seed: numbers(MAX_SEED).optional(),
  rolls: z
    .record(z.string().max(40), numbers(MAX_ROLLS))
    .refine((rolls) => Object.keys(rolls).length <= MAX_COMMENTS, 'There are not so many comments.')
    .meta({ maxProperties: MAX_COMMENTS })
    .optional(),
});

type ParsedSection =
  | { ok: true; text: string; choice: SectionChoice }
  | { ok: false; code: 'invalid-field'; field: 'text'; message: string }
  | ShapeFailure;

/** Checks the body with a text for the house to comment on, and which section of comments is wanted. Never throws. */
export function parseSection(body: unknown): ParsedSection {
  const parsed = sectionShape.safeParse(body);
  if (!parsed.success) return shapeFailure(parsed.error);
  const { text, seed = 0, rolls = {} } = parsed.data;
  if (text.length <= MAX_TEXT_LENGTH) return { ok: true, text, choice: { seed, rolls } };
  return { ok: false, code: 'invalid-field', field: 'text', message: tooLong(text.length) };
}
