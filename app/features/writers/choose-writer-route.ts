import { chooseWriter } from '../../domain/admin/choose-writer.server.ts';
import { WRITER_PAGE } from '../../domain/writers/engines.ts';
import { answerAdmin } from '../http/action-answer.server.ts';
import { adminsOnly, membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/choose-writer-route';

export const handle = { readers: 'admins', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly(), adminsOnly];

/** POST /admin/writer/choice: lets the `model` of the engine `at` write, or the house where the form names none. */
export const action = (args: Route.ActionArgs) =>
  answerAdmin(args, chooseWriter, {
    page: WRITER_PAGE,
    done: ({ message }) => ({ words: message }),
  });
