import { useState } from 'react';
import type { ReplyLength, ReplyTone } from '../../../comedy/replies/reply-kinds.ts';
import type { Round } from '../../domain/replies/reply-round.ts';
import type { RoundsPage } from '../../domain/replies/reply-rounds.server.ts';
import { RefreshCw } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { BackLink, PageTitle } from '../../ui/page-header.tsx';
import { useAsComment } from '../comments/comment-draft.ts';
import { usePendingAction } from '../sign-in/sign-up-prompt.tsx';
import { TextGoesTo } from '../site/text-goes-to.tsx';
import { reactTab } from '../translator/react-storage.ts';
import { Reactions } from '../translator/reactions.tsx';
import { WaitingLine } from '../writers/waiting-line.tsx';
import { EarlierRounds } from './earlier-rounds.tsx';
import { type AnsweredPost, OriginalPost } from './original-post.tsx';
import { reactPath } from './react-path.ts';
import { ReplyCard, StopButton, WritingReply } from './reply-card.tsx';
import { useReplies } from './reply-generation.ts';
import { GENERATING } from './reply-words.ts';

/** The length of every regenerated round: docs/product.md §4. */
const REGENERATED = 'short-para' satisfies ReplyLength;

type Props = {
  round: Round;
  mayGenerate: boolean;
  earlier: RoundsPage;
  answered: AnsweredPost | null;
};

/** The results step: the original post, its replies, and the buttons for more. */
export function ResultsStep({ round, mayGenerate, earlier, answered }: Props) {
  const { shown, cards, before, error, regenerate, again, stop, prompt } = useMoreReplies(
    round,
    mayGenerate,
    answered,
  );
  const { use, usingId } = useAsComment(answered?.id ?? '', () => prompt.show('comment'));
  const isRunning = cards !== null;
  const isWhole = isRunning && cards.length === shown.replies.length;
  const heading = isWhole ? GENERATING : 'Your replies';
  return (
    <>
      <BackLink to={reactPath(answered?.id)}>Back</BackLink>
      <div className="results-head">
        <PageTitle
          face="pigeon-1"
          about={
            answered ? (
              <>
                For{' '}
                <Link to={`/post/${answered.id}`} className="font-semibold text-primary underline">
                  the post by {answered.authorName}
                </Link>
              </>
            ) : undefined
          }
        >
          Your replies
        </PageTitle>
        <div className="flex flex-wrap gap-3">
          {isRunning && <StopButton onPress={stop} />}
          <button
            type="button"
            aria-disabled={isRunning || undefined}
            onClick={() => isRunning || regenerate()}
            className="button button-plain"
          >
            <RefreshCw size={18} /> <span>{isRunning ? GENERATING : 'Regenerate'}</span>
          </button>
        </div>
      </div>
      <OriginalPost post={shown.post} />
      <TextGoesTo />
      <WaitingLine before={before} />
      <p role="alert" className="mt-3 font-medium text-bad empty:hidden">
        {error}
      </p>
      <section aria-label={heading} aria-busy={isRunning} className="replies">
        {shown.replies.map((reply, index) => {
          const { id, tone } = reply;
          const card = cards?.find((each) => each.tone === tone);
          if (card) return <WritingReply key={tone} card={card} />;
          return (
            <ReplyCard
              key={tone}
              reply={reply}
              onGuest={(action) => prompt.show(action, id)}
              hasPicture={shown.isGrave !== true}
              onAgain={isRunning ? undefined : () => again(tone)}
              onUse={answered ? () => use(reply) : undefined}
              isUsed={usingId === id}
              isLead={index === 0}
            />
          );
        })}
      </section>
      <Reactions text={shown.post} onGuest={(about) => prompt.show('download', about)} />
      <EarlierRounds first={earlier} shown={shown} />
      {prompt.element}
    </>
  );
}

/** Regenerates the round or one of its replies. */
function useMoreReplies(round: Round, mayGenerate: boolean, answered: AnsweredPost | null) {
  // The round with its regenerated replies.
  const [changed, setChanged] = useState<Round | null>(null);
  const shown = changed ?? round;
  const { start, refresh, ...writing } = useReplies(mayGenerate, answered);
  const regenerate = () => {
    const tones = shown.replies.map(({ tone }) => tone);
    void start({ from: round.id, length: REGENERATED, tones }, REGENERATED);
  };
  const again = (tone: ReplyTone) => {
    void start({ from: round.id, length: round.length, tones: [tone] }, tone, ({ replies }) => {
      const [fresh] = replies;
      if (!fresh) return;
      const renewed = {
        ...shown,
        replies: shown.replies.map((reply) => (reply.tone === tone ? fresh : reply)),
      };
      reactTab.saveRound(renewed);
      setChanged(renewed);
      refresh();
    });
  };
  usePendingAction('generate replies', null, (about) => {
    const tone = shown.replies.find((reply) => reply.tone === about)?.tone;
    if (about === REGENERATED) regenerate();
    else if (tone) again(tone);
  });
  return { shown, regenerate, again, ...writing };
}
