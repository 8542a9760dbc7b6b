import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { tryClicks, type TrySource } from '../../domain/sign-in/try-now-clicks.ts';

type Props = { source: TrySource; className: string; children: ReactNode };

/**
 * A way into the generator whose click is counted there: docs/product.md §2, Landing page. On a still page
 * `start-try-links.ts` notes the clicks.
 */
export function TryLink({ source, className, children }: Props) {
  const note = () => tryClicks().note(source);
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
