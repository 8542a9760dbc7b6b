import type { ReactNode } from 'react';
import type { Direction } from '../../../comedy/translate/voices.ts';
import type { Translation } from '../../domain/translator/translations.server.ts';
import {
  EXAMPLE,
  FOREIGN,
  NOTHING_YET,
  OTHER_SIDE,
} from '../../domain/translator/translator-words.ts';
import type { Waiting } from '../../domain/writers/writer.ts';
import { COPIED, TEXT_COPY_FAILED, useCopy } from '../../ui/clipboard.tsx';
import { Badges, Score } from '../../ui/cringe-score.tsx';
import { Link } from '../../ui/links.tsx';
import { WrittenBy } from '../writers/written-by.tsx';
import { WaitingLine } from '../writers/waiting-line.tsx';
import { copiedTranslation } from './copied-translation.ts';
import type { TextAnswer } from './use-answer.ts';
import { Copy, IdCard, MessageSquareReply, RefreshCw } from '../../ui/icons/icons.tsx';

type Props = {
  direction: Direction;
  /** `draft`: what there is of a model's translation while it is made. */
  shown: Partial<TextAnswer<Translation> & Waiting & { draft: string }>;
  onRetry: () => void;
};

type SideProps = { isNetwork: boolean; children: ReactNode };

/** Half of the translator. What the network says is on a card in its boardroom; plain words are on plain paper. */
export function Side({ isNetwork, children }: SideProps) {
  if (!isNetwork) return <div className="translator-side">{children}</div>;
  return (
    <div className="translator-side boardroom">
      <div className="card on-stage">{children}</div>
    </div>
  );
}

/** The answer beside the field, and below both the lines that it is about. */
export function OtherSide({ direction, shown, onRetry }: Props) {
  const { data: translation, error, isWaiting = false, draft, before = 0, isLost = false } = shown;
  const isLoading = isWaiting && draft !== undefined;
  const answer = translation && translation.spared !== 'empty' ? translation : null;
  const isPlain = direction === 'to-speak';
  const dimmed = isWaiting ? 'opacity-60' : '';
  return (
    <section aria-labelledby="other-side" aria-busy={isWaiting} className="contents">
      <Side isNetwork={isPlain}>
        <h2
          id="other-side"
          className="flex min-h-11 items-center font-sans text-base font-semibold"
        >
          {OTHER_SIDE[direction]}
        </h2>
        <p role="alert" className="mt-3 font-medium text-bad empty:hidden">
          {error}
        </p>
        {isLost && (
          <button type="button" onClick={onRetry} className="button button-plain mt-3">
            <RefreshCw size={18} /> Try again
          </button>
        )}
        <WaitingLine before={before} />
        {isLoading && (
          // For the eye only: the finished text is read out once.
          <p aria-hidden dir="auto" className="mt-4 min-h-24 break-words whitespace-pre-line">
            {draft}
          </p>
        )}
        <div aria-live="polite" className={`my-auto ${dimmed}`}>
          {!isLoading && answer && <TranslationView translation={answer} />}
          {!isLoading && !answer && !error && (
            <>
              <p className="text-muted">{NOTHING_YET[direction]}</p>
              <Example direction={direction} />
            </>
          )}
        </div>
        {!isPlain && answer && (
          <p className="mt-6 border-t border-line pt-2">
            <Link to="/reply-generator" className="button button-quiet -ms-3 text-start">
              <MessageSquareReply size={18} /> Replies and comments for this post
            </Link>
          </p>
        )}
      </Side>
      {!isLoading && answer && answer.exposed.length > 0 && (
        <div className={`guilty-lines ${dimmed}`}>
          <h3 className="text-xl">The guilty lines</h3>
          <Badges found={answer.exposed} />
        </div>
      )}
    </section>
  );
}

/** A pair of sentences, so that the place of the answer says what comes there. */
function Example({ direction }: Pick<Props, 'direction'>) {
  const { from, to } = EXAMPLE[direction];
  return (
    <figure className="mt-5 border-t border-line pt-5">
      <figcaption className="eyebrow">For example</figcaption>
      <p className="mt-2 text-muted">“{from}”</p>
      <div
        className={`mt-4 grid grid-cols-1 gap-3 border-s-2 border-accent ps-4 font-display text-balance ${direction === 'to-truth' ? 'text-2xl leading-tight lg:text-3xl lg:leading-tight' : 'text-xl leading-snug'}`}
      >
        {to.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </figure>
  );
}

function TranslationView({ translation }: { translation: Translation }) {
  const { lines, score, verdict, spared, card, direction, writer } = translation;
  const { copy } = useCopy(COPIED, TEXT_COPY_FAILED);
  return (
    <div className="mt-1 grid grid-cols-1 gap-5">
      {spared === 'foreign' && writer !== 'model' && <p className="font-medium">{FOREIGN}</p>}
      <div
        dir="auto"
        className={`grid grid-cols-1 gap-3 break-words ${direction === 'to-truth' ? 'font-display text-2xl leading-tight lg:text-3xl lg:leading-tight xl:[&>:only-child]:text-4xl xl:[&>:only-child]:leading-tight xl:[&>:only-child]:text-balance' : 'text-lg leading-snug lg:text-xl lg:leading-snug'}`}
      >
        {lines.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
      <WrittenBy by={translation} />
      {spared === null && verdict !== '' && <Score score={score} verdict={verdict} />}
      {spared !== 'grave' && (
        <div className="flex flex-wrap gap-2 max-sm:*:grow max-sm:*:px-2">
          <button
            type="button"
            onClick={() => void copy(copiedTranslation(translation))}
            className="button button-plain"
          >
            <Copy size={18} /> Copy
          </button>
          {card && (
            <a href={card} className="button button-plain">
              <IdCard size={18} /> They said / They meant
            </a>
          )}
        </div>
      )}
    </div>
  );
}
