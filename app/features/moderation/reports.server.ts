import { cleanInput } from '../../../comedy/language/clean-input.ts';
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
import { invalidField, type Rejection } from '../../platform/http/rejection.ts';
import { formText } from '../../platform/http/form-text.ts';
import { isAdmin } from '../../domain/members/viewer.ts';
import { clientSubject, takeLimitPoint } from '../http/limit.server.ts';
import { requestContext, type RouteArgs } from '../http/request-context.ts';

/** The target in `?post=`, `?comment=` or `?resource=`. Does not check that it exists. */
export function targetIn(address: string): ReportTarget | null {
  const params = new URL(address).searchParams;
  const kind = REPORT_KINDS.find((one) => params.get(one));
  return kind ? { kind, id: params.get(kind) ?? '' } : null;
}

/** Reports the target in the address with the fields of the form, with and without script. Admins have no limit. */
export async function sendReport(
  { request, context }: RouteArgs,
  form: FormData,
): Promise<{ ok: true } | Rejection> {
  const known = context.get(requestContext);
  const { services, viewer, address, ensureGuestId } = known;
  const taken = isAdmin(viewer) || (await takeLimitPoint(known, 'report', clientSubject(known)));
  if (taken !== true && !taken.ok) return taken;
  const report = readReport(targetIn(request.url), form);
  if ('ok' in report) return report;
  const guestId = viewer.kind === 'guest' ? ensureGuestId() : '';
  await reportTarget(services, { viewer, guestId, address }, report);
  return { ok: true };
}

function readReport(target: ReportTarget | null, form: FormData): Report | Rejection {
  if (!target) return { ok: false, reason: 'invalid-request' };
  const reason = REPORT_REASONS.find((one) => one === formText(form, 'reason'));
  if (!reason) return invalidField('reason', NO_REASON);
  const words = cleanInput(formText(form, 'words'));
  if (words.length > MAX_REPORT_LENGTH) return invalidField('words', WORDS_TOO_LONG);
  const contact = cleanInput(formText(form, 'contact'));
  if (contact.length > MAX_CONTACT_LENGTH) return invalidField('contact', CONTACT_TOO_LONG);
  return { target, reason, words: words || null, contact: contact || null };
}
