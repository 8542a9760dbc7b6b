import { HUMOR_LEVELS, type HumorLevel } from '../../../comedy/form/humor-levels.ts';
import type { ReaderLevels } from '../../domain/writing/reader-levels.server.ts';
import { CrossFade } from '../../ui/cross-fade.tsx';
import { ChoiceRow } from '../../ui/form-controls.tsx';
import { PostText } from '../posts/post-card.tsx';

type Props = {
  postId: string;
  shared: HumorLevel;
  level: HumorLevel;
  onTurn: (level: HumorLevel) => void;
};

/** The dial with which a reader turns a shared story to another level. Above or beside the card, whose height changes. */
export function TurnDial({ postId, shared, level, onTurn }: Props) {
  const options = HUMOR_LEVELS.map((value) => ({
    value,
    label: value === shared ? `${value}, as shared` : value,
  }));
  return (
    <section id="dial" aria-labelledby="dial-heading" className="on-screen scroll-mt-4">
      <h2 id="dial-heading" className="eyebrow">
        Turn this story
      </h2>
      <form action={`/post/${postId}#dial`} className="mt-1 flex flex-wrap items-end gap-2">
        <ChoiceRow
          name="level"
          legend="Humor level"
          isQuiet
          options={options}
          chosen={level}
          onChoose={onTurn}
          button="px-3"
        />
        <button className="button button-plain hidden noscript:block">Turn it</button>
      </form>
    </section>
  );
}

type TurnedTextProps = {
  post: { text: string; authorName: string };
  levels: ReaderLevels;
  level: HumorLevel;
};

/** The text of a shared post at a level, in its card. At another one than that of its author it says so. */
export function TurnedText({ post, levels: { shared, texts }, level }: TurnedTextProps) {
  const isTurned = level !== shared;
  return (
    <div aria-live="polite">
      <CrossFade name={level}>
        {isTurned && (
          <p className="px-4 pb-3 text-sm text-muted sm:px-6">
            As {post.authorName} did not share it:
          </p>
        )}
        <PostText text={isTurned ? texts[level] : post.text} foldedTo={undefined} />
      </CrossFade>
    </div>
  );
}
