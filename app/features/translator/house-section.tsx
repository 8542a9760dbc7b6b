import { ChevronDown, ChevronUp, Dices, ThumbsUp } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type {
  CommentSection,
  HouseComment,
} from '../../../comedy/comment-section/write-section.ts';
import { allRerolled, rerolled, type SectionChoice } from '../../domain/posts/section-choice.ts';
import { requestJson, type RequestResult } from '../../platform/browser/json-requests.ts';
import { Avatar } from '../../ui/avatar.tsx';
import {
  chosenSection,
  foldedCommenters,
  rememberFolded,
  rememberSection,
} from './chosen-sections.ts';
import {
  EMPTY,
  FAILED,
  FOREIGN,
  GRAVE,
  REROLL,
  REROLL_ALL,
  REROLLED,
  TITLE,
  WRITTEN_BY,
} from './house-comments-words.ts';

const SPARED = { grave: GRAVE, empty: EMPTY, foreign: FOREIGN } as const;

/** The comments of the house on a post. Each can be re-rolled. */
export function HouseSection({ text }: { text: string }) {
  const heading = useId();
  const { section, choice, isBusy, error, status, load } = useSection(text);
  const { folded, toggle } = useFolded(text);
  const rerollAll = () => void load(allRerolled(choice), REROLLED);
  return (
    <section
      aria-labelledby={heading}
      aria-busy={isBusy || undefined}
      className="mt-4 rounded-card border border-dashed border-line p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id={heading} className="text-xl">
            {TITLE}
          </h2>
          <p className="text-sm text-muted">{WRITTEN_BY}</p>
        </div>
        {section && section.comments.length > 0 && (
          <button
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && rerollAll()}
            className="button button-plain"
          >
            <Dices aria-hidden size={18} /> {REROLL_ALL}
          </button>
        )}
      </div>
      {section?.spared && <p className="mt-4 text-muted">{SPARED[section.spared]}</p>}
      {section && section.comments.length > 0 && (
        <ul className="mt-4 grid grid-cols-1 gap-4">
          {section.comments.map((comment) => (
            <HouseCommentItem
              key={comment.key}
              comment={comment}
              isFolded={folded.has(comment.key)}
              onFold={() => toggle(comment.key)}
              onReroll={() => !isBusy && void load(rerolled(choice, comment.key), '')}
            />
          ))}
        </ul>
      )}
      {error !== '' && (
        <p role="alert" className="mt-4 font-medium text-bad">
          {error}
        </p>
      )}
      <output className="sr-only">{status}</output>
    </section>
  );
}

type State = {
  section: CommentSection | null;
  choice: SectionChoice;
  isBusy: boolean;
  error: string;
  status: string;
};

/** The comments, and `load` for others. The previous ones stay while loading and after an error. */
function useSection(text: string) {
  const [state, setState] = useState<State>(() => {
    const choice = chosenSection(text);
    return { section: null, choice, isBusy: true, error: '', status: '' };
  });
  function take(
    result: RequestResult<CommentSection>,
    choice: SectionChoice,
    status: string,
  ): void {
    if (!result.ok)
      return setState((now) => ({ ...now, isBusy: false, error: result.title ?? FAILED }));
    rememberSection(text, choice);
    setState({ section: result.data, choice, isBusy: false, error: '', status });
  }
  async function load(choice: SectionChoice, status: string): Promise<void> {
    setState((now) => ({ ...now, isBusy: true, error: '', status: '' }));
    take(await requestSection(text, choice), choice, status);
  }
  const opened = useEffectEvent((result: RequestResult<CommentSection>, choice: SectionChoice) =>
    take(result, choice, ''),
  );
  useEffect(() => {
    void (async () => {
      const choice = chosenSection(text);
      opened(await requestSection(text, choice), choice);
    })();
  }, [text]);
  return { ...state, load };
}

/** The folded commenters. They stay folded after a re-roll. */
function useFolded(text: string) {
  const [folded, setFolded] = useState(() => foldedCommenters(text));
  const toggle = (key: string) => {
    const next = new Set(folded);
    if (!next.delete(key)) next.add(key);
    rememberFolded(text, next);
    setFolded(next);
  };
  return { folded, toggle };
}

type Props = {
  comment: HouseComment;
  isFolded: boolean;
  onFold: () => void;
  onReroll: () => void;
};

/** One comment of the house. Folded it shows only the name. */
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

function requestSection(text: string, choice: SectionChoice) {
  const json = { text, ...choice };
  return requestJson<CommentSection>('/api/comment-sections', { method: 'POST', json });
}
