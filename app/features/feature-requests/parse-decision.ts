import { z } from 'zod';
import { shapeFailure, type ShapeFailure } from '../../platform/http/body-validation.ts';

const shape = z.strictObject({
  status: z.enum(['approved', 'rejected']),
  reason: z.string().optional(),
});

type Parsed = { ok: true; status: 'approved' | 'rejected'; reason: string } | ShapeFailure;

/** Checks the shape of POST /api/requests/{id}/decision. Never throws. */
export function parseDecision(body: unknown): Parsed {
  const parsed = shape.safeParse(body);
  if (!parsed.success) return shapeFailure(parsed.error);
  const { status, reason = '' } = parsed.data;
  return { ok: true, status, reason };
}
