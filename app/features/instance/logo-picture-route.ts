import { saveLogo } from '../../domain/instance/change-instance.server.ts';
import { answerAdmin } from '../http/action-answer.server.ts';
import { adminsOnly, membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/logo-picture-route';

export const handle = {
  readers: 'admins',
  methods: ['POST'],
  maxBytes: 1024 * 1024,
} satisfies RouteHandle;

export const middleware = [membersOnly(), adminsOnly];

/** POST /admin/instance/logo: saves the logo. */
export const action = (args: Route.ActionArgs) =>
  answerAdmin(args, saveLogo, {
    page: '/admin/instance',
    done: ({ message }) => ({ words: message }),
  });
