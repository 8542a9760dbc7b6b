import { saveSwitches } from '../../domain/admin/change-access-settings.server.ts';
import { answerAdmin } from '../http/action-answer.server.ts';
import { adminsOnly, membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/switches-route';

export const handle = { readers: 'admins', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly(), adminsOnly];

/** POST /admin/access/switches: saves who may read, free posts, the community and a pause of writing. */
export const action = (args: Route.ActionArgs) =>
  answerAdmin(args, saveSwitches, {
    page: '/admin/access',
    done: ({ message }) => ({ words: message }),
  });
