import type { ReactNode } from 'react';

type Props = {
  title: string;
  words?: string;
  /** It stands here because something failed: read out at once. */
  isTrouble?: boolean;
  /** The title is that of the whole page. */
  isPage?: boolean;
  /** The way on. */
  children?: ReactNode;
};

/** What stands where there is nothing: in words, with a way on. */
export function EmptyState({ title, words, isTrouble, isPage, children }: Props) {
  return (
    <div role={isTrouble ? 'alert' : undefined} className="empty-state">
      {isPage ? (
        <h1 tabIndex={-1} className="text-2xl">
          {title}
        </h1>
      ) : (
        <p className="font-display text-xl leading-tight">{title}</p>
      )}
      {words !== undefined && <p className="mt-2 text-muted">{words}</p>}
      {children !== undefined && <div className="mt-6">{children}</div>}
    </div>
  );
}
