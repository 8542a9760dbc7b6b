import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { LOADING } from '../../domain/admin/overview.ts';
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
  const shape = late !== null && late !== pathname ? shapeOf(late) : null;
  return (
    <div className="relative h-full" aria-busy={late !== null || undefined}>
      {late !== null && shape === null && <PendingBar />}
      {/* Stays rendered: its height preserves the scroll position, which Back restores. */}
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

type PageShape = 'posts' | 'post' | 'pictures' | 'list' | 'profile' | 'home' | 'statistics';

const SHAPE_BY_PATH: Readonly<Record<string, PageShape>> = {
  community: 'posts',
  'hall-of-fame': 'posts',
  prompt: 'posts',
  post: 'post',
  resources: 'pictures',
  notices: 'list',
  requests: 'list',
  account: 'profile',
  home: 'home',
};

/** Returns the skeleton for a path; null when the current page stays visible instead. */
export function shapeOf(pathname: string): PageShape | null {
  if (pathname === '/admin') return 'statistics';
  const [, first = ''] = pathname.split('/');
  return Object.hasOwn(SHAPE_BY_PATH, first) ? (SHAPE_BY_PATH[first] ?? null) : null;
}

function PageSkeleton({ shape }: { shape: PageShape }) {
  const { isReading, body } = SKELETONS[shape];
  return (
    <div className="column py-8 md:py-12">
      {shape !== 'statistics' && <output className="sr-only">Loading …</output>}
      <div
        aria-hidden={shape !== 'statistics' || undefined}
        role={shape === 'statistics' ? 'status' : undefined}
        className={`overflow-hidden ${isReading ? 'mx-auto max-w-[680px]' : ''}`}
      >
        <SkeletonLine className={`h-8 md:h-11 ${shape === 'post' ? 'w-44' : 'w-72 max-w-full'}`} />
        <div className="mt-6">{body}</div>
      </div>
    </div>
  );
}

const SKELETONS: Readonly<Record<PageShape, { isReading: boolean; body: ReactNode }>> = {
  posts: {
    isReading: true,
    body: (
      <div className="grid gap-6">
        <div className="h-13 border-b border-line" />
        <div className="card h-12.5" />
        <SkeletonPost />
        <SkeletonPost />
      </div>
    ),
  },
  post: { isReading: true, body: <SkeletonPost /> },
  pictures: {
    isReading: false,
    body: (
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-6">
        {Array.from({ length: 12 }, (_, index) => (
          <SkeletonLine key={index} className="aspect-square rounded-card" />
        ))}
      </div>
    ),
  },
  list: { isReading: true, body: <Rows /> },
  profile: { isReading: false, body: <Rows /> },
  statistics: {
    isReading: false,
    body: <p className="py-24 text-center text-muted">{LOADING}</p>,
  },
  home: {
    isReading: false,
    body: (
      <div className="grid gap-4 md:grid-cols-2">
        <div className="card h-32" />
        <div className="card h-32" />
      </div>
    ),
  },
};

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
