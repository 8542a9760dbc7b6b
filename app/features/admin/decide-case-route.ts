import { decideByForm } from '../../domain/admin/change-moderation.server.ts';
import { CASE_DECIDED } from '../../domain/screening/moderation-words.ts';
import { answerAdmin } from '../http/action-answer.server.ts';
import { adminsOnly, membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/decide-case-route';

export const handle = { readers: 'admins', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly(), adminsOnly];

/** POST /admin/moderation/{case}/decision: decides a case by `decision`, which hides and deletes for a `reason`. */
export const action = (args: Route.ActionArgs) =>
  answerAdmin(
    args,
    (services, admin, form) => decideByForm(services, admin, args.params.case, form),
    { page: '/admin/moderation', done: ({ did }) => ({ words: CASE_DECIDED[did] }) },
  );
