import { REPORT_KINDS } from '../../domain/screening/report.ts';
import { answerViewer } from '../http/action-answer.server.ts';
import { requestContext } from '../http/request-context.ts';
import { PLAIN_FORMS } from '../site/rejected-form.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/report-route';
import { sendReport } from './reports.server.ts';

export const handle = {
  readers: 'guests',
  methods: ['POST'],
  query: REPORT_KINDS,
} satisfies RouteHandle;

/** POST the form of a report to /reports?post={id}, for guests too. The same answer for a missing target. */
export function action(args: Route.ActionArgs) {
  const { viewer } = args.context.get(requestContext);
  const { search } = new URL(args.request.url);
  const send = (_services: unknown, _viewer: unknown, form: FormData) => sendReport(args, form);
  return answerViewer(args, [viewer, send], {
    page: `/report${search}`,
    form: PLAIN_FORMS.report,
    done: () => ({ to: '/report?sent' }),
  });
}
