import type { ReactNode } from 'react';

/** One quiet line above a page's content. */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-control border border-line border-l-4 border-l-accent bg-surface px-4 py-2.5 text-sm font-medium">
      {children}
    </p>
  );
}
