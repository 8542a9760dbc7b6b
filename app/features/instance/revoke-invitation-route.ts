import { revokeByAdmin } from '../../domain/admin/sign-up-settings.server.ts';
import { answerAdmin } from '../http/action-answer.server.ts';
import { adminsOnly, membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/revoke-invitation-route';

export const handle = { readers: 'admins', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly(), adminsOnly];

/** POST /admin/invitations/{id}/revoke: revokes an invitation. */
export const action = (args: Route.ActionArgs) =>
  answerAdmin(args, (services, admin) => revokeByAdmin(services, admin, args.params.id), {
    page: '/admin/sign-up',
    done: ({ message }) => ({ words: message }),
  });
