import { pullModel } from '../../domain/admin/pull-model.server.ts';
import { WRITER_PAGE } from '../../domain/writers/engines.ts';
import { answerAdmin } from '../http/action-answer.server.ts';
import { adminsOnly, membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/pull-route';

export const handle = { readers: 'admins', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly(), adminsOnly];

/** POST /admin/writer/pull: lets the Ollama `at` fetch the suggested `model`, or go on with it. */
export const action = (args: Route.ActionArgs) =>
  answerAdmin(args, pullModel, {
    page: WRITER_PAGE,
    done: ({ message }) => ({ words: message }),
  });
