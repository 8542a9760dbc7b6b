import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { useViewer } from '../../ui/use-viewer.ts';
import { Footer } from './footer.tsx';
import { OfflineNote } from '../../ui/offline-note.tsx';
import { PendingPage } from './pending-view.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

/** What every page stands in: the skip link, the bar or the sidebar, the page, the footer. */
export function Shell({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const isMember = viewer.kind === 'member';
  if (useMatches().some(isBare)) {
    return (
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    );
  }
  return (
    <div className={isMember ? 'lg:grid lg:grid-cols-[auto_minmax(0,1fr)]' : undefined}>
      <a
        href="#content"
        className="on-screen button button-primary absolute top-2 left-2 z-50 -translate-y-20 focus:translate-y-0"
      >
        Skip to content
      </a>
      {isMember && <Sidebar member={viewer} />}
      <div className="flex min-h-dvh flex-col">
        <TopBar />
        <OfflineNote />
        <main id="content" tabIndex={-1} className="flex-1">
          <PendingPage>{children}</PendingPage>
        </main>
        <Footer />
      </div>
    </div>
  );
}

// A page that plays another site has none of this one around it.
function isBare({ handle }: { handle?: unknown }): boolean {
  return typeof handle === 'object' && handle !== null && 'isBare' in handle;
}
