import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PostStyle } from '../../../comedy/post-styles.ts';
import { BackLink } from '../../ui/page-header.tsx';

/** What step 2 stands in: the way back, the name of the style, and how it sounds. */
export function FormFrame({ style, children }: { style: PostStyle; children: ReactNode }) {
  return (
    <div className="mt-4 grid grid-cols-1 gap-x-16 lg:grid-cols-[minmax(0,680px)_minmax(0,1fr)]">
      <div>
        <BackToMenu />
        <p className="eyebrow mt-4">Step 2 of 2</p>
        <h1 tabIndex={-1} className="mt-1 text-2xl md:text-3xl">
          {style.label}
        </h1>
        <p className="mt-3 mb-8 text-lg text-muted">{style.promise}</p>
        {children}
      </div>
      <aside aria-label="How it sounds" className="hidden pt-36 lg:block">
        <p aria-hidden className="h-10 font-display text-4xl leading-none text-accent">
          “
        </p>
        <p className="font-display text-2xl leading-snug text-balance">{style.sample}</p>
      </aside>
    </div>
  );
}

function BackToMenu() {
  const navigate = useNavigate();
  const location = useLocation();
  const cameFromMenu = (location.state as { fromMenu?: boolean } | null)?.fromMenu === true;
  // The menu is the page before this one: going back to it leaves no second copy in the history.
  const goBack = (click: MouseEvent) => {
    if (!cameFromMenu) return;
    click.preventDefault();
    void navigate(-1);
  };
  return (
    <BackLink to="/generator" onClick={goBack}>
      Back
    </BackLink>
  );
}
