import { ChevronDown, ChevronUp, Dices, ThumbsUp } from 'lucide-react';
import type { HouseComment } from '../../../comedy/comment-section/write-section.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { REROLL } from './house-comments-words.ts';

type Props = {
  comment: HouseComment;
  isFolded: boolean;
  onFold: () => void;
  onReroll: () => void;
};

/** One comment of the house: who it pretends to be, what it says, and another one for the asking. Folded, only who. */
export function HouseCommentItem({ comment, isFolded, onFold, onReroll }: Props) {
  const { label, name, headline, text, likes, answers } = comment;
  const Chevron = isFolded ? ChevronDown : ChevronUp;
  return (
    <li className={`flex gap-3 ${answers === null ? '' : 'ms-6 sm:ms-12'}`}>
      <Avatar name={name} photoUrl={null} className="size-10 text-lg" />
      <article
        aria-label={`${label}, written by the house`}
        className="min-w-0 flex-1 rounded-card bg-tint px-4 py-3"
      >
        <header className="flex items-start justify-between gap-3 leading-snug">
          <div className="min-w-0">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-semibold">{name}</span>
              <span className="text-sm text-muted">{label}</span>
            </p>
            {!isFolded && <p className="line-clamp-1 text-sm text-muted">{headline}</p>}
          </div>
          <button
            type="button"
            aria-expanded={!isFolded}
            aria-label={`What ${name} says`}
            title={isFolded ? 'Unfold' : 'Fold'}
            onClick={onFold}
            className="button button-quiet -me-3 -my-2 px-3"
          >
            <Chevron aria-hidden size={18} />
          </button>
        </header>
        {!isFolded && (
          <>
            <p dir="auto" aria-live="polite" className="mt-1 break-words">
              {text}
            </p>
            <footer className="-mb-2 mt-1 flex items-center justify-between gap-3 text-sm text-muted">
              <span className="inline-flex items-center gap-1">
                <ThumbsUp aria-hidden size={14} /> {likes}
                <span className="sr-only"> likes, invented</span>
              </span>
              <button
                type="button"
                onClick={onReroll}
                aria-label={`${REROLL} what ${name} says`}
                className="button button-quiet -me-3 text-sm"
              >
                <Dices aria-hidden size={16} /> {REROLL}
              </button>
            </footer>
          </>
        )}
      </article>
    </li>
  );
}
