import { ChevronDown, ChevronUp, Dices, ThumbsUp } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type {
  CommentSection,
  HouseComment,
} from '../../../comedy/comment-section/write-section.ts';
import { allRerolled, rerolled, type SectionChoice } from '../../domain/posts/section-choice.ts';
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

/** The comments of the house on a post, each to be had again in other words. */
export function HouseSection({ text }: { text: string }) {
  const heading = useId();
  const { section, choice, isBusy, fault, status, load } = useSection(text);
  const { folded, turn } = useFolded(text);
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
              onFold={() => turn(comment.key)}
              onReroll={() => !isBusy && void load(rerolled(choice, comment.key), '')}
            />
          ))}
        </ul>
      )}
      {fault !== '' && (
        <p role="alert" className="mt-4 font-medium text-bad">
          {fault}
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
  fault: string;
  status: string;
};

/** The section shown, and how to have another: until it is there, or when it cannot be had, the one before stays. */
function useSection(text: string) {
  const [state, setState] = useState<State>(() => {
    const choice = chosenSection(text);
    return { section: null, choice, isBusy: true, fault: '', status: '' };
  });
  function take(result: SectionResult, choice: SectionChoice, status: string): void {
    if (!result.ok) return setState((now) => ({ ...now, isBusy: false, fault: result.words }));
    rememberSection(text, choice);
    setState({ section: result.section, choice, isBusy: false, fault: '', status });
  }
  async function load(choice: SectionChoice, status: string): Promise<void> {
    setState((now) => ({ ...now, isBusy: true, fault: '', status: '' }));
    take(await requestSection(text, choice), choice, status);
  }
  const opened = useEffectEvent((result: SectionResult, choice: SectionChoice) =>
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

/** Who is folded up, one by one: whoever is stays so until the page is left, also in other words. */
function useFolded(text: string) {
  const [folded, setFolded] = useState(() => foldedCommenters(text));
  const turn = (key: string) => {
    const next = new Set(folded);
    if (!next.delete(key)) next.add(key);
    rememberFolded(text, next);
    setFolded(next);
  };
  return { folded, turn };
}

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

/** The comments, or why there are none. */
export type SectionResult = { ok: true; section: CommentSection } | { ok: false; words: string };

/** Asks the server for the house's comments on a text; says in plain words why there are none. */
export async function requestSection(text: string, choice: SectionChoice): Promise<SectionResult> {
  try {
    const response = await fetch('/api/comment-sections', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text, ...choice }),
    });
    const body = (await response.json()) as CommentSection & { title?: string };
    if (response.ok) return { ok: true, section: body };
    return { ok: false, words: body.title ?? FAILED };
  } catch {
    return { ok: false, words: FAILED };
  }
}
