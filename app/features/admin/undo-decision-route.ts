import { undoById } from '../../domain/admin/change-moderation.server.ts';
import { pieceUndone } from '../../domain/screening/moderation-words.ts';
import { answerAdmin } from '../http/action-answer.server.ts';
import { adminsOnly, membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/undo-decision-route';

export const handle = { readers: 'admins', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly(), adminsOnly];

/** POST /admin/decisions/{id}/undo: undoes a decision or a removal of any admin, within a minute. */
export const action = (args: Route.ActionArgs) =>
  answerAdmin(args, (services, admin) => undoById(services, admin, args.params.id), {
    page: '/admin/moderation',
    done: (undone) => ({ words: pieceUndone(undone) }),
  });
