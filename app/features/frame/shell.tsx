import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { version } from '../../../package.json';
import { PRODUCT_NAME, SATIRE_MARK } from '../../platform/text/instance-look.ts';
import { OfflineNote } from '../site/error-pages.tsx';
import { Link } from '../../ui/links.tsx';
import { useInstanceLook, useIsOpen, useViewer } from '../site/use-viewer.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import { Meeting } from './meeting.tsx';
import { PendingView } from './pending-view.tsx';
import { ThemeSwitch } from './navigation.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

/** The layout of every page: skip link, top bar or sidebar, content, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const isMember = viewer.kind === 'member';
  // A page that imitates another site has no navigation.
  if (useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.isBare)) {
    return (
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    );
  }
  return (
    // A grid stretches the column to the screen: Chromium measures a container query in no other column of a least height.
    <div
      className={`grid grid-cols-[minmax(0,1fr)] ${isMember ? 'lg:grid-cols-[auto_minmax(0,1fr)]' : ''}`}
    >
      <a
        href="#content"
        className="on-screen button button-primary absolute top-2 left-2 z-50 -translate-y-20 focus:translate-y-0"
      >
        Skip to content
      </a>
      {isMember && <Sidebar member={viewer} />}
      {isMember && <ProfileMenu member={viewer} />}
      <div className="flex min-h-dvh flex-col">
        <TopBar />
        <OfflineNote />
        <main id="content" tabIndex={-1}>
          <PendingView>{children}</PendingView>
        </main>
        <Meeting />
        <Footer />
      </div>
    </div>
  );
}

const FOOTER_LINKS = [
  ['/translate', 'Translate'],
  ['/bookmarklet', 'Bookmarklets'],
  ['/developers', 'Developers'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
] as const;

function Footer() {
  const isGuest = useViewer().kind === 'guest';
  const { name } = useInstanceLook();
  const isOpen = useIsOpen();
  return (
    <footer className="border-t border-line bg-paper">
      <div className="column flex flex-wrap items-center justify-between gap-x-8 py-5 text-sm text-muted md:py-6">
        <div className="min-w-0">
          <p className="site-name">{name}</p>
          <p className="mt-1">
            Parody. Not affiliated with LinkedIn.{' '}
            {name !== PRODUCT_NAME && <span>{`${SATIRE_MARK} `}</span>}
            <span className="whitespace-nowrap">Version {version}</span>
          </p>
        </div>
        <nav
          aria-label="Footer"
          className="on-screen flex items-center justify-between gap-x-4 max-lg:mt-2 max-lg:w-full max-sm:items-end"
        >
          <ul className="-ms-2 flex flex-wrap items-center max-sm:max-w-72">
            {FOOTER_LINKS.filter(([to]) => isOpen(to)).map(([to, name]) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center px-2 underline-offset-4 hover:text-primary hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          {isGuest && (
            <ThemeSwitch className="button button-plain size-11 shrink-0 rounded-full border-line p-0" />
          )}
        </nav>
      </div>
    </footer>
  );
}
