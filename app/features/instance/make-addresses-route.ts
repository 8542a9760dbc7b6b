import { makeAddresses } from '../../domain/admin/change-access-settings.server.ts';
import { answerAdmin } from '../http/action-answer.server.ts';
import { adminsOnly, membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/make-addresses-route';

export const handle = { readers: 'admins', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly(), adminsOnly];

/** POST /admin/access/addresses: makes new signed addresses in place of earlier ones. */
export const action = (args: Route.ActionArgs) =>
  answerAdmin(args, makeAddresses, {
    page: '/admin/access',
    done: ({ message }) => ({ words: message }),
  });
