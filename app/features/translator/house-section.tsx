import { Dices } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { CommentSection } from '../../../comedy/comment-section/write-section.ts';
import { askForSection, type SectionAnswer } from './ask-for-section.ts';
import {
  chosenSection,
  foldedCommenters,
  rememberFolded,
  rememberSection,
} from './chosen-sections.ts';
import { HouseCommentItem } from './house-comment-item.tsx';
import {
  EMPTY,
  FOREIGN,
  GRAVE,
  REROLL_ALL,
  REROLLED,
  TITLE,
  WRITTEN_BY,
} from './house-comments-words.ts';
import { allRerolled, rerolled, type SectionChoice } from '../../domain/posts/section-choice.ts';

const SPARED = { grave: GRAVE, empty: EMPTY, foreign: FOREIGN } as const;

/** The comments of the house on a post, each to be had again in other words. */
export function HouseSection({ text }: { text: string }) {
  const heading = useId();
  const { section, choice, isBusy, fault, said, ask } = useSection(text);
  const { folded, turn } = useFolded(text);
  const rerollAll = () => void ask(allRerolled(choice), REROLLED);
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
              onReroll={() => !isBusy && void ask(rerolled(choice, comment.key), '')}
            />
          ))}
        </ul>
      )}
      {fault !== '' && (
        <p role="alert" className="mt-4 font-medium text-bad">
          {fault}
        </p>
      )}
      <output className="sr-only">{said}</output>
    </section>
  );
}

type State = {
  section: CommentSection | null;
  choice: SectionChoice;
  isBusy: boolean;
  fault: string;
  said: string;
};

/** The section shown, and how to have another: until it is there, or when it cannot be had, the one before stays. */
function useSection(text: string) {
  const [state, setState] = useState<State>(() => {
    const choice = chosenSection(text);
    return { section: null, choice, isBusy: true, fault: '', said: '' };
  });
  function take(answer: SectionAnswer, choice: SectionChoice, said: string): void {
    if (!answer.ok) return setState((now) => ({ ...now, isBusy: false, fault: answer.words }));
    rememberSection(text, choice);
    setState({ section: answer.section, choice, isBusy: false, fault: '', said });
  }
  async function ask(choice: SectionChoice, said: string): Promise<void> {
    setState((now) => ({ ...now, isBusy: true, fault: '', said: '' }));
    take(await askForSection(text, choice), choice, said);
  }
  const opened = useEffectEvent((answer: SectionAnswer, choice: SectionChoice) =>
    take(answer, choice, ''),
  );
  useEffect(() => {
    void (async () => {
      const choice = chosenSection(text);
      opened(await askForSection(text, choice), choice);
    })();
  }, [text]);
  return { ...state, ask };
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
