import { z } from 'zod';
import { cleanInput } from '../../../comedy/language/clean-input.ts';
import {
  DEFAULT_HUMOR_LEVEL,
  type HumorLevel,
  parseHumorLevel,
} from '../../../comedy/form/humor-levels.ts';
import { findStyle, type PostStyle, type StyleValue } from '../../../comedy/styles/post-styles.ts';
import { POWER_VERBS } from '../../../comedy/styles/buzzword-soup/power-verbs.ts';
import type { StyleField } from '../../../comedy/form/style-form.ts';
import { isUnshowable, parseShape, printable } from '../../platform/http/body-validation.ts';
import { invalidField, type Rejection } from '../../platform/http/rejection.ts';

/** The parameters of a new post: docs/product.md §3, Form fields per style. */
export type GenerationParams = {
  style: StyleValue;
  fields: Record<string, string>;
  level: HumorLevel;
  seed: number | undefined;
  /** The shared post to remix, and the UTC date of the prompt it answers, as 2026-11-22. */
  remixOf?: string;
  promptDay?: string;
};

const LIVE_CARD_PAGES = ['landing', 'post', 'home'] as const;

/** A live card: the page with its box, and the plot of the card before it. */
export type LiveCardSource = { via: (typeof LIVE_CARD_PAGES)[number]; plot: string | undefined };

/** A rewrite of an own generation, on request one level up or down. */
export type RewriteParams = {
  from: string;
  levelChange: 'up' | 'down' | undefined;
  seed: number | undefined;
};

type NewPost = { ok: true; kind: 'new'; params: GenerationParams; liveCard?: LiveCardSource };
export type Parsed = NewPost | { ok: true; kind: 'rewrite'; params: RewriteParams } | Rejection;

export const seedShape = z
  .int()
  .min(0)
  .max(2 ** 31 - 1)
  .optional();
/** The body of a new post; rewriteShape is the one of a rewrite. The public API documents both. */
export const postShape = z.strictObject({
  style: z.string().max(60),
  fields: z.record(z.string().max(60), z.string()),
  humorLevel: z.string().max(20).optional(),
  seed: seedShape,
  remixOf: z
    .string()
    .regex(/^[0-9a-z]{1,60}$/)
    .optional(),
  promptDay: z.iso.date().optional(),
});
export const rewriteShape = z.strictObject({
  from: z.string().min(1).max(60),
  levelChange: z.enum(['up', 'down']).optional(),
  seed: seedShape,
});

const liveCardShape = postShape.extend({
  plot: z.string().max(60).optional(),
  via: z.enum(LIVE_CARD_PAGES),
});

/** Checks the form of a box with a live card. Never throws. */
export function parseLiveCard(body: unknown): (NewPost & { liveCard: LiveCardSource }) | Rejection {
  const parsed = parseShape(liveCardShape, body);
  if (!parsed.ok) return parsed;
  const { via, plot, ...post } = parsed.data;
  const found = parsePost(post);
  return found.ok ? { ...found, liveCard: { via, plot } } : found;
}

/** Checks the body of a generation against the table of styles. Never throws. */
export function parseGeneration(body: unknown): Parsed {
  if (typeof body === 'object' && body !== null && 'from' in body) {
    const rewrite = parseShape(rewriteShape, body);
    if (!rewrite.ok) return rewrite;
    const { from, levelChange, seed } = rewrite.data;
    return { ok: true, kind: 'rewrite', params: { from, levelChange, seed } };
  }
  const parsed = parseShape(postShape, body);
  return parsed.ok ? parsePost(parsed.data) : parsed;
}

function parsePost(post: z.output<typeof postShape>): NewPost | Rejection {
  const { seed, remixOf, promptDay, humorLevel = DEFAULT_HUMOR_LEVEL } = post;
  const style = findStyle(post.style);
  if (!style) {
    return { ok: false, reason: 'unsupported-style', values: { type: printable(post.style) } };
  }
  const level = parseHumorLevel(humorLevel);
  if (!level) return invalidField('humorLevel', 'Humor level must be Mild, Spicy or Unhinged.');
  const checked = checkFields(style, post.fields);
  if (!checked.ok) return checked;
  const { fields } = checked;
  const params = { style: style.value, fields, level, seed, remixOf, promptDay };
  return { ok: true, kind: 'new', params };
}

type CheckedFields = { ok: true; fields: Record<string, string> } | Rejection;

/** Trims and checks the fields of a form. Leaves out empty optional fields. */
function checkFields(style: PostStyle, given: Readonly<Record<string, string>>): CheckedFields {
  const known = new Set(style.fields.map((field) => field.name));
  const unknown = Object.keys(given).find((name) => !known.has(name));
  if (unknown !== undefined) {
    const name = printable(unknown);
    return invalidField(name, `${style.label} has no field called "${name}".`);
  }
  const fields: Record<string, string> = {};
  for (const field of style.fields) {
    const text = (Object.hasOwn(given, field.name) ? given[field.name] : undefined)?.trim() ?? '';
    const error = fieldError(field, text);
    if (error) return invalidField(field.name, error);
    if (cleanInput(text) !== '') fields[field.name] = text;
  }
  return { ok: true, fields };
}

function fieldError(field: StyleField, text: string): string | null {
  // A label that is a question goes in quotes.
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
