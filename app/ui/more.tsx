import type { ReactNode } from 'react';
import { ChevronDown } from '../../ui/icons/icons.tsx';

/** The rest of a list, behind a press that works without script. */
export function More({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details className="group mt-3">
      <summary className="button button-quiet -ms-2 list-none px-2">
        <ChevronDown size={18} className="transition-transform group-open:rotate-180" />
        <span>{`${count} more`}</span>
      </summary>
      {children}
    </details>
  );
}
