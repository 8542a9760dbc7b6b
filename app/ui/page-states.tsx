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

type EmptyPageProps = {
  title: string;
  words: string;
  /** The heading of what will be here. */
  heading: string;
  things: readonly (readonly [title: string, words: string])[];
  /** The next action. */
  children?: ReactNode;
};

/** In place of a list that fills a page and is empty: why, and beside that what the list will have. */
export function EmptyPage({ title, words, heading, things, children }: EmptyPageProps) {
  return (
    <div className="card mt-6 grid overflow-hidden md:grid-cols-2">
      <div className="flex flex-col items-start justify-center gap-3 p-6 sm:p-10">
        <p className="font-display text-2xl leading-tight font-semibold text-balance">{title}</p>
        <p className="max-w-[48ch] text-muted">{words}</p>
        {children !== undefined && <div className="mt-3">{children}</div>}
      </div>
      <div className="border-line bg-tint p-6 max-md:border-t sm:p-10 md:border-s">
        <p className="font-semibold">{heading}</p>
        <ul className="mt-4 grid gap-4">
          {things.map(([name, about]) => (
            <li key={name} className="grid grid-cols-[0.5rem_minmax(0,1fr)] gap-x-4">
              <span aria-hidden className="mt-2 size-2 rounded-full bg-accent" />
              <div>
                <p className="font-medium">{name}</p>
                <p className="text-sm text-muted">{about}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
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
