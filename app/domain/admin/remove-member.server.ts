import { formText } from '../../platform/http/form-text.ts';
import { invalidField } from '../../platform/http/rejection.ts';
import type { Admin } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { counted } from '../../platform/text/display-text.ts';
import { lockMember } from '../members/member-store.server.ts';
import { hideAllOf, undoHideAll } from '../moderation/hide-all.server.ts';
import { logAudit } from '../screening/audit-store.server.ts';
import { ALL_VISIBLE_BEFORE, CHOOSE_REASON, UNDO_TOO_LATE } from '../screening/moderation-words.ts';
import { readHideReason } from '../screening/report.ts';
import { eraseAccount } from '../sign-in/account.server.ts';
import { MEMBER_GONE, type MemberChange, OWN_ACCOUNT } from './member-change.ts';
import { MEMBER_MESSAGES } from './members.ts';

/** Hides everything that a member shows to others. */
export async function hideMember(
  services: Services,
  admin: Admin,
  id: string,
  form: FormData,
): Promise<MemberChange> {
  if (id === admin.id) return OWN_ACCOUNT;
  const reason = readHideReason(form.get('reason'));
  if (!reason) return invalidField('reason', CHOOSE_REASON);
  const done = await hideAllOf(services, admin, id, reason);
  if (!done.ok) return { ...done, message: MEMBER_MESSAGES.nothingToHide };
  const { hidden, isMore } = done;
  const more = isMore ? ` ${MEMBER_MESSAGES.moreToHide}` : '';
  return { ok: true, message: `Hidden: ${things(hidden)}.${more}` };
}

/** Undoes `hideMember`. */
export async function undoHideMember(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  admin: Admin,
  id: string,
  form: FormData,
): Promise<MemberChange> {
  const undone = await undoHideAll(services, admin, { userId: id, undoId: formText(form, 'undo') });
  if (!undone.ok) return { ...undone, message: UNDO_TOO_LATE };
  const { restored } = undone;
  const message = restored > 0 ? `Visible again: ${things(restored)}.` : ALL_VISIBLE_BEFORE;
  return { ok: true, message };
}

const things = (count: number) => counted(`${count}`, 'thing');

/** Deletes another member's account with everything stored about it. The audit log keeps the id only. */
export async function deleteMember(
  services: Services,
  admin: Admin,
  id: string,
): Promise<MemberChange> {
  if (id === admin.id) return OWN_ACCOUNT;
  const isDeleted = await eraseAccount(services, id, async (trx) => {
    // Two admins who delete each other: the lock lets only the first one, so that an admin remains.
    if (!(await lockMember(trx, admin.id)) || !(await lockMember(trx, id))) return false;
    const entry = { action: 'delete-account', target_kind: 'user', target_id: id };
    await logAudit(trx, services, { actor_id: admin.id, ...entry });
    return true;
  });
  return isDeleted ? { ok: true, message: MEMBER_MESSAGES.deleted } : MEMBER_GONE;
}
