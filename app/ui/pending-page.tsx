import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { PageSkeleton } from './page-skeleton.tsx';
import { shapeOf } from './page-shapes.ts';

/** A page that is here sooner needs nobody to stand in for it. Milliseconds. */
const PATIENCE = 350;

/** The page, and while another one is long in coming, the shape of that one above it. */
export function PendingPage({ children }: { children: ReactNode }) {
  const shape = useLateShape();
  return (
    <div className="relative h-full" aria-busy={shape !== null || undefined}>
      {/* It keeps its height: the way back leads to where the reader was. */}
      <div inert={shape !== null}>{children}</div>
      {shape !== null && (
        <div className="absolute inset-0 z-20 bg-paper">
          <div className="sticky top-0 animate-fade">
            <PageSkeleton shape={shape} />
          </div>
        </div>
      )}
    </div>
  );
}

function useLateShape() {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const wanted = next && next.pathname !== pathname ? next.pathname : null;
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const timer = setTimeout(() => setLate(wanted), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [wanted]);
  return wanted !== null && late === wanted ? shapeOf(wanted) : null;
}
