import { cleanInput } from '../../../comedy/clean-input.ts';
import { deleteSessionsOf } from '../members/session-store.server.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { insertAudit } from '../screening/audit-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { isAdmin } from './is-admin.ts';
import { findMember, setDisabled } from './members-store.server.ts';
import { MEMBER_ANSWERS, MOST_REASON } from './members-words.ts';

export type MemberChange =
  | { ok: true; message: string }
  | { ok: false; status: 403 | 404 | 409 | 422; message: string };

/**
 * Switches an account off or on, for admins: `intent` says which. Whoever is switched off is signed out
 * everywhere. Of two who do it at once one does, and the audit log has it once.
 */
export async function changeMember(
  services: Services,
  viewer: Viewer,
  id: string,
  form: FormData,
): Promise<MemberChange> {
  if (!isAdmin(viewer)) return { ok: false, status: 403, message: MEMBER_ANSWERS.notAllowed };
  const [intent, given] = [form.get('intent'), form.get('reason')];
  if (intent !== 'disable' && intent !== 'enable') {
    return { ok: false, status: 422, message: MEMBER_ANSWERS.unknown };
  }
  if (id === viewer.id) return { ok: false, status: 409, message: MEMBER_ANSWERS.self };
  const isOff = intent === 'disable';
  const reason = cleanInput(typeof given === 'string' ? given : '').slice(0, MOST_REASON);
  const isChanged = await services.db.transaction().execute(async (trx) => {
    const now = services.now();
    if (!(await setDisabled(trx, id, isOff ? now : null))) return false;
    if (isOff) await deleteSessionsOf(trx, id);
    await insertAudit(trx, {
      id: services.newId(),
      actor_id: viewer.id,
      action: isOff ? 'disable' : 'enable',
      target_kind: 'user',
      target_id: id,
      reason: reason || null,
      details: null,
      created_at: now,
      undone_at: null,
    });
    return true;
  });
  if (isChanged) {
    return { ok: true, message: isOff ? MEMBER_ANSWERS.disabled : MEMBER_ANSWERS.enabled };
  }
  const isThere = await findMember(services.db, id);
  if (!isThere) return { ok: false, status: 404, message: MEMBER_ANSWERS.missing };
  const message = isOff ? MEMBER_ANSWERS.alreadyDisabled : MEMBER_ANSWERS.alreadyEnabled;
  return { ok: false, status: 409, message };
}
