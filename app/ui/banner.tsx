import type { ReactNode } from 'react';

/** One quiet line above a page's content. */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-3 border-b border-line pb-4 text-sm font-medium">
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-accent" />
      {children}
    </p>
  );
}
