import { ERRORS } from '../../platform/http/errors.ts';
import { formText } from '../../platform/http/form-text.ts';
import type { Admin } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { decideCase, type Decision, undoDecision } from '../moderation/decisions.server.ts';
import { CHOOSE_REASON, UNDO_TOO_LATE } from '../screening/moderation-words.ts';
import { HIDE_REASONS } from '../screening/report.ts';

/** The result of a form of the moderation queue: the decision and how to undo it, or the error. */
export type ModerationChange =
  | { ok: true; did: Decision['action'] | 'undo'; undoId: string; version: number }
  | { ok: false; status: number; message: string };

const REFUSALS = {
  'not-allowed': [403, 'Only admins decide here.'],
  'case-decided': [409, ERRORS['case-decided'].message],
  'not-found': [404, 'This is gone: its writer has deleted it.'],
  'too-late': [404, UNDO_TOO_LATE],
  'no-reason': [422, CHOOSE_REASON],
  unknown: [422, 'This form is not known here. Reload the page and try again.'],
} as const;

/** Runs the `intent` of a form of the moderation queue. */
export async function changeModeration(
  services: Services,
  admin: Admin,
  form: FormData,
): Promise<ModerationChange> {
  const intent = formText(form, 'intent');
  if (intent === 'undo') {
    const undone = await undoDecision(services, admin, formText(form, 'undo'));
    if (undone.ok) return { ...undone, did: intent };
    return refused(undone.reason === 'not-found' ? 'too-late' : undone.reason);
  }
  const decision = decisionOf(form, intent);
  if (typeof decision === 'string') return refused(decision);
  const decided = await decideCase(services, admin, decision);
  return decided.ok ? { ...decided, did: decision.action } : refused(decided.reason);
}

function decisionOf(form: FormData, action: string): Decision | 'no-reason' | 'unknown' {
  const common = { caseId: formText(form, 'case'), version: Number(formText(form, 'version')) };
  if (!Number.isSafeInteger(common.version)) return 'unknown';
  if (action === 'keep' || action === 'restore') return { ...common, action };
  if (action !== 'hide' && action !== 'delete') return 'unknown';
  const reason = HIDE_REASONS.find((one) => one === form.get('reason'));
  return reason ? { ...common, action, reason } : 'no-reason';
}

function refused(reason: keyof typeof REFUSALS): ModerationChange {
  const [status, message] = REFUSALS[reason];
  return { ok: false, status, message };
}
