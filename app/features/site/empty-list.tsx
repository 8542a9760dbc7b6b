import type { ReactNode } from 'react';

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
