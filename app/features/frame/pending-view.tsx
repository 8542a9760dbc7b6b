import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { LOADING } from '../../domain/admin/overview-numbers.ts';
import { Boardroom } from '../../ui/boardroom.tsx';
import { SkeletonLine, SkeletonPost } from '../../ui/page-states.tsx';

/** A faster navigation shows no loading state. Milliseconds. */
const SHOW_AFTER_MS = 250;

/**
 * Renders the page, and a loading state during a slow navigation: the skeleton of the next page, or a bar at the top
 * when the next page has no skeleton or the same path.
 */
export function PendingView({ children }: { children: ReactNode }) {
  const late = useLateLocation();
  const { pathname } = useLocation();
  const skeleton = late !== null && late !== pathname ? skeletonOf(late) : null;
  return (
    <div className="relative h-full" aria-busy={late !== null || undefined}>
      {late !== null && skeleton === null && <PendingBar />}
      {/* Stays rendered: its height preserves the scroll position, which Back restores. */}
      <div inert={skeleton !== null}>{children}</div>
      {skeleton !== null && (
        <div className="absolute inset-0 z-20 bg-paper">
          <div className="sticky top-0 animate-fade">
            <PageSkeleton {...skeleton} />
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

/** Returns the path of a navigation that takes longer than SHOW_AFTER_MS, else null. */
function useLateLocation(): string | null {
  const wanted = useNavigation().location?.pathname ?? null;
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const timer = setTimeout(() => setLate(wanted), SHOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [wanted]);
  return late === wanted ? late : null;
}

/** `reads`: a column for reading, with other things beside it or alone. `isStatus`: its words are for everybody, not for screen readers alone. `titleSize`: classes of the heading. */
type Skeleton = {
  body: ReactNode;
  reads?: 'beside' | 'alone';
  isStatus?: true;
  titleSize?: string;
};

const POSTS: Skeleton = {
  reads: 'beside',
  body: (
    <div className="grid gap-6">
      <div className="mt-8 h-13 border-b border-line" />
      <SkeletonLine className="h-3.5 w-24" />
      <SkeletonPost />
      <SkeletonPost />
    </div>
  ),
};
const LIST: Skeleton = { reads: 'alone', body: <Rows /> };
const STATISTICS: Skeleton = {
  isStatus: true,
  body: <p className="py-24 text-center text-muted">{LOADING}</p>,
};

/** By the first part of the path. */
const SKELETONS: Readonly<Record<string, Skeleton>> = {
  community: POSTS,
  'hall-of-fame': POSTS,
  prompt: POSTS,
  post: { reads: 'beside', titleSize: 'w-44', body: <SkeletonPost /> },
  resources: {
    body: (
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 lg:gap-5 2xl:grid-cols-6">
        {Array.from({ length: 12 }, (_, index) => (
          <SkeletonLine key={index} className="aspect-square rounded-card" />
        ))}
      </div>
    ),
  },
  notifications: LIST,
  requests: LIST,
  account: { body: <Rows /> },
  home: {
    body: (
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="card h-116 max-lg:h-96" />
        <Boardroom className="lg:flex lg:items-center">
          <SkeletonPost />
        </Boardroom>
      </div>
    ),
  },
};

/** Returns the skeleton for a path; null when the current page stays visible instead. */
export function skeletonOf(pathname: string): Skeleton | null {
  if (pathname === '/admin') return STATISTICS;
  const [, first = ''] = pathname.split('/');
  return Object.hasOwn(SKELETONS, first) ? (SKELETONS[first] ?? null) : null;
}

const COLUMNS = {
  beside: 'max-w-[680px] max-xl:mx-auto',
  alone: 'mx-auto max-w-[680px]',
};

function PageSkeleton({ body, reads, isStatus, titleSize = 'w-72 max-w-full' }: Skeleton) {
  return (
    <div className="column py-8 md:py-12">
      {!isStatus && <output className="sr-only">Loading …</output>}
      <div
        aria-hidden={!isStatus || undefined}
        role={isStatus && 'status'}
        className={`overflow-hidden ${reads ? COLUMNS[reads] : ''}`}
      >
        <SkeletonLine className={`h-8 md:h-11 ${titleSize}`} />
        <div className="mt-6">{body}</div>
      </div>
    </div>
  );
}

function Rows() {
  return (
    <div className="card divide-y divide-line">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="grid gap-3 p-5">
          <SkeletonLine className="h-3.5 w-1/3" />
          <SkeletonLine className="h-3.5 w-11/12" />
        </div>
      ))}
    </div>
  );
}
