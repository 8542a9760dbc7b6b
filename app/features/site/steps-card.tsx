import type { ComponentProps } from 'react';
import { ChevronDown } from '../../ui/icons/icons.tsx';
import { Steps } from '../../ui/page-header.tsx';

/** A card beside the content of a page that says what happens next. On phones it is folded. `id` is the heading's. */
export function StepsCard(props: ComponentProps<typeof Steps>) {
  return (
    <details className="for-wide-screens card max-md:[&_h2]:hidden">
      <summary className="disclosure cursor-pointer px-4 font-semibold">
        {props.title} <ChevronDown size={18} className="ms-auto text-muted" />
      </summary>
      <div className="p-5 max-md:pt-1 sm:p-6">
        <Steps {...props} />
      </div>
    </details>
  );
}
