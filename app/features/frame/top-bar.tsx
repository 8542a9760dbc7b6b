import type { MouseEvent } from 'react';
import { NavLink } from 'react-router';
import type { PublicMember, PublicViewer } from '../../platform/http/viewer.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { useViewer } from '../../ui/use-viewer.ts';
import { RequestButton } from '../feature-requests/request-button.tsx';
import { SignOutButton } from '../sign-in/sign-out-button.tsx';
import { TryLink } from '../sign-in/try-link.tsx';
import { Bell, entriesOf, ThemeSwitch, Wordmark } from './navigation.tsx';

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
        {/* Reserves five entries of 44 px, because the bar is painted before the last one arrives. */}
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

const MENU_ID = 'profile-menu';

/** The member's menu. The Popover API opens and closes it, with or without JavaScript. */
function ProfileMenu({ member }: { member: PublicMember }) {
  const { name, email, photoUrl } = member;
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label="Profile menu"
        className="grid size-11 place-items-center rounded-full hover:bg-tint"
      >
        <Avatar name={name} photoUrl={photoUrl} />
      </button>
      <div
        id={MENU_ID}
        popover="auto"
        className="card absolute inset-auto top-15 right-4 m-0 w-72 max-w-[calc(100vw-2rem)] animate-fade p-2 text-ink md:right-8"
      >
        <p className="border-b border-line px-3 pt-2 pb-3">
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-muted">{email}</span>
        </p>
        <ul className="py-2">
          {entriesOf('menu', member).map(({ to, Icon, label }) => (
            <li key={to}>
              <NavLink to={to} className="nav-entry" onClick={closeMenu}>
                <Icon aria-hidden size={20} /> {label}
              </NavLink>
            </li>
          ))}
          <li>
            <RequestButton className="nav-entry" />
          </li>
          <li>
            <ThemeSwitch className="nav-entry" hasLabel />
          </li>
        </ul>
        <div className="border-t border-line pt-2">
          <SignOutButton className="nav-entry" />
        </div>
      </div>
    </>
  );
}

function closeMenu(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
