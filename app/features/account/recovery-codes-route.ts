import { SETTINGS_PATH } from '../../domain/sign-in/account-words.ts';
import { renewCodes } from '../../domain/sign-in/change-account.server.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/recovery-codes-route';

export const handle = { readers: 'members', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly()];

/** POST /account/recovery-codes: makes new ones. A page without script cannot show them. */
export const action = (args: Route.ActionArgs) =>
  answerMember(args, renewCodes, { page: SETTINGS_PATH });
