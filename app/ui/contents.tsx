import type { ReactNode } from 'react';
import { ChevronDown } from './icons/icons.tsx';

/** A part of a long page. */
type ContentsPart = {
  id: string;
  title: string;
  /** What is before the title. */
  mark?: string;
  /** The parts of this part. */
  parts?: readonly ContentsPart[];
};

type ContentsProps = {
  parts: readonly ContentsPart[];
  /** A line that stays above a page as wide as the screen, in place of the column beside it. */
  isBar?: boolean;
  children?: ReactNode;
};

/**
 * The parts of a long page, in the `.beside` of the page: closed on phones, where the text begins at once, above it in
 * columns, and on wide screens in sight beside it.
 */
export function Contents({ parts, isBar = false, children }: ContentsProps) {
  return (
    <nav
      aria-label="Contents"
      className={`card beside-part px-4 py-1 sm:px-5 md:py-5 xl:sticky ${isBar ? 'xl:top-2 xl:z-10 xl:flex xl:items-center xl:justify-between xl:gap-x-6 xl:py-2' : 'xl:top-6 xl:max-h-[calc(100dvh-3rem)] xl:overflow-y-auto'}`}
    >
      <details className="for-wide-screens">
        <summary className="disclosure justify-between font-semibold">
          On this page <ChevronDown size={18} className="text-muted" />
        </summary>
        <p className={`eyebrow max-md:hidden ${isBar ? 'xl:hidden' : ''}`}>On this page</p>
        <ol
          className={`mb-2 grid grid-cols-1 gap-x-4 md:mt-1 md:mb-0 md:grid-cols-3 ${isBar ? 'xl:mt-0 xl:flex xl:flex-wrap xl:gap-x-6' : 'xl:grid-cols-1'}`}
        >
          {parts.map((part) => (
            <Entry key={part.id} {...part} />
          ))}
        </ol>
      </details>
      {children}
    </nav>
  );
}

function Entry({ id, title, mark, parts = [] }: ContentsPart) {
  return (
    <li>
      <a
        href={`#${id}`}
        className="flex min-h-11 items-center gap-2.5 leading-tight underline-offset-4 hover:text-primary hover:underline"
      >
        {mark !== undefined && (
          <span aria-hidden className="w-7 shrink-0 font-display font-semibold text-primary">
            {mark}
          </span>
        )}
        <span>{title}</span>
      </a>
      {parts.length > 0 && (
        <ol className="ms-3 border-s border-line ps-6 text-muted md:max-xl:hidden">
          {parts.map((part) => (
            <Entry key={part.id} {...part} />
          ))}
        </ol>
      )}
    </li>
  );
}
