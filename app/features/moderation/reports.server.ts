import { cleanInput } from '../../../comedy/clean-input.ts';
import { type Report, reportTarget } from '../../domain/moderation/report-target.server.ts';
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
import type { Rejection } from '../../platform/http/errors.ts';
import { formText } from '../../platform/http/form-text.ts';
import { requestContext, type RouteArgs } from '../request/request-context.ts';

type RejectedReport = Rejection & { field?: 'reason' | 'words' | 'contact' };

/** The target in `?post=`, `?comment=` or `?resource=`. Does not check that it exists. */
export function targetIn(address: string): ReportTarget | null {
  const params = new URL(address).searchParams;
  const kind = REPORT_KINDS.find((one) => params.get(one));
  return kind ? { kind, id: params.get(kind) ?? '' } : null;
}

/** Reports the target in the address with the fields of the form, with and without script. Null unless rejected. */
export async function sendReport(
  { request, context }: RouteArgs,
  form: FormData,
): Promise<RejectedReport | null> {
  const { services, viewer, address, ensureGuestId } = context.get(requestContext);
  const report = readReport(targetIn(request.url), form);
  if ('ok' in report) return report;
  const guestId = viewer.kind === 'guest' ? ensureGuestId() : '';
  return reportTarget(services, { viewer, guestId, address }, report);
}

function readReport(target: ReportTarget | null, form: FormData): Report | RejectedReport {
  if (!target) return { ok: false, reason: 'invalid-request' };
  const reason = REPORT_REASONS.find((one) => one === formText(form, 'reason'));
  if (!reason) return invalidField('reason', NO_REASON);
  const words = cleanInput(formText(form, 'words'));
  if (words.length > MAX_REPORT_LENGTH) return invalidField('words', WORDS_TOO_LONG);
  const contact = cleanInput(formText(form, 'contact'));
  if (contact.length > MAX_CONTACT_LENGTH) return invalidField('contact', CONTACT_TOO_LONG);
  return { target, reason, words: words || null, contact: contact || null };
}

function invalidField(field: RejectedReport['field'], message: string): RejectedReport {
  return { ok: false, reason: 'invalid-field', field, message };
}
