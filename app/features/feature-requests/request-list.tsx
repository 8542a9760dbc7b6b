import { useRef } from 'react';
import {
  LOAD_REQUESTS_FAILED,
  NEW_REQUEST,
  NO_REQUESTS,
  REASON,
  STATUS_WORDS,
  VOTE_FAILED,
  YOU_VOTED,
} from '../../domain/feature-requests/request-words.ts';
import {
  type BoardFilters,
  boardSearch,
  type FeatureRequest,
  isVotable,
  requestPath,
  type RequestsPage,
} from '../../domain/feature-requests/requests.ts';
import { rejectionTitle, sendForm } from '../../platform/browser/json-requests.ts';
import { counted, formatCount } from '../../platform/text/display-text.ts';
import { Check, ChevronUp, MessageSquare } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { EmptyState, LoadTrouble } from '../../ui/page-states.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { Pager } from '../../ui/paged-list.tsx';
import { useLocalCopy } from '../../ui/use-local-copy.ts';
import { HideLink } from '../moderation/hide-link.tsx';
import { RequestButton } from './request-button.tsx';

type RequestListProps = { filters: BoardFilters; page: RequestsPage | null; isFirst: boolean };

/** One page of the board. */
export function RequestList({ filters, page, isFirst }: RequestListProps) {
  const first = `/requests${boardSearch(filters)}`;
  if (!page) return <LoadTrouble title={LOAD_REQUESTS_FAILED} to={first} />;
  const { requests, next } = page;
  if (requests.length === 0 && isFirst) return <Empty filters={filters} />;
  return (
    <section aria-label="Requests" className="mt-6">
      <ul className="grid grid-cols-1 gap-4">
        {requests.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} />
          </li>
        ))}
      </ul>
      <Pager
        first={!isFirst && [first, 'First page']}
        next={next !== null && [`/requests${boardSearch(filters, next)}`, 'More requests']}
      />
    </section>
  );
}

function Empty({ filters }: { filters: BoardFilters }) {
  const isChosen = filters.search !== '' || filters.status !== null;
  return (
    <EmptyState
      title={isChosen ? 'No request says that.' : NO_REQUESTS}
      words={
        isChosen
          ? 'Then it is your idea. Claim it before somebody iterates on it.'
          : 'The roadmap is a blank page. Somebody has to be visionary first.'
      }
    >
      <RequestButton label={NEW_REQUEST} className="button button-primary" />
    </EmptyState>
  );
}

type RequestCardProps = {
  request: FeatureRequest;
  /** On the request's own page: shows the whole text, without a link to the comments. */
  isWhole?: boolean;
};

/** A feature request with its vote button. */
export function RequestCard({ request, isWhole = false }: RequestCardProps) {
  const { id, text, reason, comments, createdAt, isOwn, status } = request;
  const path = requestPath(id);
  return (
    <article aria-labelledby={`request-${id}`} className="card flex gap-4 p-4 sm:gap-5 sm:p-5">
      <VoteButton request={request} />
      <div className="min-w-0 flex-1">
        <p
          id={`request-${id}`}
          dir="auto"
          className={`whitespace-pre-line ${isWhole ? wholeLook(text) : 'line-clamp-4 text-lg leading-snug font-semibold'}`}
        >
          {isWhole ? (
            text
          ) : (
            <Link to={path} className="rounded-control hover:text-primary hover:underline">
              {text}
            </Link>
          )}
        </p>
        {reason !== null && (
          <p dir="auto" className="mt-3 border-s-2 border-bad ps-3 whitespace-pre-line">
            <strong className="font-semibold">{REASON}</strong> {reason}
          </p>
        )}
        <div className="mt-1 -mb-2 flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-muted">
          {status !== 'pending' && (
            <span className={`font-semibold ${status === 'approved' ? 'text-good' : 'text-bad'}`}>
              {STATUS_WORDS[status]}
            </span>
          )}
          {isOwn && <span className="font-semibold text-ink">Yours</span>}
          <LocalTime at={createdAt} asAge />
          {!isWhole && (
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
    </article>
  );
}

/** A short request is a headline; a long one is a text. */
const wholeLook = (text: string) =>
  text.length > 140 ? 'text-lg' : 'font-display text-2xl leading-tight font-semibold';

const VOTE_BOX =
  'flex w-20 shrink-0 flex-col items-center justify-center gap-0.5 self-start rounded-control px-1 py-2';

/** Vote count and toggle. A form, so that it works without script. A rejected request shows the count only. */
function VoteButton({ request }: { request: FeatureRequest }) {
  const { votes, hasVoted, toggle } = useVote(request);
  if (!isVotable(request)) {
    return (
      <p className={`${VOTE_BOX} bg-tint text-muted`}>
        <span className="text-lg font-semibold">{formatCount(votes)}</span>
        <span className="text-sm">{votes === 1 ? 'vote' : 'votes'}</span>
      </p>
    );
  }
  const look = hasVoted
    ? 'border-primary bg-tint text-primary'
    : 'border-control hover:border-primary hover:bg-tint';
  return (
    <form
      method="post"
      action={`${requestPath(request.id)}/votes`}
      onSubmit={(event) => {
        event.preventDefault();
        toggle();
      }}
    >
      <button
        type="submit"
        name="vote"
        value={hasVoted ? 'no' : 'yes'}
        aria-describedby={`request-${request.id}`}
        title={hasVoted ? 'Take your vote back' : undefined}
        className={`${VOTE_BOX} border ${look}`}
      >
        {hasVoted ? <Check size={18} /> : <ChevronUp size={18} />}
        <span className="text-lg leading-tight font-semibold">
          <span>{formatCount(votes)}</span>
          <span className="sr-only">{votes === 1 ? ' vote. ' : ' votes. '}</span>
        </span>
        <span className="text-sm leading-tight font-semibold whitespace-nowrap">
          {hasVoted ? YOU_VOTED : 'Vote'}
        </span>
      </button>
    </form>
  );
}

type Vote = Pick<FeatureRequest, 'votes' | 'hasVoted'>;

function useVote(request: FeatureRequest) {
  const notify = useNotify();
  const [vote, setVote] = useLocalCopy<Vote>(request);
  const isUnderWay = useRef(false);

  async function toggle(): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const before = vote;
    const isFor = !before.hasVoted;
    setVote(() => ({ votes: before.votes + (isFor ? 1 : -1), hasVoted: isFor }));
    const path = `${requestPath(request.id)}/votes`;
    const sent = await sendForm<Vote>(path, { vote: isFor ? 'yes' : 'no' });
    isUnderWay.current = false;
    setVote(() => (sent.ok ? sent.data : before));
    if (!sent.ok) notify('bad', rejectionTitle(sent, VOTE_FAILED));
  }
  return { ...vote, toggle: () => void toggle() };
}
