import { z } from 'zod';
import { shapeFailure, type ShapeFailure } from '../../platform/http/body-validation.ts';

const shape = z.strictObject({ text: z.string() });

/** Checks the shape of POST /api/posts/{id}/comments; what the text may be is the verb's to say. Never throws. */
export function parseComment(body: unknown): { ok: true; text: string } | ShapeFailure {
  const parsed = shape.safeParse(body);
  return parsed.success ? { ok: true, text: parsed.data.text } : shapeFailure(parsed.error);
}
