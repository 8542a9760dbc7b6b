import { useState } from 'react';
import { Link } from 'react-router';
import { CardLine } from './card-line.tsx';
import { postLines } from '../../domain/posts/post.ts';

type Props = { text: string; foldedTo: string | undefined; settling: boolean };

// Less than this has no more than three lines even on a phone.
const SHORT = 90;
// Three lines, whatever is in them; the last one ends in the way on.
const FOLDED = 'unfolds-on-paper h-[4.5em] overflow-hidden';

/** The words of a post. Folded after three lines, as the network does it; unfolding stays in place. */
export function PostText({ text, foldedTo, settling }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const lines = postLines(text);
  const isFolded = foldedTo !== undefined && !isOpen && (lines.length > 2 || text.length > SHORT);
  return (
    <div className="relative px-4 pb-5 sm:px-6">
      <div className={isFolded ? FOLDED : `space-y-3 ${settling ? 'settling' : ''}`}>
        {lines.map((line, index) => (
          <p key={index} dir="auto">
            <CardLine text={line} />
          </p>
        ))}
      </div>
      {isFolded && (
        <Link
          to={foldedTo}
          onClick={(event) => {
            event.preventDefault();
            setIsOpen(true);
          }}
          className="on-screen absolute end-4 bottom-5 bg-linear-to-l from-surface from-70% to-transparent ps-8 font-semibold text-muted before:absolute before:-inset-3 hover:text-primary sm:end-6"
        >
          ...more<span className="sr-only"> of this post</span>
        </Link>
      )}
    </div>
  );
}
