import { MessageSquare } from 'lucide-react';
import { Link } from 'react-router';
import { LocalTime } from '../../ui/local-time.tsx';
import type { FeatureRequest } from '../../domain/feature-requests/requests.ts';
import {
  countComments,
  REASON,
  STATUS_WORDS,
  YOURS,
} from '../../domain/feature-requests/request-words.ts';
import { VoteButton } from './vote-button.tsx';

type Props = {
  request: FeatureRequest;
  /** On its own page: the whole text, and its comments are below. */
  isWhole?: boolean;
};

/** A request on the board. */
export function RequestCard({ request, isWhole = false }: Props) {
  const { id, text, reason, comments, createdAt, isOwn, status } = request;
  const path = `/requests/${id}`;
  return (
    <article aria-labelledby={`request-${id}`} className="card flex gap-4 p-4 sm:gap-5 sm:p-5">
      <VoteButton request={request} />
      <div className="min-w-0 flex-1">
        <p
          id={`request-${id}`}
          dir="auto"
          className={`whitespace-pre-line ${isWhole ? 'text-lg' : 'line-clamp-4'}`}
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
          {isOwn && <span className="font-semibold text-ink">{YOURS}</span>}
          <LocalTime at={createdAt} asAge />
          {!isWhole && (
            <Link
              to={`${path}#comments`}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-control hover:text-primary hover:underline"
            >
              <MessageSquare aria-hidden size={16} /> {countComments(comments)}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}
