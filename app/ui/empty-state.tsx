import type { ReactNode } from 'react';

type Props = {
  title: string;
  words?: string;
  /** It stands here because something failed: read out at once. */
  isTrouble?: boolean;
  /** The way on. */
  children?: ReactNode;
};

/** What stands where there is nothing: in words, with a way on. */
export function EmptyState({ title, words, isTrouble, children }: Props) {
  return (
    <div role={isTrouble ? 'alert' : undefined} className="empty-state">
      <p className="font-display text-xl leading-tight text-balance">{title}</p>
      {words !== undefined && <p className="mt-2 text-balance text-muted">{words}</p>}
      {children !== undefined && <div className="mt-6">{children}</div>}
    </div>
  );
}
