import { type RefObject, useEffect, useRef, useState } from 'react';
import { PenLine } from '../../ui/icons/icons.tsx';
import { useLiveCard } from '../live-card/use-live-card.ts';
import { LiveCardView } from '../live-card/live-card-view.tsx';
import { WritingBox } from '../live-card/writing-box.tsx';

const BOX_ID = 'own';
const QUESTION = 'What happened to you?';

/** Below a shared post: the box for the reader's own story, its card below it, and the way there while it is out of sight. */
export function OwnStory({ postId }: { postId: string }) {
  const story = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const live = useLiveCard({ field, via: 'post' });
  const goThere = () => {
    story.current?.scrollIntoView({ block: 'center' });
    field.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className="stays-below on-screen">
        {useIsAhead(story) && (
          <button type="button" onClick={goThere} className="button button-primary animate-settle">
            <PenLine size={18} /> {QUESTION}
          </button>
        )}
      </div>
      <section
        ref={story}
        id="own-story"
        aria-labelledby="own-story-label"
        className="on-screen mt-4 grid grid-cols-1 gap-4 scroll-mt-4"
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
            action={`/post/${postId}#own-story`}
            beside={
              <button name="intent" value="more" className="button button-primary shrink-0 px-4">
                Write it
              </button>
            }
          />
        </div>
        <LiveCardView formId={BOX_ID} live={live} />
      </section>
    </>
  );
}

/** Far beyond an edge of the window: what was scrolled past is seen by a jump, too. */
const BELOW = '0px 0px 1000000px';
const ABOVE = '1000000px 0px 0px';

/** Whether the reader has passed the buttons of the post, and what is below it has not come into sight yet. */
function useIsAhead(story: RefObject<HTMLElement | null>): boolean {
  const [hasButtons, setHasButtons] = useState(true);
  const [hasStory, setHasStory] = useState(true);
  useEffect(() => {
    const buttons = story.current?.closest('main')?.querySelector('.post-actions');
    const stops = [
      watchSight(buttons, BELOW, setHasButtons),
      watchSight(story.current, ABOVE, setHasStory),
    ];
    return () => stops.forEach((stop) => stop());
  }, [story]);
  return !hasButtons && !hasStory;
}

function watchSight(
  node: Element | null | undefined,
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
