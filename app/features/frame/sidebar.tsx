import { useState } from 'react';
import { useLocation } from 'react-router';
import { pageCookie, readPageCookie } from '../../platform/http/page-cookies.ts';
import type { PublicMember } from '../../domain/members/viewer.ts';
import { CircleUser, PanelLeftClose, PanelLeftOpen } from '../../ui/icons/icons.tsx';
import { NavLink } from '../../ui/links.tsx';
import { useSiteData } from '../site/use-viewer.ts';
import { RequestButton } from '../feature-requests/request-button.tsx';
import { PageEntries, Wordmark } from './navigation.tsx';
import { ProfileButton } from './profile-menu.tsx';

/** The navigation of members on wide screens. When closed, it keeps all names for screen readers and tooltips. */
export function Sidebar({ member }: { member: PublicMember }) {
  const { isOpen, hasToggle, toggle } = useSidebar();
  return (
    <header className="sidebar on-screen" data-open={isOpen || undefined}>
      <div className={`flex py-2.5 ${isOpen ? 'items-center justify-between pl-3' : 'flex-col'}`}>
        <Wordmark isShort={!isOpen} />
        {hasToggle && <Toggle isOpen={isOpen} onPress={toggle} />}
      </div>
      <nav aria-label="Main" className="flex flex-1 flex-col">
        <ul>
          <PageEntries place="sidebar" viewer={member} />
          <li>
            <RequestButton className="nav-entry" marksBoard />
          </li>
        </ul>
        <div className="mt-auto border-t border-line pt-2">
          <div className={`own-entry flex ${isOpen ? 'items-center' : 'flex-col'}`}>
            <ProfileButton member={member} />
            <NavLink to="/account" className="nav-entry min-w-0">
              {!isOpen && <CircleUser />}
              <span className="nav-name">{member.name}</span>
            </NavLink>
          </div>
        </div>
      </nav>
    </header>
  );
}

function Toggle({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  const Icon = isOpen ? PanelLeftClose : PanelLeftOpen;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onPress}
      className={`nav-entry text-muted ${isOpen ? 'max-w-11' : ''}`}
    >
      <Icon />
      <span className={isOpen ? 'sr-only' : 'nav-name'}>Sidebar</span>
    </button>
  );
}

function useSidebar() {
  const { pathname } = useLocation();
  const { isSidebarClosed } = useSiteData();
  const [isClosed, setIsClosed] = useState(isSidebarClosed);
  const [opened, setOpened] = useState<string | null>(null);
  // A return to a page in ROOMY closes the sidebar again.
  if (opened !== null && opened !== pathname) setOpened(null);
  const { isOpen, hasToggle, isRemembered } = sidebarOn(pathname, { isClosed, opened });
  const toggle = () => {
    if (!isRemembered) return setOpened(isOpen ? null : pathname);
    setIsClosed(isOpen);
    document.cookie = sidebarCookie(isOpen);
  };
  return { isOpen, hasToggle, toggle };
}

/** Pages where the sidebar starts closed: those of docs/product.md §2, Navigation, and one of ours. */
const ROOMY = new Set(['/preview', '/generator', '/reply-generator', '/translate']);

const COOKIE_NAME = 'broetry-sidebar';
const YEAR_S = 365 * 24 * 60 * 60;

/** Returns whether the Cookie header closes the sidebar. Default: open. */
export function isSidebarClosed(header: string | null): boolean {
  return readPageCookie(header, COOKIE_NAME) === 'closed';
}

/** Returns the cookie for `document.cookie`. The server reads it and renders the same state, without a layout shift. */
export function sidebarCookie(isClosed: boolean, isHttps?: boolean): string {
  return pageCookie(COOKIE_NAME, isClosed ? 'closed' : '', isClosed ? YEAR_S : 0, isHttps);
}

type SidebarState = { isOpen: boolean; hasToggle: boolean; isRemembered: boolean };

/** Returns the sidebar state of a path. `opened` is the ROOMY path on which the viewer has opened the sidebar. */
export function sidebarOn(
  pathname: string,
  { isClosed, opened }: { isClosed: boolean; opened: string | null },
): SidebarState {
  const path = pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, '') : pathname;
  const hasToggle = path !== '/preview';
  if (!ROOMY.has(path)) return { isOpen: !isClosed, hasToggle, isRemembered: true };
  return { isOpen: hasToggle && opened === path, hasToggle, isRemembered: false };
}
