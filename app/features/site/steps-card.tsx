import type { ComponentProps, ReactNode } from 'react';
import { ChevronDown } from '../../ui/icons/icons.tsx';
import { Steps } from '../../ui/page-header.tsx';

type StepsCardProps = ComponentProps<typeof Steps> & {
  /** Below the steps. */ children?: ReactNode;
};

/** A card beside the content of a page that says what happens next. On phones it is folded. `id` is the heading's. */
export function StepsCard({ children, ...steps }: StepsCardProps) {
  return (
    <details className="for-wide-screens card max-md:[&_h2]:hidden">
      <summary className="disclosure cursor-pointer px-4 font-semibold">
        {steps.title} <ChevronDown size={18} className="ms-auto text-muted" />
      </summary>
      <div className="p-5 max-md:pt-1 sm:p-6">
        <Steps {...steps} />
        {children}
      </div>
    </details>
  );
}
