import { tryWriter } from '../../domain/admin/try-writer.server.ts';
import { eventStreamResponse } from '../../platform/http/event-stream.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { adminsOnly, membersOnly } from '../http/guards.server.ts';
import { formBody } from '../http/request-bodies.server.ts';
import { adminContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/trial-route';

export const handle = { readers: 'admins', methods: ['POST'] } satisfies RouteHandle;

const body = formBody();

export const middleware = [membersOnly(), adminsOnly, body];

/** POST /admin/writer/trials: streams three posts by the house and by the `model` of the engine `at`. Stores nothing. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const admin = context.get(adminContext);
  const started = await tryWriter(services, admin, body.of(context), request.signal);
  return started.ok ? eventStreamResponse(started.events) : problemResponse(started, requestId);
}
