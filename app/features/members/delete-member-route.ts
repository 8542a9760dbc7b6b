import { deleteMember } from '../../domain/admin/remove-member.server.ts';
import { answerAdmin, redirectWithToast } from '../http/action-answer.server.ts';
import { adminsOnly, membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/delete-member-route';

export const handle = { readers: 'admins', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly(), adminsOnly];

/** POST /admin/users/{id}/delete: deletes the account, and leads to the list. */
export const action = (args: Route.ActionArgs) =>
  answerAdmin(
    args,
    async (services, admin) => {
      const deleted = await deleteMember(services, admin, args.params.id);
      if (!deleted.ok) return deleted;
      const flash = { tone: 'good', words: deleted.message } as const;
      throw redirectWithToast(args.context, '/admin/users', flash);
    },
    { page: `/admin/users/${args.params.id}` },
  );
