import { data, Form, Link, redirect } from 'react-router';
import { formText } from '../../platform/http/form-text.ts';
import { readForm } from '../../platform/http/request-body.server.ts';
import { requestContext } from '../request/request-context.ts';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { useSiteData, useSwitches } from '../../ui/use-viewer.ts';
import type { Route } from './+types/report-page';
import {
  contactLine,
  NO_REASON,
  REPORTED,
  reportPromise,
  THINGS,
} from '../../domain/screening/moderation-words.ts';
import { parseReport, parseTarget } from './report-input.ts';
import { ReportFields } from './report-fields.tsx';
import { reportTarget } from '../../domain/moderation/report-target.server.ts';
import { REPORT_KINDS, type ReportTarget } from '../../domain/screening/report.ts';

/** Returns the target of `?post=`, `?comment=` or `?resource=`. Does not check that it exists. */
export function loader({ request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  return { target: targetIn(params), isSent: params.has('sent') };
}

/** Sends the report, also without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, viewer, address, ensureGuestId } = context.get(requestContext);
  const form = (await readForm(request)) ?? new FormData();
  const values = {
    reason: formText(form, 'reason'),
    words: formText(form, 'words'),
    contact: formText(form, 'contact'),
  };
  const target = targetIn(new URL(request.url).searchParams);
  const parsed = parseReport({ target, ...values });
  if (!parsed.ok) {
    const error = { field: parsed.field ?? '', message: parsed.message ?? NO_REASON };
    return data({ error, values }, { status: 422 });
  }
  const guestId = viewer.kind === 'guest' ? ensureGuestId() : '';
  const limited = await reportTarget(services, { viewer, guestId, address }, parsed.report);
  if (limited === null) throw redirect('/report?sent', { status: 303 });
  const { message, headers } = limited;
  const error = { field: '', message };
  return data({ error, values }, { status: 429, headers });
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Report') },
  { name: 'robots', content: 'noindex' },
];

export { PageError as ErrorBoundary } from '../../ui/error-pages.tsx';

export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { target, isSent } = loaderData;
  const { contact } = useSiteData();
  return (
    <div className="column py-8 md:py-12">
      <div className="mx-auto max-w-xl">
        <h1 tabIndex={-1} className="text-2xl md:text-3xl">
          {isSent ? 'Received' : `Report a ${THINGS[target?.kind ?? 'post']}`}
        </h1>
        {isSent ? (
          <Received />
        ) : target ? (
          <Form method="post" className="card mt-6 p-5 sm:p-8">
            <p className="mb-4 text-muted">
              You need no account for this. {reportPromise(target.kind)}
            </p>
            <ReportFields values={actionData?.values} error={actionData?.error} />
            <button className="button button-primary mt-6">Send report</button>
          </Form>
        ) : (
          <NothingNamed />
        )}
        <p className="mt-6 break-words text-muted">{contactLine(contact)}</p>
      </div>
    </div>
  );
}

function Received() {
  const { hasCommunity } = useSwitches();
  return (
    <>
      <p className="mt-4 text-lg">{REPORTED}</p>
      {hasCommunity && (
        <Link to="/community" className="button button-plain mt-6">
          Back to Community
        </Link>
      )}
    </>
  );
}

function NothingNamed() {
  const place = useSwitches().hasCommunity && (
    <>
      {' '}
      in the <Link to="/community">Community</Link>
    </>
  );
  return (
    <p className="mt-4 text-lg">To report something, open its menu{place} and choose Report.</p>
  );
}

function targetIn(params: URLSearchParams): ReportTarget | null {
  const kind = REPORT_KINDS.find((one) => params.has(one)) ?? 'post';
  return parseTarget({ kind, id: params.get(kind) });
}
