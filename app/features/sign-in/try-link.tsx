import type { ReactNode } from 'react';
import type { TrySource } from '../../domain/stats/try-now-clicks.ts';
import { Link } from '../../ui/links.tsx';

type Props = { source: TrySource; className: string; children: ReactNode };

/** A link to the generator whose click `startTryLinks` saves for the funnel (docs/product.md §2, Landing page). */
export function TryLink({ source, className, children }: Props) {
  return (
    <Link to="/generator" data-try={source} className={className}>
      {children}
    </Link>
  );
}
