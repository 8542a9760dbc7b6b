import { NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import { MEMBER_MESSAGES } from './members.ts';

/** The result of a form of the member page. */
export type MemberChange = { ok: true; message: string } | Rejection;

/** What no admin does to the own account. */
export const OWN_ACCOUNT = conflict('self');
export const MEMBER_GONE = { ...NOT_FOUND, message: MEMBER_MESSAGES.missing };

/** The rejection of a change that the state of the account does not allow. */
export function conflict(message: keyof typeof MEMBER_MESSAGES): Rejection<'conflict'> {
  return { ok: false, reason: 'conflict', message: MEMBER_MESSAGES[message] };
}
