import { hideNamed } from '../../domain/admin/hide-targets.server.ts';
import { PIECE_HIDDEN } from '../../domain/screening/moderation-words.ts';
import { answerAdmin } from '../http/action-answer.server.ts';
import { adminsOnly, membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/hide-route';

export const handle = { readers: 'admins', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly(), adminsOnly];

/** POST /admin/hide/{kind}/{id}: hides a piece from everybody. */
export const action = (args: Route.ActionArgs) =>
  answerAdmin(args, (services, admin, form) => hideNamed(services, admin, args.params, form), {
    page: `/admin/hide?${args.params.kind}=${args.params.id}`,
    done: () => ({ words: PIECE_HIDDEN }),
  });
