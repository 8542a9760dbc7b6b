import type { ReactNode } from 'react';
import { RoomPicture } from './room-picture.tsx';
import { Link } from './links.tsx';

type EmptyStateProps = {
  title: string;
  words?: string;
  /** Reports a failure: screen readers announce it at once. */
  isTrouble?: boolean;
  /** Which drawn face ("mug") sits alone at the table. */
  face?: string;
  /** The words on the wall, as a `RoomPicture` takes them. */
  sign?: string | undefined;
  children?: ReactNode;
};

/** In place of an empty list or of one that failed: one face in the boardroom, a title, an optional text and the next action. */
export function EmptyState({ title, words, isTrouble = false, ...more }: EmptyStateProps) {
  const { face = isTrouble ? 'cone' : 'plant', sign, children } = more;
  return (
    <div
      role={isTrouble ? 'alert' : undefined}
      className="card @container mt-6 overflow-hidden first:mt-0"
    >
      <div className="flex h-full flex-col @lg:min-h-60 @lg:flex-row">
        <RoomPicture faces={[face]} sign={sign} className="h-48 shrink-0 @lg:h-auto @lg:w-2/5" />
        <div className="flex flex-1 flex-col justify-center px-6 py-7 @lg:px-8">
          <p className="font-display text-2xl leading-tight font-semibold text-balance">{title}</p>
          {words !== undefined && (
            <p className="mt-2 max-w-[44ch] text-balance text-muted">{words}</p>
          )}
          {children !== undefined && <div className="mt-5">{children}</div>}
        </div>
      </div>
    </div>
  );
}

type LoadTroubleProps = { title: string; words?: string; to: string };

/** In place of a list that could not be loaded, with a link to try again. */
export function LoadTrouble({ title, words, to }: LoadTroubleProps) {
  return (
    <EmptyState title={title} words={words} isTrouble>
      <Link to={to} className="button button-primary">
        Try again
      </Link>
    </EmptyState>
  );
}

const LINES = ['w-full', 'w-11/12', 'w-2/3'];

/** Placeholder for a line of text. */
export function SkeletonLine({ className }: { className: string }) {
  return <div className={`skeleton ${className}`} />;
}

/** Placeholder for a post, to avoid a layout shift when the post arrives. */
export function SkeletonPost() {
  return (
    <div className="card p-4 sm:p-6">
      <div className="flex gap-3">
        <div className="skeleton size-12 shrink-0 rounded-full" />
        <div className="grid flex-1 content-center gap-2">
          <SkeletonLine className="h-3.5 w-40 max-w-full" />
          <SkeletonLine className="h-3 w-56 max-w-full" />
        </div>
      </div>
      <div className="mt-5 grid gap-3">
        {LINES.map((width) => (
          <SkeletonLine key={width} className={`h-3.5 ${width}`} />
        ))}
      </div>
    </div>
  );
}

/** A progress bar. `value` is 0–100; `label` names the operation for screen readers. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  return <progress className="progress" max={100} value={value} aria-label={label} />;
}
