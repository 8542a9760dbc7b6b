import { formText } from '../../platform/http/form-text.ts';
import { invalidField, type Rejection } from '../../platform/http/rejection.ts';
import type { Admin } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { decideCase, type Decision, undoDecision } from '../moderation/decisions.server.ts';
import { CHOOSE_REASON } from '../screening/moderation-words.ts';
import { readHideReason } from '../screening/report.ts';

/** The result of a form of the moderation queue: the decision and how to undo it, or the error. */
export type ModerationChange =
  | { ok: true; did: Decision['action'] | 'undo'; undoId: string; version: number }
  | Rejection;

const UNKNOWN = { ok: false, reason: 'unknown-form' } as const;
const GONE = 'This is gone: its writer has deleted it.';

/** Runs the `intent` of a form of the moderation queue. */
export async function changeModeration(
  services: Services,
  admin: Admin,
  form: FormData,
): Promise<ModerationChange> {
  const intent = formText(form, 'intent');
  if (intent === 'undo') {
    const undone = await undoDecision(services, admin, formText(form, 'undo'));
    return undone.ok ? { ...undone, did: intent } : undone;
  }
  const decision = decisionOf(form, intent);
  if ('ok' in decision) return decision;
  const decided = await decideCase(services, admin, decision);
  if (decided.ok) return { ...decided, did: decision.action };
  return decided.reason === 'not-found' ? { ...decided, message: GONE } : decided;
}

function decisionOf(form: FormData, action: string): Decision | Rejection {
  const common = { caseId: formText(form, 'case'), version: Number(formText(form, 'version')) };
  if (!Number.isSafeInteger(common.version)) return UNKNOWN;
  if (action === 'keep' || action === 'restore') return { ...common, action };
  if (action !== 'hide' && action !== 'delete') return UNKNOWN;
  const reason = readHideReason(form.get('reason'));
  return reason ? { ...common, action, reason } : invalidField('reason', CHOOSE_REASON);
}
