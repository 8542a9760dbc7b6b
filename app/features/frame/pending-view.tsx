import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { PageSkeleton } from './page-skeleton.tsx';
import { shapeOf } from './page-shapes.ts';

/** A page that is here sooner needs no sign that it is on its way. Milliseconds. */
const PATIENCE = 250;

/**
 * The page, and a sign of the next one when it is long in coming: its shape above this one, or a bar at the top where it
 * has no shape or is this page with other data.
 */
export function PendingPage({ children }: { children: ReactNode }) {
  const late = useLateLocation();
  const { pathname } = useLocation();
  const shape = late !== null && late !== pathname ? shapeOf(late) : null;
  return (
    <div className="relative h-full" aria-busy={late !== null || undefined}>
      {late !== null && shape === null && <PendingBar />}
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

function PendingBar() {
  return (
    <>
      <output className="sr-only">Loading …</output>
      <div aria-hidden className="fixed inset-x-0 top-0 z-50 h-1 animate-pulse bg-primary" />
    </>
  );
}

/** The path of a navigation that has taken longer than that; null while there is none. */
function useLateLocation(): string | null {
  const wanted = useNavigation().location?.pathname ?? null;
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const timer = setTimeout(() => setLate(wanted), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [wanted]);
  return late === wanted ? late : null;
}
