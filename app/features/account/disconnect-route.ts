import { SETTINGS_PATH } from '../../domain/sign-in/account-words.ts';
import { disconnect } from '../../domain/sign-in/change-account.server.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/disconnect-route';

export const handle = { readers: 'members', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly()];

/** POST /account/sign-ins/disconnect: disconnects a `sign-in`, the last one with `confirmed=yes`. */
export const action = (args: Route.ActionArgs) =>
  answerMember(args, disconnect, { page: SETTINGS_PATH });
