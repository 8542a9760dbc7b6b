import { formText } from '../../platform/http/form-text.ts';
import { invalidField, type Rejection, UNKNOWN_FORM } from '../../platform/http/rejection.ts';
import type { Admin } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { decideCase, type Decision, undoDecision } from '../moderation/decisions.server.ts';
import { CHOOSE_REASON } from '../screening/moderation-words.ts';
import { readHideReason } from '../screening/report.ts';

type Done<Did> = { ok: true; did: Did; undoId: string; version: number; wasVisible?: true };

/** The result of a decision about a case, with how to undo it, or of an undo. */
export type CaseChange = Done<Decision['action'] | 'undo'> | Rejection;

const GONE = 'This is gone: its writer has deleted it.';

/** Decides a case by the `decision`, the `version` and the `reason` of a form. */
export async function decideByForm(
  services: Services,
  admin: Admin,
  caseId: string,
  form: FormData,
): Promise<Done<Decision['action']> | Rejection> {
  const decision = decisionOf(caseId, form);
  if ('ok' in decision) return decision;
  const decided = await decideCase(services, admin, decision);
  if (decided.ok) return { ...decided, did: decision.action };
  return decided.reason === 'not-found' ? { ...decided, message: GONE } : decided;
}

/** Undoes a decision about a case, or a removal elsewhere. */
export async function undoById(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  admin: Admin,
  undoId: string,
): Promise<Done<'undo'> | Rejection> {
  const undone = await undoDecision(services, admin, undoId);
  return undone.ok ? { ...undone, did: 'undo' } : undone;
}

function decisionOf(caseId: string, form: FormData): Decision | Rejection {
  const version = Number(formText(form, 'version'));
  if (!Number.isSafeInteger(version)) return UNKNOWN_FORM;
  const action = formText(form, 'decision');
  if (action === 'keep' || action === 'restore') return { caseId, version, action };
  if (action !== 'hide' && action !== 'delete') return UNKNOWN_FORM;
  const reason = readHideReason(form.get('reason'));
  return reason ? { caseId, version, action, reason } : invalidField('reason', CHOOSE_REASON);
}
