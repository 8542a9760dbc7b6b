import { revokeToken } from '../../domain/sign-in/api-tokens.server.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/revoke-token-route';

export const handle = { readers: 'members', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly()];

/** POST /account/tokens/{id}/revoke: revokes a token. */
export const action = (args: Route.ActionArgs) =>
  answerMember(args, (services, member) => revokeToken(services, member, args.params.id), {
    page: '/account/tokens',
  });
