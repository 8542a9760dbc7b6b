import { z } from 'zod';
import { stripHidden } from '../../../comedy/clean-input.ts';
import { DEFAULT_HUMOR_LEVEL, parseHumorLevel } from '../../../comedy/post-styles.ts';
import {
  DEFAULT_VOICE,
  findDirection,
  findVoice,
  LONGEST_TEXT,
} from '../../../comedy/translate/voices.ts';
import { shapeFailure, type ShapeFailure } from '../../platform/http/body-validation.ts';
import type { TranslationAsk } from './translation.ts';
import { tooLong } from './translator-words.ts';

const SEEDS = 2 ** 31;
/** The body, as the public API describes it. */
export const translationShape = z.strictObject({
  text: z.string(),
  direction: z.string().max(20),
  voice: z.string().max(20).optional(),
  level: z.string().max(20).optional(),
  seed: z.number().int().min(0).max(SEEDS).optional(),
});

type Field = 'text' | 'direction' | 'voice' | 'level';
export type TranslationFault = {
  ok: false;
  code: 'invalid-field';
  field: Field;
  message: string;
};
type Parsed = { ok: true; ask: TranslationAsk } | TranslationFault | ShapeFailure;

/** Checks what somebody wants translated, as JSON or as the fields of a form. Never throws; an empty text is one. */
export function parseTranslation(body: unknown): Parsed {
  const parsed = translationShape.safeParse(body);
  if (!parsed.success) return shapeFailure(parsed.error);
  const { text, seed = 0, ...named } = parsed.data;
  const direction = findDirection(named.direction);
  const voice = findVoice(named.voice ?? DEFAULT_VOICE);
  const level = parseHumorLevel(named.level ?? DEFAULT_HUMOR_LEVEL);
  if (!direction) return fault('direction', 'Choose which way to translate.');
  if (!voice) return fault('voice', 'Choose one of the voices.');
  if (!level) return fault('level', 'Choose Mild, Spicy or Unhinged.');
  const clean = cleanText(text);
  if (clean.length > LONGEST_TEXT) return fault('text', tooLong(clean.length));
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

function fault(field: Field, message: string): TranslationFault {
  return { ok: false, code: 'invalid-field', field, message };
}
