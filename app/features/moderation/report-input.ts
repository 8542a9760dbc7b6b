import { z } from 'zod';
import { cleanInput } from '../../../comedy/clean-input.ts';
import {
  CONTACT_TOO_LONG,
  NO_REASON,
  WORDS_TOO_LONG,
} from '../../domain/screening/moderation-words.ts';
import {
  MAX_CONTACT_LENGTH,
  MAX_REPORT_LENGTH,
  REPORT_KINDS,
  REPORT_REASONS,
  type ReportTarget,
} from '../../domain/screening/report.ts';
import type { Report } from '../../domain/moderation/report-target.server.ts';
import { shapeFailure, type ShapeFailure } from '../../platform/http/body-validation.ts';

export type ParsedReport = { ok: true; report: Report };
export type ReportInputError = {
  ok: false;
  code: 'invalid-field';
  field: 'reason' | 'words' | 'contact';
  message: string;
};

const targetShape = z.strictObject({
  kind: z.enum(REPORT_KINDS),
  id: z.string().min(1).max(100),
});
const shape = z.strictObject({
  target: targetShape,
  reason: z.string().max(60),
  words: z.string().optional(),
  contact: z.string().optional(),
});

/** Validates the body of POST /api/reports. Never throws. */
export function parseReport(body: unknown): ParsedReport | ReportInputError | ShapeFailure {
  const parsed = shape.safeParse(body);
  if (!parsed.success) return shapeFailure(parsed.error);
  const { target, words = '', contact = '' } = parsed.data;
  const reason = REPORT_REASONS.find((one) => one === parsed.data.reason);
  if (!reason) return invalidField('reason', NO_REASON);
  const clean = cleanInput(words);
  if (clean.length > MAX_REPORT_LENGTH) return invalidField('words', WORDS_TOO_LONG);
  const reachedAt = cleanInput(contact);
  if (reachedAt.length > MAX_CONTACT_LENGTH) return invalidField('contact', CONTACT_TOO_LONG);
  return {
    ok: true,
    report: { target, reason, words: clean || null, contact: reachedAt || null },
  };
}

/** Returns the post, comment or picture that a body identifies. Null for an invalid body. */
export function parseTarget(body: unknown): ReportTarget | null {
  const parsed = targetShape.safeParse(body);
  return parsed.success ? parsed.data : null;
}

function invalidField(field: ReportInputError['field'], message: string): ReportInputError {
  return { ok: false, code: 'invalid-field', field, message };
}
