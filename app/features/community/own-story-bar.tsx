import { useRef } from 'react';
import { useLiveCard } from '../live-card/use-live-card.ts';
import { LiveCardView } from '../live-card/live-card-view.tsx';
import { WritingBox } from '../live-card/writing-box.tsx';

const BOX_ID = 'own';

/** The bar below a shared post that stays on screen: the box for the reader's own story, and its card above it. */
export function OwnStoryBar({ postId }: { postId: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const live = useLiveCard({ field, via: 'post' });
  return (
    <section
      id="own-story"
      aria-labelledby="own-story-label"
      className="stays-below on-screen -mx-4 mt-6 scroll-mt-4 border-t border-line bg-paper px-4 py-3 sm:bottom-4 sm:mx-0 sm:rounded-card sm:border sm:bg-surface sm:px-6 sm:pb-4 sm:shadow-card"
    >
      <div className="max-h-[45dvh] overflow-y-auto pb-3 empty:hidden">
        <LiveCardView formId={BOX_ID} live={live} />
      </div>
      <WritingBox
        id={BOX_ID}
        field={field}
        live={live}
        label={
          <span id="own-story-label" className="text-sm font-semibold">
            What happened to you?
          </span>
        }
        placeholder="I missed the bus."
        action={`/post/${postId}#own-story`}
        beside={
          <button name="intent" value="more" className="button button-primary shrink-0 px-4">
            Write it
          </button>
        }
      />
    </section>
  );
}
