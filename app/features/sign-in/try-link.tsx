import type { ReactNode } from 'react';
import type { TrySource } from '../../domain/stats/try-now-clicks.ts';
import { Link } from '../../ui/links.tsx';
import { useSwitches } from '../site/use-viewer.ts';
import { useIsFreePostUsed } from './client-usage-cache.ts';

type Props = { source: TrySource; className: string; children: ReactNode };

/**
 * A link to the generator, or to the sign-up once the free posts of this browser are used. `startTryLinks` notes its click
 * for the funnel (docs/product.md §2, Landing page).
 */
export function TryLink({ source, className, children }: Props) {
  const isUsed = useIsFreePostUsed(useSwitches().freePosts);
  return (
    <Link to={isUsed ? '/signup' : '/generator'} data-try={source} className={className}>
      {children}
    </Link>
  );
}
