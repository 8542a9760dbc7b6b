import { z } from 'zod';
import { shapeFailure, type ShapeFailure } from '../body-faults.ts';
import { REACTION_KINDS, type ReactionKind } from './reaction-kinds.ts';

const shape = z.strictObject({ kind: z.enum(REACTION_KINDS) });

/** Checks the body of PUT /api/posts/{id}/reaction. Never throws. */
export function parseReaction(body: unknown): { ok: true; kind: ReactionKind } | ShapeFailure {
  const parsed = shape.safeParse(body);
  return parsed.success ? { ok: true, kind: parsed.data.kind } : shapeFailure(parsed.error);
}
