import { removeLogo } from '../../domain/instance/change-instance.server.ts';
import { answerAdmin } from '../http/action-answer.server.ts';
import { adminsOnly, membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/remove-logo-route';

export const handle = { readers: 'admins', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly(), adminsOnly];

/** POST /admin/instance/logo/remove: removes the logo. */
export const action = (args: Route.ActionArgs) =>
  answerAdmin(args, removeLogo, {
    page: '/admin/instance',
    done: ({ message }) => ({ words: message }),
  });
