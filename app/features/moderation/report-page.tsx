import { Form } from 'react-router';
import {
  REPORT_KINDS,
  REPORTS_THAT_HIDE,
  type ReportTarget,
} from '../../domain/screening/report.ts';
import {
  findReportedPiece,
  type ReportedPiece,
} from '../../domain/moderation/reported-piece.server.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { TextField } from '../../ui/form-controls.tsx';
import { PageTitle } from '../../ui/page-header.tsx';
import { Link } from '../../ui/links.tsx';
import { NOINDEX, pageTitle } from '../../ui/meta-tags.tsx';
import { ContactLink } from '../site/contact-link.tsx';
import { EmptyPage } from '../site/empty-list.tsx';
import { StepsCard } from '../site/steps-card.tsx';
import { PLAIN_FORMS, useRejectedForm } from '../site/rejected-form.ts';
import { useIsOpen, useSiteData } from '../site/use-viewer.ts';
import { requestContext } from '../http/request-context.ts';
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

export const handle = {
  readers: 'guests',
  query: [...REPORT_KINDS, 'address', 'sent'],
} satisfies RouteHandle;

/** Returns the target in the address, and its first words where this viewer may see them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  const isSent = new URL(request.url).searchParams.has('sent');
  const { target, address } = targetOrAddress(request.url);
  const piece = target && (await findReportedPiece(services, viewer, target));
  // What was typed has to name a post that there is; a link from a post does.
  if (address !== null && !piece) return { target: null, isSent, piece: null, address };
  return { target, isSent, piece, address };
}

/** What a link names, or the post of the address that was typed here. */
function targetOrAddress(url: string): { target: ReportTarget | null; address: string | null } {
  const target = targetIn(url);
  const address = target ? null : new URL(url).searchParams.get('address');
  const [, id] = /\/post\/([^/?#\s]+)/.exec(address ?? '') ?? [];
  return { target: id === undefined ? target : { kind: 'post', id }, address };
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Report') }, NOINDEX];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function ReportPage({ loaderData }: Route.ComponentProps) {
  const { target, isSent, piece, address } = loaderData;
  const rejected = useRejectedForm(PLAIN_FORMS.report);
  const kind = target?.kind ?? 'post';
  return (
    <div className="column pt-8 pb-4 md:pt-12">
      <PageTitle
        face="cone-2"
        about={isSent ? undefined : `You need no account. ${reportPromise(kind)}`}
      >
        {isSent ? 'Received' : `Report a ${THINGS[kind]}`}
      </PageTitle>
      {isSent ? (
        <Received />
      ) : target ? (
        <div className="beside mt-6 gap-y-6 md:mt-8">
          {/* The page is for those without script, so that its form is sent as theirs is. */}
          <form
            id={PLAIN_FORMS.report}
            method="post"
            action={`/reports?${target.kind}=${encodeURIComponent(target.id)}`}
            className="card beside-main overflow-hidden"
          >
            {piece && <Piece {...piece} />}
            <div className="p-5 sm:p-8">
              <ReportFields values={rejected?.given} error={rejected} />
              <button className="button button-primary mt-6 max-sm:w-full">Send report</button>
            </div>
          </form>
          <div className="beside-part">
            <StepsCard id="report-steps" title={STEPS_HEADING} steps={STEPS}>
              <Contact className="mt-5 border-t border-line pt-4 text-sm max-md:hidden" />
            </StepsCard>
            {/* In sight on a phone, where the steps are folded. */}
            <Contact className="mt-4 text-sm md:hidden" />
          </div>
        </div>
      ) : (
        <NothingNamed address={address} />
      )}
    </div>
  );
}

function Contact({ className }: { className: string }) {
  const { contact } = useSiteData();
  return (
    <p className={`break-words text-muted ${className}`}>
      <span>{contactLine(contact === null ? null : '')}</span>
      {contact !== null && <ContactLink />}
    </p>
  );
}

const FACES = ['stapler', 'cone', 'umbrella'];
const STEPS_HEADING = 'What happens to a report';
const STEPS = [
  ['You say what is wrong', 'A reason is enough. Words of your own help.'],
  ['Somebody has a look', `What ${REPORTS_THAT_HIDE} members report is hidden until then.`],
  ['It stays, or it goes', 'If it goes, its author is told why, and the page Removals says so.'],
] as const;

/** What the report is about, so that it is about the right one. */
function Piece({ author, opening }: ReportedPiece) {
  return (
    <figure className="flex gap-4 border-b border-line bg-tint px-5 py-4 sm:px-8">
      {author && <Avatar {...author} className="size-12 text-xl" />}
      <div className="min-w-0">
        <figcaption dir="auto" className="font-semibold">
          {author?.name ?? 'A comment'}
        </figcaption>
        <blockquote dir="auto" className="line-clamp-3 break-words">
          {opening}
        </blockquote>
      </div>
    </figure>
  );
}

function Received() {
  return (
    <EmptyPage
      faces={FACES}
      sign="Duly noted."
      title={REPORTED}
      heading={STEPS_HEADING}
      things={STEPS}
      isSequence
    >
      {useIsOpen()('/community') && (
        <Link to="/community" className="button button-primary">
          Back to Community
        </Link>
      )}
      <Contact className="mt-4" />
    </EmptyPage>
  );
}

/** Asks which post it is about. What is not found keeps what was typed. */
function NothingNamed({ address }: { address: string | null }) {
  const isOpen = useIsOpen();
  const { origin } = useSiteData();
  return (
    <EmptyPage
      faces={FACES}
      sign="Concerns?"
      title="Which post is it?"
      heading={STEPS_HEADING}
      things={STEPS}
      isSequence
    >
      <Form action="/report" className="flex flex-col items-start gap-3 sm:flex-row">
        <div className="w-full min-w-0 flex-1">
          <TextField
            key={address}
            id="address"
            label="Its address"
            inputMode="url"
            required
            maxLength={500}
            placeholder={`${origin}/post/…`}
            defaultValue={address ?? ''}
            error={address === null ? null : NO_SUCH_POST}
          />
        </div>
        <button className="button button-primary min-h-12 sm:mt-[30px]">Report it</button>
      </Form>
      <p className="mt-4 text-muted">
        <span>Or open the menu of a post, a comment or a picture and choose Report. </span>
        {isOpen('/community') && (
          <Link to="/community" className="link">
            Go to the Community
          </Link>
        )}
      </p>
      <Contact className="mt-3 text-sm" />
    </EmptyPage>
  );
}

const NO_SUCH_POST = 'No post has this address. Copy it from the page of the post.';
