import { revokeAdmin } from '../../domain/admin/members.server.ts';
import { answerAdmin } from '../http/action-answer.server.ts';
import { adminsOnly, membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/revoke-admin-route';

export const handle = { readers: 'admins', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly(), adminsOnly];

/** POST /admin/users/{id}/revoke-admin: takes the admin area from an admin by the owner link. */
export const action = (args: Route.ActionArgs) =>
  answerAdmin(args, (services, admin) => revokeAdmin(services, admin, args.params.id), {
    page: `/admin/users/${args.params.id}`,
    done: ({ message }) => ({ words: message }),
  });
