import { SETTINGS_PATH } from '../../domain/sign-in/account-words.ts';
import { endBlock } from '../../domain/sign-in/change-account.server.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/unblock-route';

export const handle = { readers: 'members', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly()];

/** POST /account/blocks/{id}/delete: ends a block. */
export const action = (args: Route.ActionArgs) =>
  answerMember(args, (services, member) => endBlock(services, member, args.params.id), {
    page: SETTINGS_PATH,
  });
