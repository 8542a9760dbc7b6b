import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { pageCookie, readPageCookie } from '../../platform/http/page-cookies.ts';
import type { PublicMember } from '../../platform/http/viewer.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { useSiteData } from '../../ui/use-viewer.ts';
import { RequestButton } from '../feature-requests/request-button.tsx';
import { SignOutButton } from '../sign-in/sign-out-button.tsx';
import { Bell, entriesOf, ThemeSwitch, Wordmark } from './navigation.tsx';

/** The members' way around on wide screens. Closed, it keeps every name for who listens or points. */
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
          {entriesOf('sidebar', member).map(({ to, Icon, label }) => (
            <li key={to}>
              <NavLink to={to} className="nav-entry">
                <Icon aria-hidden size={20} />
                <Name>{label}</Name>
              </NavLink>
            </li>
          ))}
          <li>
            <RequestButton className="nav-entry" />
          </li>
        </ul>
        <ul className="mt-auto">
          <li>
            <Bell unread={member.unreadNotices} className="nav-entry" hasName />
          </li>
          <li>
            <ThemeSwitch className="nav-entry" hasLabel />
          </li>
          <li>
            <SignOutButton className="nav-entry" />
          </li>
          <li className="mt-2 border-t border-line pt-2">
            <NavLink to="/account" className="nav-entry">
              <Avatar
                name={member.name}
                photoUrl={member.photoUrl}
                className="-mx-1.5 size-8 text-sm"
              />
              <Name>{member.name}</Name>
            </NavLink>
          </li>
        </ul>
      </nav>
    </header>
  );
}

function Name({ children }: { children: ReactNode }) {
  return <span className="nav-name">{children}</span>;
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
      <Icon aria-hidden size={20} />
      <span className={isOpen ? 'sr-only' : 'nav-name'}>Sidebar</span>
    </button>
  );
}

/** The sidebar on this page, and the way to open or close it. What is remembered, the server knows too. */
function useSidebar() {
  const { pathname } = useLocation();
  const { isSidebarClosed } = useSiteData();
  const [isClosed, setIsClosed] = useState(isSidebarClosed);
  const [opened, setOpened] = useState<string | null>(null);
  // Coming back to a roomy page is arriving there.
  if (opened !== null && opened !== pathname) setOpened(null);
  const { isOpen, hasToggle, isRemembered } = sidebarOn(pathname, { isClosed, opened });
  const toggle = () => {
    if (!isRemembered) return setOpened(isOpen ? null : pathname);
    setIsClosed(isOpen);
    document.cookie = sidebarCookie(isOpen);
  };
  return { isOpen, hasToggle, toggle };
}

/** The pages that want the room (docs/product.md §2, Navigation), and the studio of theirs: there the sidebar is closed on arrival. */
const ROOMY = new Set(['/preview', '/studio', '/generator', '/reply-generator']);

const COOKIE_NAME = 'broetry-sidebar';
const YEAR_S = 365 * 24 * 60 * 60;

/** How the sidebar was left, from a Cookie header. Without a word it is open. */
export function isSidebarClosed(header: string | null): boolean {
  return readPageCookie(header, COOKIE_NAME) === 'closed';
}

/** The cookie that remembers it, as document.cookie takes it: the server reads it, so that nothing jumps. */
export function sidebarCookie(isClosed: boolean, isHttps?: boolean): string {
  return pageCookie(COOKIE_NAME, isClosed ? 'closed' : '', isClosed ? YEAR_S : 0, isHttps);
}

/** Where the sidebar stands: as it was left, except on the pages that want the room. */
type SidebarState = { isOpen: boolean; hasToggle: boolean; isRemembered: boolean };

/** `opened` names the roomy page on which the reader has opened it all the same. */
export function sidebarOn(
  pathname: string,
  { isClosed, opened }: { isClosed: boolean; opened: string | null },
): SidebarState {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const hasToggle = path !== '/preview';
  if (!ROOMY.has(path)) return { isOpen: !isClosed, hasToggle, isRemembered: true };
  return { isOpen: hasToggle && opened === path, hasToggle, isRemembered: false };
}
