import { undoHideMember } from '../../domain/admin/remove-member.server.ts';
import { answerAdmin } from '../http/action-answer.server.ts';
import { adminsOnly, membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/undo-hide-all-route';

export const handle = { readers: 'admins', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly(), adminsOnly];

/** POST /admin/users/{id}/undo-hide-all: undoes the hiding with the id `undo`. */
export const action = (args: Route.ActionArgs) =>
  answerAdmin(
    args,
    (services, admin, form) => undoHideMember(services, admin, args.params.id, form),
    { page: `/admin/users/${args.params.id}`, done: ({ message }) => ({ words: message }) },
  );
