import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { noteTryClick, type TrySource } from '../../domain/stats/try-now-clicks.ts';

type Props = { source: TrySource; className: string; children: ReactNode };

/**
 * A link to the generator that saves its click for the funnel (docs/product.md §2, Landing page). On a page without
 * hydration `startTryLinks` saves the click.
 */
export function TryLink({ source, className, children }: Props) {
  const note = () => noteTryClick(source);
  const noteMiddle = (click: MouseEvent) => click.button === 1 && note();
  return (
    <Link
      to="/generator"
      data-try={source}
      className={className}
      onClick={note}
      onAuxClick={noteMiddle}
    >
      {children}
    </Link>
  );
}
