import { saveLook } from '../../domain/instance/change-instance.server.ts';
import { answerAdmin } from '../http/action-answer.server.ts';
import { adminsOnly, membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/look-route';

export const handle = { readers: 'admins', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly(), adminsOnly];

/** POST /admin/instance/look: saves name, tagline and colours. */
export const action = (args: Route.ActionArgs) =>
  answerAdmin(args, saveLook, {
    page: '/admin/instance',
    done: ({ message }) => ({ words: message }),
  });
