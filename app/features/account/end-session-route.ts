import { SETTINGS_PATH } from '../../domain/sign-in/account-words.ts';
import { endSession } from '../../domain/sign-in/change-account.server.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/end-session-route';

export const handle = { readers: 'members', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly()];

/** POST /account/sessions/{id}/end: ends another session of the viewer. */
export const action = (args: Route.ActionArgs) =>
  answerMember(args, (services, member) => endSession(services, member, args.params.id), {
    page: SETTINGS_PATH,
  });
