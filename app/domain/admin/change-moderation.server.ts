import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import {
  decideCase,
  type Decision,
  type DecisionOutcome,
  undoDecision,
} from '../moderation/decisions.server.ts';
import { HIDE_REASONS } from '../screening/report.ts';
import { MODERATION_ERRORS } from './moderation-messages.ts';

/** What a form of the queue came to: what was done and how to take it back, or why it was not. */
export type ModerationChange =
  | { ok: true; did: Decision['action'] | 'undo'; undoId: string; version: number }
  | { ok: false; status: 403 | 404 | 409 | 422; message: string };

/** Carries out what a form of the queue asks for; its `intent` names it. */
export async function changeModeration(
  services: Services,
  viewer: Member,
  form: FormData,
): Promise<ModerationChange> {
  const intent = textOf(form, 'intent');
  if (intent === 'undo') {
    return changeOf(intent, await undoDecision(services, viewer, textOf(form, 'undo')));
  }
  const decision = decisionOf(form, intent);
  if (decision === 'no-reason') return refused(422, MODERATION_ERRORS.noReason);
  if (!decision) return refused(422, MODERATION_ERRORS.unknown);
  return changeOf(decision.action, await decideCase(services, viewer, decision));
}

function decisionOf(form: FormData, action: string): Decision | 'no-reason' | null {
  const common = { caseId: textOf(form, 'case'), version: Number(textOf(form, 'version')) };
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
  if (outcome.reason === 'not-allowed') return refused(403, MODERATION_ERRORS.notAllowed);
  if (outcome.reason === 'decided') return refused(409, MODERATION_ERRORS.decided);
  return refused(404, did === 'undo' ? MODERATION_ERRORS.tooLate : MODERATION_ERRORS.gone);
}

function refused(status: 403 | 404 | 409 | 422, message: string): ModerationChange {
  return { ok: false, status, message };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
