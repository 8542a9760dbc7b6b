import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import type { HouseComment } from '../../../comedy/comment-section/write-section.ts';
import { commenterFace } from '../../domain/faces/face.ts';
import {
  allRerolled,
  FIRST_CHOICE,
  type SectionChoice,
} from '../../domain/posts/section-choice.ts';
import type { WrittenSection } from '../../domain/translator/model-sections.server.ts';
import { MODEL_WRITTEN, writerWords } from '../../domain/writers/writer.ts';
import { requestJson } from '../../platform/browser/json-requests.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { More } from '../../ui/more.tsx';
import { useSiteData } from '../site/use-viewer.ts';
import { chosenSection, rememberSection } from './chosen-sections.ts';
import { RefreshCw, ThumbsUp } from '../../ui/icons/icons.tsx';

const ANOTHER_ONE = 'Another one';
const ASKING = 'Asking the model…';
const FAILED = 'The comments did not arrive. The post is as it was.';
const SPARED = {
  grave: 'The house has nothing to add here. Some posts want a person.',
  empty: 'There is nothing to comment on yet.',
  foreign: 'The house only mocks fluently in English. It came anyway, and means well.',
} as const;

type SectionProps = {
  /** Also pass it as the React key. */
  text: string;
  /** The first section, where the page data has it; else it is requested. */
  first?: WrittenSection;
  /** A text of the reader: 'Another one' asks the model, where there is one. */
  isOwn?: boolean;
  /** A part of the comments below a shared post, which have a heading and a number of their own. */
  isPart?: boolean;
  /** What can be done with a comment, beside its likes. No numbers choose a comment by the model. */
  renderTools?: (comment: HouseComment, choice: SectionChoice | null) => ReactNode;
  /** So many comments are in sight, and the others behind a press; without it all are. */
  most?: number;
};

/** The comments of the house on a post. All of them can be exchanged for others. */
export function HouseSection(props: SectionProps) {
  const { text, first, isOwn = false, isPart = false, renderTools, most } = props;
  const heading = useId();
  const { hasModel } = useSiteData();
  const { section, choice, isBusy, isAsking, error, status, load } = useSection(text, first);
  const isByModel = section?.writer === 'model';
  const another = () =>
    load(allRerolled(choice), 'Other people have commented.', isOwn && hasModel);
  return (
    <section
      aria-labelledby={heading}
      aria-busy={isBusy || undefined}
      className={isPart ? 'mt-2' : 'card @container min-w-0 p-4 sm:p-6'}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-1">
        {isPart ? (
          <h3 id={heading} className="eyebrow">
            <span className="sr-only">Comments </span>Written by the house
          </h3>
        ) : (
          <h2 id={heading} className="text-xl">
            Comments{' '}
            <span className="mt-0.5 block font-sans text-sm leading-normal font-normal tracking-normal text-muted">
              {isByModel ? MODEL_WRITTEN : 'written by the house'}
            </span>
          </h2>
        )}
        {section && section.comments.length > 0 && (
          <button
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || void another()}
            className="button button-quiet -me-2 px-2 text-sm"
          >
            <RefreshCw size={16} /> <span>{isAsking ? ASKING : ANOTHER_ONE}</span>
            <span className="sr-only"> of every comment</span>
          </button>
        )}
      </div>
      {section?.fallback && <p className="mt-1 text-sm text-muted">{writerWords(section)}</p>}
      {!section && error === '' && <Coming count={most} />}
      {section?.spared && <p className="mt-4 text-muted">{SPARED[section.spared]}</p>}
      {section && section.comments.length > 0 && (
        <CommentLists {...section} most={most} isCounted={!isPart}>
          {(comment) => renderTools?.(comment, isByModel ? null : choice)}
        </CommentLists>
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

const QUIET = { isBusy: false, isAsking: false, error: '', status: '' };

/**
 * The comments, and `load` for others. The previous ones stay while loading and after an error. The house answers where the
 * model was asked too often, or is gone.
 */
function useSection(text: string, first: WrittenSection | null = null) {
  const [state, setState] = useState(() => {
    const choice = chosenSection(text);
    const isBusy = !first || choice !== FIRST_CHOICE;
    return { ...QUIET, section: first, choice, isBusy };
  });
  async function load(choice: SectionChoice, status = '', asksModel = false): Promise<void> {
    setState((now) => ({ ...now, ...QUIET, isBusy: true, isAsking: asksModel }));
    const ask = { method: 'POST', json: { text, ...choice } } as const;
    const asked = asksModel
      ? await requestJson<WrittenSection>('/api/model-comment-sections', ask)
      : null;
    const result = asked?.ok
      ? asked
      : await requestJson<WrittenSection>('/api/comment-sections', ask);
    if (!result.ok) return setState((now) => ({ ...now, ...QUIET, error: result.title ?? FAILED }));
    rememberSection(text, choice);
    setState({ ...QUIET, section: result.data, choice, status });
  }
  const open = useEffectEvent(() => {
    if (state.isBusy) void load(state.choice);
  });
  useEffect(() => queueMicrotask(() => open()), []);
  return { ...state, load };
}

/** As high as most comments. */
function Coming({ count = MOST }: { count?: number | undefined }) {
  return (
    <div aria-hidden className="mt-4 grid grid-cols-1 gap-4">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="skeleton ms-13 h-28" />
      ))}
    </div>
  );
}

/** So many people comment on most posts. */
const MOST = 8;

type ListsProps = {
  comments: readonly HouseComment[];
  most?: number;
  isCounted: boolean;
  children: (comment: HouseComment) => ReactNode;
};

function CommentLists({ comments, most = comments.length, isCounted, children }: ListsProps) {
  const rest = comments.slice(most);
  const label = isCounted ? `${rest.length} more` : 'More by the house';
  const items = (some: readonly HouseComment[]) => (
    <ul className={`opinions ${isCounted ? 'mt-4' : 'mt-2'}`}>
      {some.map((comment) => (
        <HouseCommentItem key={comment.key} comment={comment}>
          {children(comment)}
        </HouseCommentItem>
      ))}
    </ul>
  );
  return (
    <>
      {items(comments.slice(0, most))}
      {rest.length > 0 && <More label={label}>{items(rest)}</More>}
    </>
  );
}

type ItemProps = { comment: HouseComment; children: ReactNode };

function HouseCommentItem({ comment, children }: ItemProps) {
  const { label, name, headline, text, likes, answers } = comment;
  return (
    <li className={answers === null ? '' : 'answers'}>
      <Avatar
        name={name}
        photoUrl={null}
        face={commenterFace(comment)}
        className="size-10 text-lg"
      />
      <div className="house-comment">
        <header className="contents leading-snug">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-semibold">{name}</span>
            <span className="text-sm text-muted">{label}</span>
          </p>
          <div className="comment-side">
            <p className="flex items-center gap-1 text-sm text-muted">
              <ThumbsUp size={14} /> <span>{likes}</span>
              <span className="sr-only"> likes, invented</span>
            </p>
            {children}
          </div>
          <p className="col-span-full text-sm text-pretty text-muted">{headline}</p>
        </header>
        <p dir="auto" aria-live="polite" className="col-span-full mt-1 break-words">
          {text}
        </p>
      </div>
    </li>
  );
}
