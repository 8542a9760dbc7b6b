import { useLayoutEffect, useRef, useState } from 'react';
import { isLong } from '../../domain/cards/card-look.ts';
import { isRightToLeft } from '../../domain/cards/card-scripts.ts';
import { CardLine } from '../post/card-line.tsx';
import { postLines } from '../../domain/posts/post.ts';

type Props = { text: string; isFolded: boolean };

/**
 * The words of the card, folded where the feed folds them, and only if there is more of them. Another text is
 * another one of these (`key`).
 */
export function FoldedText({ text, isFolded }: Props) {
  const block = useRef<HTMLDivElement>(null);
  const [isMore, setIsMore] = useState(false);
  useLayoutEffect(() => {
    const lines = block.current;
    if (!lines) return;
    const measure = () => {
      const heights = Array.from(lines.children, (line) => (line as HTMLElement).offsetHeight);
      setIsMore(isLong(heights.reduce((sum, height) => sum + height, 0)));
    };
    measure();
    // Fonts come when they come, and with them other lines.
    const watch = new ResizeObserver(measure);
    for (const line of lines.children) watch.observe(line);
    return () => watch.disconnect();
  }, []);
  const isShort = isFolded && isMore;
  const [side, fade] = isRightToLeft(text)
    ? ['left-0 pe-[32px]', 'bg-linear-to-l']
    : ['right-0 ps-[32px]', 'bg-linear-to-r'];
  return (
    <div className={isShort ? 'relative h-[72px] overflow-hidden' : ''}>
      <div ref={block} className={isShort ? '' : 'flex flex-col gap-[12px]'}>
        {postLines(text).map((line, index) => (
          <p key={index} dir={isRightToLeft(line) ? 'rtl' : 'ltr'}>
            <CardLine text={line} />
          </p>
        ))}
      </div>
      {isShort && (
        <span
          className={`absolute bottom-0 ${side} ${fade} from-transparent to-surface to-[24px] font-semibold text-muted`}
        >
          ...more
        </span>
      )}
    </div>
  );
}
