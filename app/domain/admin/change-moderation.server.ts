import { formText } from '../../platform/http/form-text.ts';
import { isAdmin, type Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import {
  decideCase,
  type Decision,
  type DecisionOutcome,
  undoDecision,
} from '../moderation/decisions.server.ts';
import { HIDE_REASONS } from '../screening/report.ts';
import { MODERATION_ERRORS } from './moderation-messages.ts';

/** The result of a form of the moderation queue: the decision and how to undo it, or the error. */
export type ModerationChange =
  | { ok: true; did: Decision['action'] | 'undo'; undoId: string; version: number }
  | { ok: false; status: 403 | 404 | 409 | 422; message: string };

/** Runs the `intent` of a form of the moderation queue. */
export async function changeModeration(
  services: Services,
  viewer: Viewer,
  form: FormData,
): Promise<ModerationChange> {
  if (!isAdmin(viewer)) return rejected(403, MODERATION_ERRORS.notAllowed);
  const intent = formText(form, 'intent');
  if (intent === 'undo') {
    return changeOf(intent, await undoDecision(services, viewer, formText(form, 'undo')));
  }
  const decision = decisionOf(form, intent);
  if (decision === 'no-reason') return rejected(422, MODERATION_ERRORS.noReason);
  if (!decision) return rejected(422, MODERATION_ERRORS.unknown);
  return changeOf(decision.action, await decideCase(services, viewer, decision));
}

function decisionOf(form: FormData, action: string): Decision | 'no-reason' | null {
  const common = { caseId: formText(form, 'case'), version: Number(formText(form, 'version')) };
  if (!Number.isSafeInteger(common.version)) return null;
  if (action === 'keep' || action === 'restore') return { ...common, action };
  if (action !== 'hide' && action !== 'delete') return null;
  const reason = HIDE_REASONS.find((one) => one === form.get('reason'));
  return reason ? { ...common, action, reason } : 'no-reason';
}

function changeOf(
  did: Extract<ModerationChange, { ok: true }>['did'],
  outcome: DecisionOutcome,
): ModerationChange {
  if (outcome.ok) {
    const { undoId, version } = outcome;
    return { ok: true, did, undoId, version };
  }
  if (outcome.reason === 'not-allowed') return rejected(403, MODERATION_ERRORS.notAllowed);
  if (outcome.reason === 'decided') return rejected(409, MODERATION_ERRORS.decided);
  return rejected(404, did === 'undo' ? MODERATION_ERRORS.tooLate : MODERATION_ERRORS.gone);
}

function rejected(status: 403 | 404 | 409 | 422, message: string): ModerationChange {
  return { ok: false, status, message };
}
