import { NavLink } from 'react-router';
import type { PublicMember, PublicViewer } from '../../platform/http/viewer.ts';
import { useViewer } from '../../ui/use-viewer.ts';
import { TryLink } from '../sign-in/try-link.tsx';
import { Bell } from '../account/bell.tsx';
import { entriesOf } from './navigation.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { Wordmark } from './wordmark.tsx';

/** The bar above every page: for guests, and for members on screens too narrow for the sidebar. */
export function TopBar() {
  const viewer = useViewer();
  return (
    <header
      className={`on-screen border-b border-line ${viewer.kind === 'member' ? 'lg:hidden' : ''}`}
    >
      <nav
        aria-label="Main"
        className="column relative flex min-h-16 flex-wrap items-center justify-between"
      >
        <Wordmark />
        {/* Five places of 44 px from the start: the bar is painted before the last of them has arrived. */}
        <div
          className="flex flex-wrap items-center justify-end gap-1 max-sm:data-[viewer=member]:min-w-[236px] max-sm:data-[viewer=member]:justify-start"
          data-viewer={viewer.kind}
        >
          {viewer.kind === 'member' ? <ForMembers member={viewer} /> : <ForGuests guest={viewer} />}
        </div>
      </nav>
    </header>
  );
}

function ForMembers({ member }: { member: PublicMember }) {
  return (
    <>
      <Pages place="memberBar" viewer={member} />
      <Bell unread={member.unreadNotices} className="bar-entry" />
      <ProfileMenu member={member} />
    </>
  );
}

function ForGuests({ guest }: { guest: PublicViewer }) {
  return (
    <>
      <Pages place="guestBar" viewer={guest} />
      <ThemeSwitch />
      <NavLink to="/login" className="bar-entry text-primary">
        Sign In
      </NavLink>
      <TryLink
        source="navbar"
        className="button button-plain px-2 min-[360px]:ml-1 min-[360px]:px-3 sm:px-4"
      >
        Try Free
      </TryLink>
    </>
  );
}

function Pages({ place, viewer }: { place: 'memberBar' | 'guestBar'; viewer: PublicViewer }) {
  return entriesOf(place, viewer).map(({ to, Icon, label, isForRoom }) => (
    <NavLink key={to} to={to} className={`bar-entry ${isForRoom ? 'max-sm:hidden' : ''}`}>
      <Icon aria-hidden size={20} />
      <span className="sr-only sm:not-sr-only">{label}</span>
    </NavLink>
  ));
}
