import { useEffect, useRef, useState } from 'react';
import { PenLine } from '../../ui/icons/icons.tsx';
import { useLiveCard } from '../live-card/use-live-card.ts';
import { LiveCardView } from '../live-card/live-card-view.tsx';
import { WritingBox } from '../live-card/writing-box.tsx';

const STORY_ID = 'own-story';
const BOX_ID = 'own';
const QUESTION = 'What happened to you?';

/** The way to the box of a shared post, at the lower edge while the box is out of sight. */
export function WayToStory() {
  const goThere = () => {
    document.getElementById(STORY_ID)?.scrollIntoView({ block: 'center' });
    document.getElementById(`${BOX_ID}-context`)?.focus({ preventScroll: true });
  };
  return (
    <div className="stays-below on-screen">
      {useIsAhead() && (
        <button type="button" onClick={goThere} className="button button-primary animate-settle">
          <PenLine size={18} /> {QUESTION}
        </button>
      )}
    </div>
  );
}

/** Beside a shared post or below it: the box for the reader's own story, and its card. */
export function OwnStory({ postId }: { postId: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const live = useLiveCard({ field, via: 'post' });
  return (
    <section
      id={STORY_ID}
      aria-labelledby="own-story-label"
      className="on-screen grid grid-cols-1 gap-4 scroll-mt-4"
    >
      <div className="card p-4 sm:p-6">
        <WritingBox
          id={BOX_ID}
          field={field}
          live={live}
          label={
            <>
              <span id="own-story-label" className="font-display text-xl font-semibold">
                {QUESTION}
              </span>
              <span className="mb-3 block text-muted">
                One sentence becomes a post like this one.
              </span>
            </>
          }
          placeholder="I missed the bus."
          action={`/post/${postId}#${STORY_ID}`}
          beside={
            <button name="intent" value="more" className="button button-primary shrink-0 px-4">
              Write it
            </button>
          }
        />
      </div>
      <LiveCardView formId={BOX_ID} live={live} />
    </section>
  );
}

/** Far beyond an edge of the window: what was scrolled past is seen by a jump, too. */
const BELOW = '0px 0px 1000000px';
const ABOVE = '1000000px 0px 0px';

/** Whether the reader has passed the buttons of the post, and what is below it has not come into sight yet. */
function useIsAhead(): boolean {
  const [hasButtons, setHasButtons] = useState(true);
  const [hasStory, setHasStory] = useState(true);
  useEffect(() => {
    const stops = [
      watchSight(document.querySelector('main .post-actions'), BELOW, setHasButtons),
      watchSight(document.getElementById(STORY_ID), ABOVE, setHasStory),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  return !hasButtons && !hasStory;
}

function watchSight(
  node: Element | null,
  rootMargin: string,
  tell: (isSeen: boolean) => void,
): () => void {
  const watch = new IntersectionObserver(
    (entries) => tell(entries.at(-1)?.isIntersecting ?? true),
    { rootMargin },
  );
  if (node) watch.observe(node);
  return () => watch.disconnect();
}
