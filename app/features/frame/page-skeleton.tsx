import type { ReactNode } from 'react';
import { LOADING } from '../../domain/admin/overview.ts';
import type { PageShape } from './page-shapes.ts';
import { SkeletonLine, SkeletonPost } from '../../ui/skeleton.tsx';

/** The shape of a page that is on its way. Said to screen readers in a word. */
export function PageSkeleton({ shape }: { shape: PageShape }) {
  const { isReading, body } = SHAPES[shape];
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

const SHAPES: Readonly<Record<PageShape, { isReading: boolean; body: ReactNode }>> = {
  posts: {
    isReading: true,
    body: (
      <div className="grid gap-6">
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
