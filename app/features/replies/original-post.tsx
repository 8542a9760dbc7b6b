import { useState } from 'react';
import { counted } from '../../platform/text/display-text.ts';
import type { FeedPost } from '../../domain/community/feed.server.ts';
import { ChevronDown } from '../../ui/icons/icons.tsx';

/** So much of the post shows while it is collapsed: docs/product.md §9. Characters. */
const PREVIEW = 150;

export function OriginalPost({ post }: { post: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="card mt-6">
      <h2 className="font-sans text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="original-post"
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-14 w-full items-center gap-x-3 px-4 text-start sm:px-6"
        >
          <span className="font-semibold">Original Post</span>
          <span className="text-sm font-normal text-muted">
            {counted(post.length.toLocaleString('en'), 'character')}
          </span>
          <ChevronDown
            size={20}
            className={`ml-auto shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <p
        id="original-post"
        dir="auto"
        className={`px-4 pb-4 sm:px-6 break-words text-muted ${isOpen ? 'whitespace-pre-line' : ''}`}
      >
        {isOpen ? post : shortened(post)}
      </p>
    </section>
  );
}

function shortened(post: string): string {
  if (post.length <= PREVIEW) return post;
  // Half of an emoji at the cut is left out.
  return `${post.slice(0, PREVIEW).replace(/[\ud800-\udbff]$/, '')}...`;
}

export type AnsweredPost = Pick<FeedPost, 'id' | 'text' | 'authorName'>;
