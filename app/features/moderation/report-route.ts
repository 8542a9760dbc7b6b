import { REPORT_KINDS } from '../../domain/screening/report.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { limit } from '../http/limit.server.ts';
import { formBody } from '../http/request-bodies.server.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/report-route';
import { reporterOf, sendReport } from './reports.server.ts';

export const handle = {
  readers: 'guests',
  methods: ['POST'],
  query: REPORT_KINDS,
} satisfies RouteHandle;

const form = formBody();

export const middleware = [limit('report', reporterOf), form];

/** POST the form of a report to /api/reports?post={id}, for guests too. 202, also for a missing target. */
export async function action(args: Route.ActionArgs): Promise<Response> {
  const { requestId } = args.context.get(requestContext);
  const rejected = await sendReport(args, form.of(args.context));
  return rejected ? problemResponse(rejected, requestId) : Response.json({}, { status: 202 });
}
