import { REASON, STATUS_WORDS } from '../../domain/feature-requests/request-words.ts';
import {
  type FeatureRequest,
  requestPath,
  type RequestStatus,
  splitRequest,
} from '../../domain/feature-requests/requests.ts';
import { counted } from '../../platform/text/display-text.ts';
import { Byline, FaceDrawing } from '../../ui/avatar.tsx';
import { MessageSquare } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { HideLink } from '../moderation/hide-link.tsx';
import { VoteButton } from './vote-button.tsx';

type RequestCardProps = {
  request: FeatureRequest;
  /** On the request's own page: a card with the whole text, without a link to the comments. In a list a row. */
  isWhole?: boolean;
};

/** A feature request with its vote button. */
export function RequestCard({ request, isWhole = false }: RequestCardProps) {
  const { id, text, authorName, authorFace, reason, comments, createdAt, isOwn } = request;
  const path = requestPath(id);
  return (
    <article
      aria-labelledby={`request-${id}`}
      className={`flex gap-4 sm:gap-6 ${isWhole ? 'card p-5 max-sm:flex-col sm:items-center sm:p-8' : 'p-4 sm:p-5'}`}
    >
      {!isWhole && <VoteButton request={request} isWhole={false} />}
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-3">
          <FaceDrawing face={authorFace} className={isWhole ? 'size-12' : 'size-9'} />
          <Byline name={authorName} at={createdAt} />
        </div>
        <div id={`request-${id}`} dir="auto" className={isWhole ? 'mt-4' : 'mt-2'}>
          {isWhole ? <Whole text={text} /> : <Opening text={text} path={path} />}
        </div>
        {reason !== null && (
          <p dir="auto" className="mt-3 border-s-2 border-bad ps-3 whitespace-pre-line">
            <strong className="font-semibold">{REASON}</strong> {reason}
          </p>
        )}
        <div
          className={`flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 text-muted empty:hidden ${isWhole ? 'mt-2 sm:-mb-2' : '-mb-2 text-sm'}`}
        >
          <Standing request={request} />
          {!isWhole && comments > 0 && (
            <Link
              to={`${path}#comments`}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-control hover:text-primary hover:underline"
            >
              <MessageSquare size={16} /> {counted(`${comments}`, 'comment')}
            </Link>
          )}
          {!isOwn && (
            <HideLink
              target={{ kind: 'feature_request', id }}
              label="Hide"
              className="px-2 text-sm"
            />
          )}
        </div>
      </div>
      {isWhole && (
        <div className="flex shrink-0 items-center gap-3 text-center sm:flex-col sm:gap-1.5">
          <VoteButton request={request} isWhole />
        </div>
      )}
    </article>
  );
}

/** What is asked, and below it what else is said. A request has no title: its first sentence is one. */
function Opening({ text, path }: { text: string; path: string }) {
  const { title, rest } = splitRequest(text);
  return (
    <>
      <p className="line-clamp-4 font-display text-lg leading-snug font-semibold sm:line-clamp-3 sm:text-xl">
        <Link to={path} className="rounded-control hover:text-primary hover:underline">
          {title}
        </Link>
      </p>
      {rest !== '' && <p className="mt-1 line-clamp-2 text-muted">{rest}</p>}
    </>
  );
}

const STANDING_LOOK: Readonly<Record<RequestStatus, string>> = {
  pending: 'border-control text-muted',
  approved: 'border-good text-good',
  rejected: 'border-bad text-bad',
};

/** What an admin has decided, or that nothing is decided, and whether the request is the viewer's. */
function Standing({ request: { status, isOwn } }: Pick<RequestCardProps, 'request'>) {
  return (
    <>
      <span className={`rounded-full border px-2.5 text-sm font-semibold ${STANDING_LOOK[status]}`}>
        {STATUS_WORDS[status]}
      </span>
      {isOwn && <span className="font-semibold text-ink">Yours</span>}
    </>
  );
}

/** All of a request, below its first sentence as a headline. A long one without one is a text. */
function Whole({ text }: { text: string }) {
  const { title, rest } = splitRequest(text);
  const isHeadline = title.length <= MAX_HEADLINE_LENGTH;
  return (
    <>
      <p
        className={`whitespace-pre-line ${isHeadline ? 'font-display text-2xl leading-tight font-semibold text-pretty sm:text-3xl' : 'text-lg'}`}
      >
        {title}
      </p>
      {rest !== '' && <p className="mt-3 text-lg whitespace-pre-line">{rest}</p>}
    </>
  );
}

const MAX_HEADLINE_LENGTH = 140;
