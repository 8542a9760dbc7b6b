import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { CardTheme } from '../../domain/cards/card-look.ts';
import { ownColours } from './own-colours.ts';

type Props = { theme: CardTheme; children: ReactNode };

/** What the card lies on, in the card's own colours. Where it has no room it becomes smaller as a whole: its lines stay. */
export function Stage({ theme, children }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState({ scale: 1, height: 0 });
  useLayoutEffect(() => {
    const [outer, inner] = [room.current, card.current];
    if (!outer || !inner) return;
    const measure = () => {
      const scale = Math.min(1, outer.clientWidth / inner.offsetWidth);
      setFit({ scale, height: inner.offsetHeight * scale });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(outer);
    watch.observe(inner);
    return () => watch.disconnect();
  }, []);
  return (
    <div
      style={ownColours(theme)}
      className="overflow-x-clip rounded-card border border-line bg-paper px-3 py-4 sm:px-6 sm:py-8"
    >
      <div
        ref={room}
        className="flex justify-center"
        style={fit.height > 0 ? { height: fit.height } : undefined}
      >
        <div
          ref={card}
          className="w-max shrink-0 origin-top self-start"
          style={fit.scale < 1 ? { transform: `scale(${fit.scale})` } : undefined}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
