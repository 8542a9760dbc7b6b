import { z } from 'zod';
import { cleanInput } from '../../../comedy/clean-input.ts';
import {
  DEFAULT_HUMOR_LEVEL,
  findStyle,
  type HumorLevel,
  parseHumorLevel,
  type PostStyle,
  POWER_VERBS,
  type StyleField,
  type StyleValue,
} from '../../../comedy/post-styles.ts';
import { isUnshowable, printable, shapeFailure } from '../../platform/http/body-validation.ts';
import type { ErrorCode } from '../../platform/http/errors.ts';

/** What a form asks for: docs/product.md §3, Form fields per style. */
export type GenerationParams = {
  style: StyleValue;
  fields: Record<string, string>;
  level: HumorLevel;
  seed: number | undefined;
  /** The shared post that it makes worse, and the UTC day whose situation it answers, as 2026-11-22. */
  remixOf?: string;
  promptDay?: string;
};

/** One step up or down for an own earlier generation. */
export type RewriteParams = {
  from: string;
  levelChange: 'up' | 'down' | undefined;
  seed: number | undefined;
};

export type ParseFailure = {
  ok: false;
  code: Extract<ErrorCode, 'invalid-request' | 'invalid-field' | 'unsupported-style'>;
  message?: string;
  field?: string;
  values?: Record<string, string>;
};
export type Parsed =
  | { ok: true; kind: 'new'; ask: GenerationParams }
  | { ok: true; kind: 'rewrite'; ask: RewriteParams }
  | ParseFailure;

const seed = z
  .int()
  .min(0)
  .max(2 ** 31 - 1)
  .optional();
/** The body of a new post, and below it of a rewrite, as the public API describes them. */
export const freshShape = z.strictObject({
  style: z.string().max(60),
  fields: z.record(z.string().max(60), z.string()),
  humorLevel: z.string().max(20).optional(),
  seed,
  remixOf: z
    .string()
    .regex(/^[0-9a-z]{1,60}$/)
    .optional(),
  promptDay: z.iso.date().optional(),
});
export const rewriteShape = z.strictObject({
  from: z.string().min(1).max(60),
  levelChange: z.enum(['up', 'down']).optional(),
  seed,
});

/** Checks the body of POST /api/generations against the table of styles. Never throws. */
export function parseGeneration(body: unknown): Parsed {
  if (typeof body === 'object' && body !== null && 'from' in body) {
    const rewrite = rewriteShape.safeParse(body);
    if (!rewrite.success) return shapeFailure(rewrite.error);
    const { from, levelChange, seed } = rewrite.data;
    return { ok: true, kind: 'rewrite', ask: { from, levelChange, seed } };
  }
  const fresh = freshShape.safeParse(body);
  if (!fresh.success) return shapeFailure(fresh.error);
  return parseFresh(fresh.data);
}

function parseFresh(body: z.output<typeof freshShape>): Parsed {
  const style = findStyle(body.style);
  if (!style) {
    return { ok: false, code: 'unsupported-style', values: { type: printable(body.style) } };
  }
  const level = parseHumorLevel(body.humorLevel ?? DEFAULT_HUMOR_LEVEL);
  if (!level) return fieldFailure('humorLevel', 'Humor level must be Mild, Spicy or Unhinged.');
  const checked = checkFields(style, body.fields);
  if (!checked.ok) return checked;
  const { seed, remixOf, promptDay } = body;
  const ask = { style: style.value, fields: checked.fields, level, seed, remixOf, promptDay };
  return { ok: true, kind: 'new', ask };
}

type CheckedFields = { ok: true; fields: Record<string, string> } | ParseFailure;

/** Checks one form. Text comes back trimmed, empty optional fields are left out. */
function checkFields(style: PostStyle, given: Readonly<Record<string, string>>): CheckedFields {
  const known = new Set(style.fields.map((field) => field.name));
  const stray = Object.keys(given).find((name) => !known.has(name));
  if (stray !== undefined) {
    return fieldFailure(
      printable(stray),
      `${style.label} has no field called "${printable(stray)}".`,
    );
  }
  const fields: Record<string, string> = {};
  for (const field of style.fields) {
    const text = (Object.hasOwn(given, field.name) ? given[field.name] : undefined)?.trim() ?? '';
    const fault = fieldError(field, text);
    if (fault) return fieldFailure(field.name, fault);
    if (cleanInput(text) !== '') fields[field.name] = text;
  }
  return { ok: true, fields };
}

function fieldError(field: StyleField, text: string): string | null {
  // A label that is a question stands in quotes within a sentence.
  const label = field.label.endsWith('?') ? `"${field.label}"` : field.label;
  if (isUnshowable(text)) {
    return `${label} holds characters that cannot be shown. Please type it again.`;
  }
  if (text.length > field.maxLength) {
    return `${label} is too long: ${field.maxLength.toLocaleString('en')} characters at most.`;
  }
  if (cleanInput(text) === '') return field.required ? `${label} is required.` : null;
  if (field.kind === 'number' && !/^\d{1,3}$/.test(text)) {
    return `${label} must be a whole number from 0 to 999.`;
  }
  if (field.kind === 'verb' && !POWER_VERBS.includes(text)) {
    return `${label} must be one of the list.`;
  }
  return null;
}

function fieldFailure(field: string, message: string): ParseFailure {
  return { ok: false, code: 'invalid-field', field, message };
}
