import type { ReactNode } from 'react';
import { ChevronDown } from './icons/icons.tsx';

/** The rest of a list, or what explains a number, behind a press that works without script. */
export function More({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group mt-3">
      <summary className="button button-quiet -ms-2 list-none px-2">
        <ChevronDown size={18} className="transition-transform group-open:rotate-180" />
        <span>{label}</span>
      </summary>
      {children}
    </details>
  );
}
