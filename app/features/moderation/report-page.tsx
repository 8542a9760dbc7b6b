import { REPORT_KINDS, REPORTS_THAT_HIDE } from '../../domain/screening/report.ts';
import { StepsCard } from '../../ui/page-header.tsx';
import { Link } from '../../ui/links.tsx';
import { NOINDEX, pageTitle } from '../../ui/meta-tags.tsx';
import { PLAIN_FORMS, useRejectedForm } from '../site/rejected-form.ts';
import { useIsOpen, useSiteData } from '../site/use-viewer.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/report-page';
import {
  contactLine,
  REPORTED,
  reportPromise,
  THINGS,
} from '../../domain/screening/moderation-words.ts';
import { ReportFields } from './report-fields.tsx';
import { targetIn } from './reports.server.ts';

export const handle = { readers: 'guests', query: [...REPORT_KINDS, 'sent'] } satisfies RouteHandle;

/** Returns the target in the address. Does not check that it exists. */
export function loader({ request }: Route.LoaderArgs) {
  const isSent = new URL(request.url).searchParams.has('sent');
  return { target: targetIn(request.url), isSent };
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Report') }, NOINDEX];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function ReportPage({ loaderData }: Route.ComponentProps) {
  const { target, isSent } = loaderData;
  const { contact } = useSiteData();
  const rejected = useRejectedForm(PLAIN_FORMS.report);
  return (
    <div className="column py-8 md:py-12">
      <div className="beside gap-y-6">
        <div className="beside-main">
          <h1 tabIndex={-1} className="text-2xl md:text-3xl">
            {isSent ? 'Received' : `Report a ${THINGS[target?.kind ?? 'post']}`}
          </h1>
          {isSent ? (
            <Received />
          ) : target ? (
            // The page is for those without script, so that its form is sent as theirs is.
            <form
              id={PLAIN_FORMS.report}
              method="post"
              action={`/reports?${target.kind}=${encodeURIComponent(target.id)}`}
              className="card mt-6 p-5 sm:p-8"
            >
              <p className="mb-4 text-muted">
                You need no account for this. {reportPromise(target.kind)}
              </p>
              <ReportFields values={rejected?.given} error={rejected} />
              <button className="button button-primary mt-6">Send report</button>
            </form>
          ) : (
            <NothingNamed />
          )}
          <p className="mt-6 break-words text-muted">{contactLine(contact)}</p>
        </div>
        <div className="beside-part xl:mt-[4.5rem]">
          <StepsCard id="report-steps" title="What happens to a report" steps={STEPS} />
        </div>
      </div>
    </div>
  );
}

const STEPS = [
  ['You say what is wrong', 'No account is needed, and its author is not told who you are.'],
  ['Somebody has a look', `What ${REPORTS_THAT_HIDE} members report is hidden until then.`],
  ['It stays, or it goes', 'If it goes, its author is told why, and the page Removals says so.'],
] as const;

function Received() {
  return (
    <>
      <p className="mt-4 text-lg">{REPORTED}</p>
      {useIsOpen()('/community') && (
        <Link to="/community" className="button button-plain mt-6">
          Back to Community
        </Link>
      )}
    </>
  );
}

function NothingNamed() {
  const isCommunityOpen = useIsOpen()('/community');
  return (
    <div className="card mt-6 p-5 sm:p-8">
      <p className="text-lg">To report something, open its menu and choose Report.</p>
      <p className="mt-2 text-muted">
        You need no account for it, and its author is not told who you are.
      </p>
      {isCommunityOpen && (
        <Link to="/community" className="button button-primary mt-6">
          Go to the Community
        </Link>
      )}
    </div>
  );
}
