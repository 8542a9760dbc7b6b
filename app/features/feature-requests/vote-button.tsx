import { useRef } from 'react';
import { VOTE_FAILED, YOU_VOTED } from '../../domain/feature-requests/request-words.ts';
import {
  type FeatureRequest,
  isVotable,
  requestPath,
} from '../../domain/feature-requests/requests.ts';
import { rejectionTitle, sendForm } from '../../platform/browser/json-requests.ts';
import { counted, formatCount } from '../../platform/text/display-text.ts';
import { Check, ChevronUp } from '../../ui/icons/icons.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { useLocalCopy } from '../../ui/use-local-copy.ts';

type Props = {
  request: FeatureRequest;
  /** On the request's own page: what to do, and beside it how many have done it. */
  isWhole: boolean;
};

/** Vote count and toggle. A form, so that it works without script. A rejected request shows the count only. */
export function VoteButton({ request, isWhole }: Props) {
  const { votes, hasVoted, toggle } = useVote(request);
  const count = formatCount(votes);
  const sum = <b className={isWhole ? 'text-ink' : 'vote-box bg-tint'}>{counted(count, 'vote')}</b>;
  if (!isVotable(request)) return sum;
  return (
    <>
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
          className={isWhole ? 'button button-primary' : 'vote-box'}
        >
          {hasVoted ? <Check size={20} /> : <ChevronUp size={20} />}
          {!isWhole && (
            <span>
              <b>{count}</b>
              <span className="sr-only">{votes === 1 ? ' vote. ' : ' votes. '}</span>
            </span>
          )}
          <span key={String(hasVoted)}>{hasVoted ? YOU_VOTED : 'Vote'}</span>
        </button>
      </form>
      {isWhole && sum}
    </>
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
