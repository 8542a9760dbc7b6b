import { useState } from 'react';
import { HUMOR_LEVELS, type HumorLevel } from '../../../comedy/form/humor-levels.ts';
import { postLines } from '../../domain/posts/post.ts';
import type { ReaderLevels } from '../../domain/writing/reader-levels.server.ts';
import { ChoiceRow } from '../../ui/form-controls.tsx';

type Props = {
  post: { id: string; authorName: string };
  levels: ReaderLevels;
  /** The level of the address, which a form without script sends. */
  turned: HumorLevel | null;
};

/** The dial with which a reader turns a shared story to another level, and the story at that level. */
export function TurnDial({ post: { id, authorName }, levels: { shared, texts }, turned }: Props) {
  const [level, setLevel] = useState(turned ?? shared);
  const options = HUMOR_LEVELS.map((value) => ({
    value,
    label: value === shared ? `${value}, as shared` : value,
  }));
  return (
    <section
      id="dial"
      aria-labelledby="dial-heading"
      className="card mt-4 scroll-mt-4 px-4 py-3 sm:px-6"
    >
      <h2 id="dial-heading" className="font-sans text-sm font-semibold">
        Turn this story
      </h2>
      <form action={`/post/${id}#dial`} className="mt-2 flex flex-wrap items-end gap-2">
        <ChoiceRow
          name="level"
          legend="Humor level"
          isQuiet
          options={options}
          chosen={level}
          onChoose={setLevel}
          button="px-3"
        />
        <button className="button button-plain hidden noscript:block">Turn it</button>
      </form>
      <div aria-live="polite">
        {level !== shared && (
          <div className="mt-4 border-t border-line pt-4 font-card">
            <p className="text-sm text-muted">As {authorName} did not share it:</p>
            {postLines(texts[level]).map((line, index) => (
              <p key={index} dir="auto" className="mt-3 break-words">
                {line}
              </p>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
