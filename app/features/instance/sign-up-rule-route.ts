import { saveRule } from '../../domain/admin/sign-up-settings.server.ts';
import { answerAdmin } from '../http/action-answer.server.ts';
import { adminsOnly, membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/sign-up-rule-route';

export const handle = { readers: 'admins', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly(), adminsOnly];

/** POST /admin/sign-up/rule: saves who may sign up. */
export const action = (args: Route.ActionArgs) =>
  answerAdmin(args, saveRule, {
    page: '/admin/sign-up',
    done: ({ message }) => ({ words: message }),
  });
