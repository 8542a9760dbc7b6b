import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import type { PagesState } from './use-pages.ts';

type Props = {
  /** Where the next page is without script. */
  href: string;
  state: PagesState;
  /** Goes on by itself as the reader comes near. */
  isUnasked?: boolean;
  /** What the link says, and what is said when the page did not come. */
  label: string;
  failed: string;
  /** Stands above the link. */
  children?: ReactNode;
  onMore: () => void;
};

/** The way to what is older, at the end of a list. */
export function OlderLink({ href, state, isUnasked = true, label, failed, ...more }: Props) {
  const { children, onMore } = more;
  const mark = useRef<HTMLDivElement>(null);
  const goOn = useEffectEvent((to: string) => {
    if (to === href && isUnasked) onMore();
  });
  useEffect(() => {
    const node = mark.current;
    if (!node || state !== 'idle') return;
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && goOn(href),
      { rootMargin: '2000px 0px' },
    );
    watch.observe(node);
    return () => watch.disconnect();
    // A page that is short leaves the mark in sight: it is looked at anew after each.
  }, [href, state]);
  return (
    <div ref={mark} className="mt-6">
      {state === 'failed' && (
        <p role="alert" className="mb-3 text-center text-muted">
          {failed}
        </p>
      )}
      {children}
      <Link
        to={href}
        onClick={(event) => {
          event.preventDefault();
          if (state !== 'loading') onMore();
        }}
        aria-disabled={state === 'loading' || undefined}
        className="button button-plain w-full"
      >
        {state === 'loading' ? 'Loading …' : state === 'failed' ? 'Try again' : label}
      </Link>
    </div>
  );
}
