import { rejectionResponse } from '../../platform/http/errors.ts';
import { readForm } from '../../platform/http/request-body.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/report-route';
import { sendReport } from './reports.server.ts';

export const middleware = [allowMethods('POST')];

/** POST the form of a report to /api/reports?post={id}, for guests too. 202, also for a missing target. */
export async function action(args: Route.ActionArgs): Promise<Response> {
  const { requestId } = args.context.get(requestContext);
  const rejected = await sendReport(args, (await readForm(args.request)) ?? new FormData());
  return rejected ? rejectionResponse(rejected, requestId) : Response.json({}, { status: 202 });
}
