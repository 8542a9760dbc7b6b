import { Check, ChevronUp } from 'lucide-react';
import { formatCount } from '../../platform/text/display-text.ts';
import { type FeatureRequest, isVotable } from '../../domain/feature-requests/requests.ts';
import { UNVOTE, VOTE, YOU_VOTED } from '../../domain/feature-requests/request-words.ts';
import { useVote } from './use-vote.ts';

const BOX =
  'flex w-20 shrink-0 flex-col items-center justify-center gap-0.5 self-start rounded-control px-1 py-2';

/** How many want it, and one's own vote. A form: it works without script. A rejected request is only counted. */
export function VoteButton({ request }: { request: FeatureRequest }) {
  const { votes, hasVoted, toggle } = useVote(request);
  if (!isVotable(request)) {
    return (
      <p className={`${BOX} bg-tint text-muted`}>
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
      onSubmit={(event) => {
        event.preventDefault();
        toggle();
      }}
    >
      <input type="hidden" name="request" value={request.id} />
      <button
        type="submit"
        name="intent"
        value={hasVoted ? 'unvote' : 'vote'}
        aria-describedby={`request-${request.id}`}
        title={hasVoted ? UNVOTE : undefined}
        className={`${BOX} border ${look}`}
      >
        {hasVoted ? <Check aria-hidden size={18} /> : <ChevronUp aria-hidden size={18} />}
        <span className="text-lg leading-tight font-semibold">
          {formatCount(votes)}
          <span className="sr-only">{votes === 1 ? ' vote. ' : ' votes. '}</span>
        </span>
        <span className="text-sm leading-tight font-semibold whitespace-nowrap">
          {hasVoted ? YOU_VOTED : VOTE}
        </span>
      </button>
    </form>
  );
}
