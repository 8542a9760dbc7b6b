import type { ReactNode } from 'react';
import type { IconComponent } from './icons/icons.tsx';
import { Link } from './links.tsx';

type EmptyStateProps = {
  title: string;
  words?: string;
  /** Reports a failure: screen readers announce it at once. */
  isTrouble?: boolean;
  Icon?: IconComponent;
  children?: ReactNode;
};

/** Placeholder for an empty list or a failure: a title, an optional text and the next action. */
export function EmptyState({ title, words, isTrouble, Icon, children }: EmptyStateProps) {
  return (
    <div
      role={isTrouble ? 'alert' : undefined}
      className="mt-6 flex flex-col justify-center rounded-card border border-dashed border-control px-6 py-12 text-center first:mt-0"
    >
      {Icon && (
        <p className="mx-auto mb-5 grid size-14 place-items-center rounded-full bg-tint text-primary">
          <Icon size={24} />
        </p>
      )}
      <p className="font-display text-xl leading-tight text-balance">{title}</p>
      {words !== undefined && (
        <p className="mx-auto mt-2 max-w-[56ch] text-balance text-muted">{words}</p>
      )}
      {children !== undefined && <div className="mt-6">{children}</div>}
    </div>
  );
}

type LoadTroubleProps = { title: string; words?: string; to: string };

/** In place of a list that could not be loaded, with a link to try again. */
export function LoadTrouble({ title, words, to }: LoadTroubleProps) {
  return (
    <EmptyState title={title} words={words} isTrouble>
      <Link to={to} className="button button-plain">
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
